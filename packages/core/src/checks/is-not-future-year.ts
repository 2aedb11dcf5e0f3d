import { isBlank } from '../answers/answers.ts'
import type { CheckRule } from './check-rule.ts'
import { plainText } from './plain-text.ts'

/** This year or an earlier one. */
export const isNotFutureYear: CheckRule = (answer, _check, { today }) => {
  if (isBlank(answer)) return undefined
  const text = plainText(answer) ?? ''
  if (!/^\d{4}$/.test(text)) return { key: 'validationError.isYear' }
  return text <= today.slice(0, 4) ? undefined : { key: 'validationError.isNotFutureYear' }
}
