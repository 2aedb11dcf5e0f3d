import { weightedSum } from './check-digits.ts'

/**
 * Argentina's tax number (CUIT, CUIL, CDI): a prefix for the kind of holder, eight digits and a check digit. Where the
 * check would be ten, the holder gets another prefix, so no number ends that way.
 */
export const isCuit = (number: string): boolean =>
  /^(2[034567]|3[034]|5[015])\d{9}$/.test(number) &&
  (11 - (weightedSum(number, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === Number(number.charAt(10))
