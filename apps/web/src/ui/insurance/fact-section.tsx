import type { ReactNode } from 'react'
import { Link } from '../../navigation/area.tsx'
import { Tag } from '../feedback/tag.tsx'
import { Icon } from '../icons/icon.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import '../../styles/components/fact-section.css'

export type ShownFact = {
  readonly id: string
  readonly label: string
  readonly answer: ReactNode
  /** Takes the whole width: a long answer, or one with parts. */
  readonly wide: 'always' | 'on a phone' | 'never'
  readonly missing: boolean
}

export type FactGroup = {
  readonly id: string
  /** What the group is about; read by screen readers, as its Change button does not name the facts. */
  readonly title: string
  readonly facts: readonly ShownFact[]
  readonly change?: { readonly href: string; readonly label: string } | undefined
  /** The words beside a group that was just changed. */
  readonly changed?: string | undefined
}

type Props = {
  readonly id: string
  readonly title: string
  readonly tag?: string | undefined
  /** At the end of the heading, such as the carrier that asks. */
  readonly note?: string | undefined
  /** What a folded section holds, in a line; a section without it cannot be folded. */
  readonly folded?: { readonly words: string; readonly open: boolean } | undefined
  readonly groups: readonly FactGroup[]
}

/** Answers to read at a glance, each group with one way to change it. Long applications fold what is asked for one line. */
export function FactSection({ id, title, tag, note, folded, groups }: Props) {
  const heading = (
    <>
      {tag && <Tag code={tag} />}
      <h2>
        <bdi>{title}</bdi>
      </h2>
      {note && <p className="review__note">{note}</p>}
    </>
  )
  const rows = groups.map((group) => <Group key={group.id} {...group} />)
  if (!folded) {
    return (
      <section className="review" id={id} tabIndex={-1}>
        <div className="review__head">{heading}</div>
        {rows}
      </section>
    )
  }
  return (
    <section className="review" id={id} tabIndex={-1}>
      <details open={folded.open}>
        <summary className="review__head">
          {heading}
          <span className="review__folded">{folded.words}</span>
          <Icon name="chevron-down" small />
        </summary>
        {rows}
      </details>
    </section>
  )
}

const wideClasses = { always: 'is-wide', 'on a phone': 'is-wide-on-phone', never: '' } as const

function Group({ id, title, facts, change, changed }: FactGroup) {
  return (
    <div className={changed ? 'review__group is-changed' : 'review__group'} id={id} tabIndex={changed ? -1 : undefined}>
      <dl>
        {facts.map(({ id: fact, label, answer, wide, missing }) => (
          <div
            key={fact}
            className={[wideClasses[wide], missing && 'is-missing'].filter(Boolean).join(' ') || undefined}
          >
            <dt>{label}</dt>
            <dd dir="auto">
              {missing && <Icon name="alert" small />}
              {answer}
            </dd>
          </div>
        ))}
      </dl>
      {change && (
        <p className="review__act">
          {changed && <span className="review__changed">{changed}</span>}
          <Link className="chg" href={change.href}>
            {change.label}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Link>
        </p>
      )}
    </div>
  )
}
