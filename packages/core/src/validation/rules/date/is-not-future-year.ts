import { isBlank } from '../../../answers/answers.ts'
import type { CheckRule } from '../../check-rule.ts'
import { plainText } from '../text/plain-text.ts'

/**
 * This year or an earlier one; with `ahead`, also up to so many years after it, such as the model year of a new car.
 */
export const isNotFutureYear: CheckRule = (answer, { ahead }, { today }) => {
  if (isBlank(answer)) return undefined
  const text = plainText(answer) ?? ''
  if (!/^\d{4}$/.test(text)) return { key: 'validationError.isYear' }
  const last = Number(today.slice(0, 4)) + (typeof ahead === 'number' ? ahead : 0)
  if (Number(text) <= last) return undefined
  return ahead === undefined
    ? { key: 'validationError.isNotFutureYear' }
    : { key: 'validationError.isNotAfterYear', params: { year: String(last) } }
}
