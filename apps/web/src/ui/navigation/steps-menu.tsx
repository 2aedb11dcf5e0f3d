import { sameAnswer } from '@coverwright/core/answers/answers'
import type { Translate } from '@coverwright/core/text/text'
import { memo } from 'react'
import { Link } from '../../navigation/area.tsx'
import { Icon } from '../icons/icon.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

export type MenuPage = {
  readonly id: string
  readonly label: string
  readonly href?: string
  readonly current?: boolean
  /** Reached, and everything on it is answered. */
  readonly done?: boolean
}

export type MenuEntry = {
  readonly id: string
  readonly label: string
  readonly state: 'done' | 'current' | 'open' | 'ahead'
  /** The first page of the section; without it the entry is no link. */
  readonly href?: string
  /** At the end of the line: "1 of 3". */
  readonly count?: string
  /** The pages of the section, shown if it is the current one. */
  readonly pages?: readonly MenuPage[]
}

type Props = { readonly entries: readonly MenuEntry[]; readonly t: Translate }

export function StepsMenu({ entries, t }: Props) {
  return (
    <ol className="steps">
      {entries.map((entry) => (
        <Step key={entry.id} entry={entry} t={t} />
      ))}
    </ol>
  )
}

const classOf = { done: 'is-done', current: 'is-now', open: 'is-open', ahead: 'is-next' } as const

type StepProps = { readonly entry: MenuEntry; readonly t: Translate }

// Each page creates a new menu, in which few steps differ from the previous one.
const isSameStep = (one: StepProps, other: StepProps): boolean =>
  one.t === other.t && sameAnswer(one.entry, other.entry)

const Step = memo(function StepLine({ entry, t }: StepProps) {
  const { label, state, href, count, pages = [] } = entry
  const content = (
    <>
      {label}
      {count && <span className="steps__count">{count}</span>}
      {state === 'done' && <Icon name="check" small />}
      {state !== 'current' && <VisuallyHidden>, {t(`ui.step.${state}`)}</VisuallyHidden>}
    </>
  )
  return (
    <li className={classOf[state]}>
      {href && state !== 'current' ? (
        <Link className="st" href={href}>
          {content}
        </Link>
      ) : (
        <span className="st" aria-current={state === 'current' ? 'step' : undefined}>
          {content}
        </span>
      )}
      {state === 'current' && pages.length > 1 && (
        <ul>
          {pages.map((page) => (
            <li key={page.id}>
              <PageLine page={page} t={t} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}, isSameStep)

function PageLine({ page: { label, href, current, done }, t }: { readonly page: MenuPage; readonly t: Translate }) {
  if (current) {
    return (
      <span className="st" aria-current="page">
        {label}
      </span>
    )
  }
  return href ? (
    <Link className="st" href={href}>
      {label}
      {done && (
        <>
          <Icon name="check" small />
          <VisuallyHidden>, {t('ui.step.done')}</VisuallyHidden>
        </>
      )}
    </Link>
  ) : (
    <span className="st">{label}</span>
  )
}
