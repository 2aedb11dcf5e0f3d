import type { ComponentProps } from 'react'
import { lazy, Suspense } from 'react'
import type { NotesSheet } from './notes-sheet.tsx'

const Sheet = lazy(() => import('./notes-sheet.tsx').then((file) => ({ default: file.NotesSheet })))

/** The sheet with the notes and tasks of a quote, fetched when it is first opened. */
export function OpenNotes(props: ComponentProps<typeof NotesSheet>) {
  return (
    <Suspense>
      <Sheet {...props} />
    </Suspense>
  )
}
