import { coverageNotes as ar, coverageQuestions as arQuestions } from './ar/coverage-notes.ts'
import { coverageNotes as br, coverageQuestions as brQuestions } from './br/coverage-notes.ts'
import type { CoverageNote, CoverageNotes, CoverageQuestion } from './coverage-note.ts'
import { coverageNotes as es, coverageQuestions as esQuestions } from './es/coverage-notes.ts'
import { coverageNotes as fr, coverageQuestions as frQuestions } from './fr/coverage-notes.ts'
import { coverageNotes as gb, coverageQuestions as gbQuestions } from './gb/coverage-notes.ts'
import { coverageNotes as pt, coverageQuestions as ptQuestions } from './pt/coverage-notes.ts'
import { coverageNotes as us, coverageQuestions as usQuestions } from './us/coverage-notes.ts'

const notes: Readonly<Record<string, CoverageNotes>> = { AR: ar, BR: br, ES: es, FR: fr, GB: gb, PT: pt, US: us }

/**
 * Kept apart from the countries' other data, so that the browser loads none of it: the server sends what a page shows.
 */
export const coverageNoteOf = (country: string, line: string): CoverageNote | undefined => notes[country]?.[line]

const questions: Readonly<Record<string, readonly CoverageQuestion[]>> = {
  AR: arQuestions,
  BR: brQuestions,
  ES: esQuestions,
  FR: frQuestions,
  GB: gbQuestions,
  PT: ptQuestions,
  US: usQuestions,
}

/** The questions that help to choose among these lines, each with the line that is recommended after Yes. */
export const coverageQuestionsOf = (country: string, lines: readonly string[]) =>
  (questions[country] ?? []).flatMap(({ lines: questionLines, question, reason }) => {
    const line = questionLines.find((each) => lines.includes(each))
    return line === undefined ? [] : [{ line, question, reason }]
  })
