import { isBlank } from '../../../answers/answers.ts'
import type { CheckRule } from '../../check-rule.ts'
import { plainText } from '../text/plain-text.ts'
import { isPostalCodeOf } from './postal-codes.ts'

/**
 * A postal code of the check's `country`. Uses the message for a ZIP code: in each language it describes the codes of
 * its country.
 */
export const isPostalCode: CheckRule = (answer, { country }) =>
  isBlank(answer) || isPostalCodeOf(String(country), plainText(answer) ?? '')
    ? undefined
    : { key: 'validationError.isZipCode' }
