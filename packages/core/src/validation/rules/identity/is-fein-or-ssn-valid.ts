import { isBlank } from '../../../answers/answers.ts'
import type { CheckRule } from '../../check-rule.ts'
import { plainText } from '../text/plain-text.ts'

/** Numbers people type to get past the question. Source: seed section 5. */
const placeholder = /^(0{8}\d|(\d)\2{8}|123456789)$/

/** Nine digits, with or without dashes (12-3456789, 123-45-6789), and not a made-up number. */
export const isFeinOrSsnValid: CheckRule = (answer) => {
  if (isBlank(answer)) return undefined
  const digits = (plainText(answer) ?? '').replace(/[\s-]/g, '')
  return /^\d{9}$/.test(digits) && !placeholder.test(digits) ? undefined : { key: 'validationError.isFeinOrSsnValid' }
}
