import { expect, it } from 'vitest'
import { dateIsBefore } from './date-is-before.ts'

const check = { rule: 'dateIsBefore', date: 'today' }
const view = { get: () => undefined, today: '2026-11-20' }

it.each(['2026-11-19', '1999-12-31'])('%j passes (V1)', (answer) => {
  expect(dateIsBefore(answer, check, view)).toBeUndefined()
})

it.each(['2026-11-20', '2026-11-21', '2026-02-30', 'soon'])('%j is refused (V1)', (answer) => {
  expect(dateIsBefore(answer, check, view)).toBeDefined()
})

it.each([undefined, null, '', '  ', []])('%j is blank and passes (V1)', (answer) => {
  expect(dateIsBefore(answer, check, view)).toBeUndefined()
})

it.each([
  ['2027-02-18', undefined],
  ['2027-02-19', { key: 'validationError.dateIsBefore', params: { date: '2027-02-19' } }],
])('91 days from today leave %s %j (V1)', (answer, refusal) => {
  expect(dateIsBefore(answer, { ...check, days: 91 }, view)).toEqual(refusal)
})

it('compares with another answer, and passes when there is none (V1)', () => {
  const other = { ...view, get: (path: string) => (path === 'hired' ? '2020-05-01' : undefined) }
  expect(dateIsBefore('2020-04-30', { ...check, date: 'hired' }, other)).toBeUndefined()
  expect(dateIsBefore('2020-05-01', { ...check, date: 'hired' }, other)).toBeDefined()
  expect(dateIsBefore('2020-05-01', { ...check, date: 'fired' }, other)).toBeUndefined()
})
