import { type NumberHabits, readNumber } from './read-number.ts'

/** An amount in minor units, or the amounts that a text may mean. */
export type AmountRead = { readonly value: number } | { readonly readings: readonly number[] }

const decimalSign = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'

/**
 * An amount with a fraction of one or two digits, as people write it in that locale. An ambiguous text such as `1.250`
 * returns both readings.
 */
export function readAmount(text: string, habits: NumberHabits): AmountRead {
  const [, integer, sign, fraction = '', rest = ''] = /^(.*\d)([.,])(\d{1,2})(\D*)$/.exec(text.trim()) ?? []
  if (integer !== undefined) {
    const amount = readNumber(`${integer}${rest}`, habits, 'money')
    if (!('value' in amount)) return { readings: [] }
    const value = amount.value * 100 + Number(fraction.padEnd(2, '0'))
    return sign === decimalSign(habits.locale) ? { value } : { readings: [value] }
  }
  const wholeAmount = readNumber(text, habits, 'money')
  if ('value' in wholeAmount) return { value: wholeAmount.value * 100 }
  const [, before, after] = /^\D*(\d{1,3})[.,](\d{3})\D*$/.exec(text) ?? []
  if (before === undefined || wholeAmount.readings.length === 0)
    return { readings: wholeAmount.readings.map((each) => each * 100) }
  return { readings: [Number(`${before}${after}`) * 100, Math.round(Number(`${before}.${after}`) * 100)] }
}
