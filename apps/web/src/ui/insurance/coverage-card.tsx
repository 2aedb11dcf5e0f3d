import '../../styles/components/covers.css'
import type { BadgeKind } from '../feedback/badge.tsx'
import { Badge } from '../feedback/badge.tsx'
import { Tag } from '../feedback/tag.tsx'
import type { IconName } from '../icons/icon.tsx'

type Props = {
  readonly name: string
  readonly code?: string | undefined
  readonly text?: string | undefined
  readonly badge?: { readonly kind: BadgeKind; readonly words: string; readonly icon?: IconName } | undefined
  readonly note?: string | undefined
  readonly checked: boolean
  /** No longer offered: it can only be removed. */
  readonly retired?: boolean | undefined
  readonly onChange: (checked: boolean) => void
  readonly onBlur?: (() => void) | undefined
}

export function CoverageCard(props: Props) {
  const { name, code, text, badge, note, checked, retired, onChange, onBlur } = props
  return (
    <label className={retired ? 'cover is-retired' : 'cover'}>
      <input
        className="tick"
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
      />
      <span className="cover__name">{name}</span>
      {code && <Tag code={code} mute={retired === true} />}
      {text && <span className="cover__text">{text}</span>}
      {(badge || note) && (
        <span className="cover__meta">
          {badge && (
            <Badge kind={badge.kind} {...(badge.icon ? { icon: badge.icon } : {})}>
              {badge.words}
            </Badge>
          )}
          {note && <span>{note}</span>}
        </span>
      )}
    </label>
  )
}
