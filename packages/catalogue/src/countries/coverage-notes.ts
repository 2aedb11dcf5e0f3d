import { coverageNotes as ar } from './ar/coverage-notes.ts'
import { coverageNotes as br } from './br/coverage-notes.ts'
import type { CoverageNote, CoverageNotes } from './coverage-note.ts'
import { coverageNotes as es } from './es/coverage-notes.ts'
import { coverageNotes as fr } from './fr/coverage-notes.ts'
import { coverageNotes as gb } from './gb/coverage-notes.ts'
import { coverageNotes as pt } from './pt/coverage-notes.ts'
import { coverageNotes as us } from './us/coverage-notes.ts'

const notes: Readonly<Record<string, CoverageNotes>> = { AR: ar, BR: br, ES: es, FR: fr, GB: gb, PT: pt, US: us }

/** Apart from the countries' other data, so that the browser loads none of it: the server sends what a page shows. */
export const coverageNoteOf = (country: string, line: string): CoverageNote | undefined => notes[country]?.[line]
