const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** The value of each character, by 49 CFR 565.15 table III: its place in its group. I, O and Q have none. */
const signValue = (sign: string): number =>
  '0123456789'.includes(sign) ? Number(sign) : ('ABCDEFGH..JKLMN.P.R..STUVWXYZ'.indexOf(sign) % 10) + 1

/** A vehicle identification number as it is written: capitals. */
export const plainVin = (text: string): string => text.trim().toUpperCase()

/** Seventeen letters and digits without I, O and Q. Expects capitals. */
export const isVinShaped = (vin: string): boolean => /^[A-HJ-NPR-Z\d]{17}$/.test(vin)

/** The check digit, the ninth character, computed from the other sixteen: 0 to 9 or X. Source: 49 CFR 565.15(c). */
export function checkDigitOf(vin: string): string {
  const sum = weights.reduce((total, weight, at) => total + weight * signValue(vin.charAt(at)), 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

const yearSigns = 'ABCDEFGHJKLMNPRSTVWXY123456789'

/**
 * The model years that a number may mean; the tenth character repeats every 30 years. On cars and light trucks a letter
 * in the seventh place means 2010 and later, a digit 2009 and earlier; on heavier vehicles and trailers both remain
 * possible. Empty if the tenth character means no year. Source: 49 CFR 565.15(b) and (d).
 */
export function modelYearsOf(vin: string, isLight: boolean): readonly number[] {
  const at = yearSigns.indexOf(vin.charAt(9))
  if (vin.length < 10 || at < 0) return []
  const [earlier, later] = [1980 + at, 2010 + at]
  if (!isLight) return [earlier, later]
  return /\d/.test(vin.charAt(6)) ? [earlier] : [later]
}
