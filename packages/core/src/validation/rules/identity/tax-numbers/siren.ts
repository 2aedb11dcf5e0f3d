import { passesLuhn } from './check-digits.ts'

const laPoste = '356000000'

/** A French company's nine digits. */
export const isSiren = (number: string): boolean => /^\d{9}$/.test(number) && passesLuhn(number)

/**
 * A French company's place of business: its SIREN and five more digits. La Poste has more places than Luhn allows for:
 * in its numbers the sum of the digits is a multiple of five.
 */
export function isSiret(number: string): boolean {
  if (!/^\d{14}$/.test(number) || !isSiren(number.slice(0, 9))) return false
  if (passesLuhn(number)) return true
  return number.startsWith(laPoste) && Array.from(number, Number).reduce((sum, digit) => sum + digit) % 5 === 0
}
