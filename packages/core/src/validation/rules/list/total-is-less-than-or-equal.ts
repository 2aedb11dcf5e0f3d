import type { CheckRule } from '../../check-rule.ts'
import { totalOf } from './total-of.ts'

/** The numbers named `of` in the entries of a list add up to `than` or less: shares of a whole, at most 100. */
export const totalIsLessThanOrEqual: CheckRule = (answer, { of, than }) => {
  if (!Array.isArray(answer) || typeof of !== 'string' || typeof than !== 'number') return undefined
  const total = totalOf(answer, of)
  return total <= than ? undefined : { key: 'validationError.totalIsLessThanOrEqual', params: { total, than } }
}
