import { expect, it } from 'vitest'
import { countries } from './countries.ts'
import { coverageNoteOf, coverageQuestionsOf } from './coverage-notes.ts'

it.each(countries.map(({ code }) => code))(
  'every type of insurance of %s says what it pays for and what not (I1)',
  (code) => {
    const types = countries.find((country) => country.code === code)?.types ?? []
    const notes = types.map(({ line }) => ({ line, note: coverageNoteOf(code, line) }))
    expect(notes.filter(({ note }) => !(note?.pays.endsWith('.') && note.leavesOut.endsWith('.')))).toEqual([])
  },
)

it.each(countries.map(({ code }) => code))(
  'three questions help to choose in %s, each about a different type (I1)',
  (code) => {
    const types = countries.find((country) => country.code === code)?.types ?? []
    const questions = coverageQuestionsOf(
      code,
      types.map(({ line }) => line),
    )
    expect(new Set(questions.map(({ line }) => line)).size).toBe(3)
    for (const { question, reason } of questions) expect([question.at(-1), reason.at(-1)]).toEqual(['?', '.'])
  },
)

it('recommends the first type that is offered, and asks nothing where none is (I1)', () => {
  const linesOf = (...lines: string[]) => coverageQuestionsOf('US', lines).map(({ line }) => line)
  expect(linesOf('gl', 'cp', 'bop')).toEqual(['bop'])
  expect(linesOf('gl', 'cp')).toEqual(['cp'])
  expect(linesOf('gl')).toEqual([])
})
