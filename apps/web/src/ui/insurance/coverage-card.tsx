import type { Translate } from '@coverwright/core/text/text'
import { useId } from 'react'
import '../../styles/components/covers.css'
import type { BadgeKind } from '../feedback/badge.tsx'
import { Badge } from '../feedback/badge.tsx'
import { Tag } from '../feedback/tag.tsx'
import type { IconName } from '../icons/icon.tsx'
import { Icon } from '../icons/icon.tsx'
import { CoveragePicture } from './coverage-picture.tsx'

type Props = {
  readonly name: string
  readonly code?: string | undefined
  readonly text?: string | undefined
  readonly picture?: string | undefined
  /** What it pays for, and what not. */
  readonly pays?: string | undefined
  readonly leavesOut?: string | undefined
  readonly badge?: { readonly kind: BadgeKind; readonly words: string; readonly icon?: IconName } | undefined
  readonly note?: string | undefined
  readonly checked: boolean
  /** No longer offered: it can only be removed. */
  readonly retired?: boolean | undefined
  readonly onChange: (isChecked: boolean) => void
  readonly onBlur?: (() => void) | undefined
  readonly t: Translate
}

export function CoverageCard(props: Props) {
  const { name, code, text, picture, pays, leavesOut, badge, note, checked, retired, onChange, onBlur, t } = props
  const id = useId()
  return (
    <label className={retired ? 'cover is-retired' : 'cover'}>
      <input
        className="tick"
        type="checkbox"
        checked={checked}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-about`}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
      />
      {picture && <CoveragePicture name={picture} />}
      <span className="cover__name" id={`${id}-name`}>
        {name}
      </span>
      {code && <Tag code={code} mute={retired === true} />}
      <span className="cover__about" id={`${id}-about`}>
        {text && <span className="cover__text">{text}</span>}
        {pays && (
          <span className="cover__pays">
            <Icon name="check" small />
            <span>
              <b>{t('page.coverages.pays')}</b> {pays}
            </span>
          </span>
        )}
        {leavesOut && (
          <span className="cover__pays cover__pays--not">
            <Icon name="minus" small />
            <span>
              <b>{t('page.coverages.leavesOut')}</b> {leavesOut}
            </span>
          </span>
        )}
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
      </span>
    </label>
  )
}
