import { expect, it } from 'vitest'
import { dateIsAfter } from './date-is-after.ts'

const check = { rule: 'dateIsAfter', date: 'today' }
const view = { get: () => undefined, today: '2026-11-20' }

it.each(['2026-11-21'])('%j passes (V1)', (answer) => {
  expect(dateIsAfter(answer, check, view)).toBeUndefined()
})

it.each(['2026-11-20', '2026-11-19', 20261121])('%j is refused (V1)', (answer) => {
  expect(dateIsAfter(answer, check, view)).toBeDefined()
})

it.each([undefined, null, '', '  ', []])('%j is blank and passes (V1)', (answer) => {
  expect(dateIsAfter(answer, check, view)).toBeUndefined()
})

it('compares with a day of its own, moved back by days (V1)', () => {
  const march = { ...check, date: '2024-03-01', days: -1 }
  expect(dateIsAfter('2024-03-01', march, view)).toBeUndefined()
  expect(dateIsAfter('2024-02-29', march, view)?.params).toEqual({ date: '2024-02-29' })
})
