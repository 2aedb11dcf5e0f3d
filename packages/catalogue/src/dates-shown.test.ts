import { dateText } from '@coverwright/core/model/answer-text'
import { shownDate } from '@coverwright/core/text/shown-date'
import { translator } from '@coverwright/core/text/text'
import { checkField } from '@coverwright/core/validation/check-field'
import { parseTyped } from '@coverwright/core/validation/typed-values'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { locales } from './messages/locales.ts'
import { nothing } from './testing/sites-as-they-are.ts'

const field = { path: 'day', type: 'date', label: 'Day' } as const
const us = { locale: 'en-US', currency: 'USD' }

/** A typed date as it is stored; undefined when it is refused. */
function shownAs(input: string): string | undefined {
  const answer = parseTyped(field, input, us)
  return checkField(field, answer, nothing).length === 0 ? String(answer) : undefined
}

const zeros = ['0', '\uff10', '\u0660', '\u0966']
/** A number in the digits of a script. */
const digits = (number: number, length: number, zero: string): string =>
  String(number)
    .padStart(length, '0')
    .replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)))

const anyDate = fc.record({
  year: fc.oneof(fc.integer({ min: 1800, max: 2200 }), fc.nat(99), fc.nat(30_000)),
  month: fc.integer({ min: 0, max: 13 }),
  day: fc.integer({ min: 0, max: 32 }),
  length: fc.constantFrom(4, 4, 4, 2),
  zero: fc.constantFrom('0', ...zeros),
  dash: fc.constantFrom('-', '-', '\u2011', '\u2013', '/', '.', ' '),
})

const numbersIn = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number)

it('an accepted date is the day that was typed, and is shown as that day in every locale (V1, I4)', () => {
  fc.assert(
    fc.property(anyDate, ({ year, month, day, length, zero, dash }) => {
      const parts = [digits(year, length, zero), digits(month, 2, zero), digits(day, 2, zero)]
      const answer = shownAs(parts.join(dash))
      const date = new Date(Date.UTC(year, month - 1, day))
      const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
      const isMeant = exists && year >= 1800 && year <= 2200 && !'/. '.includes(dash)
      expect(answer !== undefined).toBe(isMeant)
      if (answer === undefined) return
      expect(answer.split('-').map(Number)).toEqual([year, month, day])
      for (const locale of Object.keys(locales)) {
        const inFigures = locale === 'en-US' ? [month, day, year] : [day, month, year]
        expect(numbersIn(shownDate(answer, locale))).toEqual(inFigures)
        expect(numbersIn(translator({ on: 'On {date}' }, locale)('on', { date: answer }))).toEqual(inFigures)
        const inWords = dateText(answer, locale)
        // Portuguese has figures for the month.
        const figures = numbersIn(inWords).length === 3 ? [day, month, year] : [day, year]
        expect([...numbersIn(inWords)].sort((one, other) => (locale === 'en-US' ? one - other : 0))).toEqual(figures)
        const otherMonth = `${answer.slice(0, 5)}${digits((month % 12) + 1, 2, '0')}${answer.slice(7)}`
        expect(dateText(otherMonth, locale)).not.toBe(inWords)
      }
    }),
    { numRuns: 1000 },
  )
})

it.each(['24-05-01', '05/01/24', '0024-05-01', '20255-01-01', '2025-02-29', '2025-04-31', '31/04/2025', '29.02.2025'])(
  '%s is refused as a date (V1)',
  (input) => expect(shownAs(input)).toBeUndefined(),
)
