import { weightedSum } from './check-digits.ts'

/** Unique taxpayer reference: ten digits, the first of which checks the others. Some papers add a K. */
export const isUtr = (number: string): boolean =>
  /^\d{10}K?$/.test(number) &&
  '21987654321'.charAt(weightedSum(number, [0, 6, 7, 8, 9, 10, 5, 4, 3, 2]) % 11) === number.charAt(0)

/**
 * A number in the register of companies: eight digits, or two letters for the register or kind and six more characters.
 */
export const isCompanyNumber = (number: string): boolean => /^(\d{8}|[A-Z]{2}\d{5}[A-Z\d])$/.test(number)

/** Nine digits, or twelve for a branch, with or without GB; the last two of the nine check by 97, in one of two ways. */
export function isVatNumber(number: string): boolean {
  const digits = number.replace(/^GB/, '')
  if (!/^\d{9}(\d{3})?$/.test(digits)) return false
  const sum = weightedSum(digits, [8, 7, 6, 5, 4, 3, 2, 10, 1])
  return sum % 97 === 0 || (sum + 55) % 97 === 0
}
