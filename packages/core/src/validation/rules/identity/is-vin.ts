import { isBlank } from '../../../answers/answers.ts'
import type { View } from '../../../rules/rule.ts'
import type { CheckRule } from '../../check-rule.ts'
import { plainText } from '../text/plain-text.ts'
import { checkDigitOf, isVinShaped, plainVin } from './vin.ts'

/** The first model year whose vehicles all have 17 characters with a check digit. Source: 49 CFR 565. */
const firstYear = 1981

const row = '12345678901234567'

/** One repeated character, or consecutive digits: typed to get past the question. */
const isPlaceholder = (vin: string): boolean => vin !== '' && (/^(.)\1*$/.test(vin) || row.startsWith(vin))

/** Numbers that makers gave before 1981, and those that a state gave to self-built vehicles. */
const ownNumber = /^(?=.*\d)[A-Z\d-]{4,17}$/

/** Whether a vehicle may have another kind of number: an older one, or a self-built trailer. */
function mayBeOther(view: Pick<View, 'get'>, year: unknown, body: unknown): boolean {
  const modelYear = typeof year === 'string' ? view.get(year) : undefined
  if (typeof modelYear !== 'number') return false
  return modelYear < firstYear || (typeof body === 'string' && view.get(body) === 'trailer')
}

/**
 * A vehicle identification number: 17 letters and digits whose ninth is a check digit. Every vehicle made for the
 * United States since model year 1981 has one. Other numbers are accepted for older vehicles by the answer at the path
 * `year`, and for trailers by the one at `body`.
 */
export const isVin: CheckRule = (answer, { year, body }, view) => {
  if (isBlank(answer)) return undefined
  const vin = plainVin(plainText(answer) ?? '')
  if (isPlaceholder(vin)) return { key: 'validationError.noSuchNumber' }
  const mayBeOwn = mayBeOther(view, year, body)
  if (mayBeOwn && ownNumber.test(vin)) return undefined
  if (!isVinShaped(vin)) return { key: 'validationError.isVin' }
  return checkDigitOf(vin) === vin.charAt(8) ? undefined : { key: 'validationError.isVinMistyped' }
}
