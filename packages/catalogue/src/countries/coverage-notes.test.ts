import { expect, it } from 'vitest'
import { countries } from './countries.ts'
import { coverageNoteOf } from './coverage-notes.ts'

it.each(countries.map(({ code }) => code))(
  'every type of insurance of %s says what it pays for and what not (I1)',
  (code) => {
    const types = countries.find((country) => country.code === code)?.types ?? []
    const notes = types.map(({ line }) => ({ line, note: coverageNoteOf(code, line) }))
    expect(notes.filter(({ note }) => !(note?.pays.endsWith('.') && note.leavesOut.endsWith('.')))).toEqual([])
  },
)
