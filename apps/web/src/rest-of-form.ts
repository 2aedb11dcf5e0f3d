import { clearedBy } from '@coverwright/core/saving/clearing'
import { parseTyped } from '@coverwright/core/validation/typed-values'
import { factNotes } from './features/application/reference/fact-notes.ts'
import { placeOfZip } from './features/application/reference/place-of-zip.ts'
import { SavedAndOn } from './features/application/saving/saved-and-on.tsx'
import { lastYearNotes } from './features/application/step/last-year.ts'
import { nameTab } from './features/shell/name-tab.ts'
import { belowControl } from './forms/annotations/below-control.tsx'
import { LastYearNote } from './forms/annotations/last-year-note.tsx'
import { parentWords } from './forms/annotations/parent-words.ts'
import { problemLinks, problemTitle } from './forms/layout/problem-links.ts'
import { ClassList } from './forms/look-ups/class-list.tsx'
import { ZipPlace } from './forms/look-ups/zip-place.tsx'
import { tidiedText, writtenText } from './forms/state/written-text.ts'
import { ErrorSummary } from './ui/feedback/error-summary.tsx'

/** One file of what forms need once something is looked for or pressed, and on every page but the first. */
export const restOfForm = {
  clearedBy,
  parseTyped,
  writtenText,
  tidiedText,
  parentWords,
  factNotes,
  lastYearNotes,
  belowControl,
  problemLinks,
  problemTitle,
  ErrorSummary,
  LastYearNote,
  ClassList,
  ZipPlace,
  placeOfZip,
  SavedAndOn,
  nameTab,
}

export type RestOfForm = typeof restOfForm
