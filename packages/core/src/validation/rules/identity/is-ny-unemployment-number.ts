import { isBlank } from '../../../answers/answers.ts'
import type { CheckRule } from '../../check-rule.ts'
import { plainText } from '../text/plain-text.ts'

const placeholder = /^((\d)\2+|12345678?)$/

/** Two digits, an optional dash, five or six digits; not one digit repeated, nor 1234567. Source: seed section 5. */
export const isNyUnemploymentNumber: CheckRule = (answer) => {
  if (isBlank(answer)) return undefined
  const text = plainText(answer) ?? ''
  return /^\d{2}-?\d{5,6}$/.test(text) && !placeholder.test(text.replace('-', ''))
    ? undefined
    : { key: 'validationError.isNyUnemploymentNumber' }
}
