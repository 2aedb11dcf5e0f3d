import { elevenOrZero, weightedSum } from './check-digits.ts'

/** Portugal's tax number, of a person or a company: nine digits, the first by the kind of holder. */
export const isNifOfPortugal = (number: string): boolean =>
  /^([123568]|45|7[01245789]|9[0189])/.test(number) &&
  /^\d{9}$/.test(number) &&
  elevenOrZero(weightedSum(number, [9, 8, 7, 6, 5, 4, 3, 2])) === Number(number.charAt(8))
