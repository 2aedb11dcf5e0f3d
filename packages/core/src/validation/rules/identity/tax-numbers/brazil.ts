import { elevenOrZero, weightedSum } from './check-digits.ts'

/** Whether both check digits are right: the first uses all weights but the first, the second all. */
const closes = (number: string, weights: readonly number[]): boolean => {
  const places = weights.length
  return (
    elevenOrZero(weightedSum(number, weights.slice(1))) === Number(number.charAt(places - 1)) &&
    elevenOrZero(weightedSum(number, weights)) === Number(number.charAt(places))
  )
}

/** A Brazilian company: twelve digits, or letters since July 2026, and two check digits. A counts as 17. */
export const isCnpj = (number: string): boolean =>
  /^[A-Z\d]{12}\d\d$/.test(number) && closes(number, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2])

/** A person in Brazil: nine digits and two check digits. */
export const isCpf = (number: string): boolean =>
  /^\d{11}$/.test(number) && closes(number, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
