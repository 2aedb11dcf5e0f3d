import type { ReactNode } from 'react'
import { Link } from '../../navigation/area.tsx'
import '../../styles/components/schedule.css'
import { Tag } from '../feedback/tag.tsx'
import { Icon } from '../icons/icon.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

export type ScheduleRow = {
  readonly id: string
  readonly label: string
  readonly answer: ReactNode
  /** A second line, smaller. */
  readonly detail?: string
  /** The parts of an answer that is a list or a group; shown below it, across the row. */
  readonly parts?: readonly SchedulePart[]
  readonly missing?: boolean
  readonly change?: { readonly href: string; readonly label: string }
}

export type SchedulePart = {
  readonly id: string
  /** "Claim 2"; undefined if there is only one. */
  readonly name?: string | undefined
  readonly rows: readonly Pick<ScheduleRow, 'id' | 'label' | 'answer'>[]
}

type Props = {
  readonly title: string
  readonly tag?: string | undefined
  /** At the end of the heading, such as the carrier that asks. */
  readonly note?: string | undefined
  readonly rows: readonly ScheduleRow[]
}

/** Answers to review: label, answer and Change link. The print view has the same structure. */
export function Schedule({ title, tag, note, rows }: Props) {
  return (
    <section className="schedule">
      <div className="schedule__head">
        {tag && <Tag code={tag} />}
        <h2>
          <bdi>{title}</bdi>
        </h2>
        {note && <p>{note}</p>}
      </div>
      <ScheduleRows rows={rows} />
    </section>
  )
}

/** The rows alone, below a heading of the caller's. */
export function ScheduleRows({ rows }: Pick<Props, 'rows'>) {
  return (
    <dl>
      {rows.map((row) => (
        <Row key={row.id} {...row} />
      ))}
    </dl>
  )
}

function Row({ label, answer, detail, parts = [], missing, change }: ScheduleRow) {
  return (
    <div className={missing ? 'is-missing' : undefined}>
      <dt>{label}</dt>
      <dd>
        {missing && <Icon name="alert" small />}
        <span dir="auto">
          {answer}
          {detail && <small>{detail}</small>}
        </span>
      </dd>
      {change && (
        <dd className="act">
          <Link className="chg" href={change.href}>
            {change.label}
            <VisuallyHidden> {label}</VisuallyHidden>
          </Link>
        </dd>
      )}
      {parts.length > 0 && (
        <dd className="parts">
          {parts.map((part) => (
            <Part key={part.id} {...part} />
          ))}
        </dd>
      )}
    </div>
  )
}

function Part({ name, rows }: SchedulePart) {
  return (
    <>
      {name && <p className="parts__name">{name}</p>}
      <ul>
        {rows.map(({ id, label, answer }) => (
          <li key={id}>
            <span>{label}</span>
            <span dir="auto">{answer}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
