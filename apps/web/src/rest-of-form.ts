import { clearedBy } from '@coverwright/core/flow/cleared-by'
import { skills } from '@coverwright/core/flow/skills'
import { parseTyped } from '@coverwright/core/forms/typed-values'
import { keep } from './api/server/quote-calls.ts'
import { factNotes } from './features/application/fact-notes.ts'
import { lastYearNotes } from './features/application/last-year.ts'
import { placeOfZip } from './features/application/place-of-zip.ts'
import { SavedAndOn } from './features/application/saved-and-on.tsx'
import { stored } from './features/application/stored-step.ts'
import { nameTab } from './features/shell/name-tab.ts'
import { belowControl } from './form/below-control.tsx'
import { ClassList } from './form/class-list.tsx'
import { LastYearNote } from './form/last-year-note.tsx'
import { parentWords } from './form/parent-words.ts'
import { problemLinks, problemTitle } from './form/problem-links.ts'
import { tidiedText, writtenText } from './form/written-text.ts'
import { ZipPlace } from './form/zip-place.tsx'
import { ErrorSummary } from './ui/error-summary.tsx'

/** One file of what forms need once something is looked for or pressed, and on every page but the first. */
export const restOfForm = {
  skills,
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
  stored,
  keep,
  nameTab,
}

export type RestOfForm = typeof restOfForm
