import { isBlank } from '../../../answers/answers.ts'
import type { CheckRule } from '../../check-rule.ts'
import { plainText } from './plain-text.ts'

/** Digits only, at least `from` and at most `to` of them. Source: seed section 5. */
export const hasDigitsInRange: CheckRule = (answer, { from, to }) => {
  if (isBlank(answer) || from === undefined || to === undefined) return undefined
  const text = plainText(answer) ?? ''
  const [least, most] = [Number(from), Number(to)]
  return /^\d+$/.test(text) && text.length >= least && text.length <= most
    ? undefined
    : { key: 'validationError.hasDigitsInRange', params: { from: least, to: most } }
}
