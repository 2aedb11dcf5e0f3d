import { expect, it } from 'vitest'
import { isValidDate } from './is-valid-date.ts'

const check = { rule: 'isValidDate' }
const view = { get: () => undefined, today: '2026-11-20' }

it.each(['2026-11-20', '2028-02-29'])('%j passes (V1)', (answer) => {
  expect(isValidDate(answer, check, view)).toBeUndefined()
})

it.each(['2027-02-29', '2026-13-01', '11-20-2026', '2026-1-2', 'today', 20261120])('%j is refused (V1)', (answer) => {
  expect(isValidDate(answer, check, view)).toBeDefined()
})

it.each([undefined, null, '', '  ', []])('%j is blank and passes (V1)', (answer) => {
  expect(isValidDate(answer, check, view)).toBeUndefined()
})

it('reads MM-DD-YYYY where the check says so (V4)', () => {
  const american = { ...check, format: 'MM-DD-YYYY' }
  expect(isValidDate('02-29-2028', american, view)).toBeUndefined()
  expect(isValidDate('02-29-2027', american, view)).toBeDefined()
  expect(isValidDate('2028-02-29', american, view)).toBeDefined()
})
