import type { ReactNode } from 'react'

export type MarginNote = { readonly id: string; readonly title: string; readonly body: ReactNode }

/** Help beside the questions; on small screens it is below the form. */
export function MarginNotes({ label, notes }: { readonly label: string; readonly notes: readonly MarginNote[] }) {
  if (!notes.length) return null
  return (
    <aside className="margin" aria-label={label}>
      {notes.map((note) => (
        <section key={note.id} className="mnote">
          <h2>{note.title}</h2>
          {typeof note.body === 'string' ? <p>{note.body}</p> : note.body}
        </section>
      ))}
    </aside>
  )
}
