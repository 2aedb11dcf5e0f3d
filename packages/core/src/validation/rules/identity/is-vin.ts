import { isBlank } from '../../../answers/answers.ts'
import type { CheckRule } from '../../check-rule.ts'
import { plainText } from '../text/plain-text.ts'
import { checkDigitOf, isVinShaped, plainVin } from './vin.ts'

/**
 * A vehicle identification number: 17 letters and digits whose ninth sign agrees with the rest. Every vehicle made for
 * the United States since model year 1981 has one; older numbers and those of other markets are refused.
 */
export const isVin: CheckRule = (answer) => {
  if (isBlank(answer)) return undefined
  const vin = plainVin(plainText(answer) ?? '')
  if (!isVinShaped(vin)) return { key: 'validationError.isVin' }
  return checkDigitOf(vin) === vin.charAt(8) ? undefined : { key: 'validationError.isVinMistyped' }
}
