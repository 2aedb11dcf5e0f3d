import type { ReactNode } from 'react'

export type MarginNote = { readonly id: string; readonly title: string; readonly body: ReactNode }

type Props = {
  readonly label: string
  /** Notes before the others, drawn by the component that has them. */
  readonly before?: ReactNode
  readonly notes: readonly MarginNote[]
}

/** Help beside the questions; on small screens it is below the form. */
export function MarginNotes({ label, before, notes }: Props) {
  if (!before && !notes.length) return null
  return (
    <aside className="margin" aria-label={label}>
      {before}
      {notes.map((note) => (
        <section key={note.id} className="mnote">
          <h2>{note.title}</h2>
          {typeof note.body === 'string' ? <p>{note.body}</p> : note.body}
        </section>
      ))}
    </aside>
  )
}
