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
  /** A paragraph of its own: an answer with parts. */
  readonly wide: boolean
  readonly missing: boolean
}

export type FactGroup = {
  readonly id: string
  /** What the group is about; read by screen readers, as its Change button does not name the facts. */
  readonly title: string
  /** What the group and those after it are about: one item of a list. */
  readonly heading?: string | undefined
  /** A quiet line at its end, such as the insurers that ask. */
  readonly note?: string | undefined
  readonly facts: readonly ShownFact[]
  readonly change?: { readonly href: string; readonly label: string } | undefined
  /** The words beside a group that was just changed. */
  readonly changed?: string | undefined
}

type Props = {
  readonly id: string
  readonly title: string
  readonly tag?: string | undefined
  readonly groups: readonly FactGroup[]
  /** What is read only if it is opened, and what that is, in a line. */
  readonly folded?:
    | { readonly words: string; readonly open: boolean; readonly groups: readonly FactGroup[] }
    | undefined
}

/**
 * Answers to read at a glance, each group with one way to change it. Long applications fold what is asked for one line; a
 * section that is folded as a whole opens at its heading.
 */
export function FactSection({ id, title, tag, groups, folded }: Props) {
  const heading = (
    <>
      {tag && <Tag code={tag} />}
      <h2>
        <bdi>{title}</bdi>
      </h2>
    </>
  )
  const isWhole = groups.length === 0 && folded !== undefined
  return (
    <section className={isWhole ? 'review is-folded' : 'review'} id={id} tabIndex={-1} aria-label={title}>
      {!isWhole && <div className="review__head">{heading}</div>}
      <Groups groups={groups} />
      {folded && (
        <details open={folded.open}>
          <summary className={isWhole ? 'review__head' : 'review__more'}>
            {isWhole && heading}
            <span>{folded.words}</span>
            <Icon name="chevron-down" small />
          </summary>
          <Groups groups={folded.groups} />
        </details>
      )}
    </section>
  )
}

const Groups = ({ groups }: Pick<Props, 'groups'>) => (
  <div className="review__groups">
    {groups.map((group) => (
      <Group key={group.id} {...group} />
    ))}
  </div>
)

function Group({ id, title, heading, note, facts, change, changed }: FactGroup) {
  return (
    <div className={changed ? 'review__group is-changed' : 'review__group'} id={id} tabIndex={changed ? -1 : undefined}>
      {heading && (
        <h3>
          <bdi>{heading}</bdi>
        </h3>
      )}
      <dl>
        {facts.map(({ id: fact, label, answer, wide, missing }) => (
          <div
            key={fact}
            className={[wide && 'is-wide', missing && 'is-missing'].filter(Boolean).join(' ') || undefined}
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
      {note && <p className="review__note">{note}</p>}
    </div>
  )
}
