import { isBlank } from '../../../answers/answers.ts'
import type { CheckRule } from '../../check-rule.ts'
import { plainText } from './plain-text.ts'

/** Exactly `count` digits and nothing else. Source: seed section 5. */
export const hasDigits: CheckRule = (answer, { count }) => {
  if (isBlank(answer) || count === undefined) return undefined
  const text = plainText(answer) ?? ''
  return /^\d*$/.test(text) && text.length === Number(count)
    ? undefined
    : { key: 'validationError.hasDigits', params: { count: Number(count) } }
}
