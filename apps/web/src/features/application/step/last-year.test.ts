import type { Answers } from '@coverwright/core/answers/answers'
import { readAnswer } from '@coverwright/core/answers/answers'
import type { Field } from '@coverwright/core/model/field'
import { expect, it } from 'vitest'
import { lastYearNotes } from './last-year.ts'

const words = { t: (text: unknown) => String(text), locale: 'en-US', currency: 'USD', labelOf: () => undefined }
const revenue: Field = { path: 'annual_revenue', type: 'money', label: '' }

const note = (field: Field, carried: Answers, entered: unknown) =>
  lastYearNotes((path) => readAnswer(carried, path), words)(field, field.path, entered)

it('says last year’s answer in words, and marks another one as soon as it is typed (N1)', () => {
  const lastYear = { annual_revenue: 900_000 }
  expect(note(revenue, lastYear, 900_000)).toEqual({ words: '$900,000', isChanged: false })
  expect(note(revenue, lastYear, '900,000')).toEqual({ words: '$900,000', isChanged: false })
  expect(note(revenue, lastYear, '1,200,000')).toEqual({ words: '$900,000', isChanged: true })
  expect(note(revenue, lastYear, '')).toEqual({ words: '$900,000', isChanged: false })
})

it('a list with the same content is unchanged, whatever the ids of its entries (N1)', () => {
  const areas: Field = {
    path: 'areas',
    type: 'repeat',
    label: '',
    fields: [
      { path: 'area', type: 'text', label: '' },
      { path: 'share', type: 'percent', label: '' },
    ],
  }
  const lastYear = { areas: [{ id: 'r1', area: 'Estates', share: 100 }] }
  expect(note(areas, lastYear, [{ id: 'r9', area: 'Estates', share: '100' }])).toEqual({
    words: 'Estates 100%',
    isChanged: false,
  })
  expect(note(areas, lastYear, [{ id: 'r1', area: 'Estates', share: '90' }])?.isChanged).toBe(true)
})

it('an unanswered, encrypted or signed answer of last year has no note (N1)', () => {
  expect(note(revenue, {}, 5)).toBeUndefined()
  expect(note({ ...revenue, sensitive: true }, { annual_revenue: 5 }, 6)).toBeUndefined()
  const signature: Field = { path: 'signature', type: 'signature', label: '' }
  expect(note(signature, { signature: { kind: 'typed', name: 'Helena Alder' } }, undefined)).toBeUndefined()
})
