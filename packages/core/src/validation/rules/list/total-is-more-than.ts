import { isBlank } from '../../../answers/answers.ts'
import type { CheckRule } from '../../check-rule.ts'
import { totalOf } from './total-of.ts'

/** The numbers named `of` in the entries of a list add up to more than `than`: a payroll that is not zero. */
export const totalIsMoreThan: CheckRule = (answer, { of, than }) => {
  if (isBlank(answer) || !Array.isArray(answer) || typeof of !== 'string' || typeof than !== 'number') return undefined
  const total = totalOf(answer, of)
  return total > than ? undefined : { key: 'validationError.totalIsMoreThan', params: { total, than } }
}
