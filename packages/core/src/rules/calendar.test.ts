import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shownDate } from '../text/shown-date.ts'
import { calendarDay, daysAfter, firstOfNextMonth } from './calendar.ts'
import { yearsAfter } from './years-after.ts'

it.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-03-01', -1, '2027-02-28'],
  ['9999-12-31', 1, undefined],
  ['2026-01-01', Number.NaN, undefined],
])('%s and %d days is %s (V1)', (day, days, expected) => {
  expect(daysAfter(day, days)).toBe(expected)
})

it.each([
  ['2026-01-31', 1, '2027-01-31'],
  ['2026-12-31', 1, '2027-12-31'],
  ['2027-02-28', 1, '2028-02-28'],
  ['2028-02-29', 1, '2029-03-01'],
  ['2028-02-29', -4, '2024-02-29'],
  ['1999-03-01', 1, '2000-03-01'],
  ['1899-02-28', 1, '1900-02-28'],
  ['2099-06-30', 1, '2100-06-30'],
])('%s and %d years is %s (N1)', (day, years, expected) => {
  expect(yearsAfter(day, years)).toBe(expected)
})

it.each([
  ['2026-11-27', '2026-12-01'],
  ['2026-12-31', '2027-01-01'],
  ['2027-01-01', '2027-02-01'],
])('the month after %s begins on %s (V1)', (day, expected) => {
  expect(firstOfNextMonth(day)).toBe(expected)
})

it('a day written either way is the same day (V4)', () => {
  fc.assert(
    fc.property(fc.integer({ min: -30_000, max: 30_000 }), (days) => {
      const day = daysAfter('2000-01-01', days) ?? ''
      expect(calendarDay(day)).toBe(day)
      expect(calendarDay(shownDate(day, 'en-US'), 'MM-DD-YYYY')).toBe(day)
      expect(daysAfter(day, -days)).toBe('2000-01-01')
    }),
  )
})
