import { isBlank } from '../../../answers/answers.ts'
import type { CheckRule } from '../../check-rule.ts'
import { plainText } from './plain-text.ts'

/** Exactly `to`, compared as text. Source: seed section 5. */
export const equals: CheckRule = (answer, { to }) => {
  if (isBlank(answer) || to === undefined) return undefined
  return plainText(answer) === plainText(to) ? undefined : { key: 'validationError.equals', params: { to: String(to) } }
}
