import { isBlank } from '../../../answers/answers.ts'
import type { CheckRule } from '../../check-rule.ts'
import { plainText } from '../text/plain-text.ts'
import { isPostalCodeOf } from './postal-codes.ts'

/**
 * A postal code of the check's `country`. Refused in the words for a ZIP code: each language says there what the
 * codes of its country look like.
 */
export const isPostalCode: CheckRule = (answer, { country }) =>
  isBlank(answer) || isPostalCodeOf(String(country), plainText(answer) ?? '')
    ? undefined
    : { key: 'validationError.isZipCode' }
