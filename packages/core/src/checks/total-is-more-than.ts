import { isBlank, isRecord } from '../answers/answers.ts'
import type { CheckRule } from './check-rule.ts'

/** The numbers named `of` in the entries of a list add up to more than `than`: a payroll that is not zero. */
export const totalIsMoreThan: CheckRule = (answer, { of, than }) => {
  if (isBlank(answer) || !Array.isArray(answer) || typeof of !== 'string' || typeof than !== 'number') return undefined
  const total = answer.reduce<number>((sum, entry) => {
    const value: unknown = isRecord(entry) ? entry[of] : undefined
    return sum + (typeof value === 'number' ? value : 0)
  }, 0)
  return total > than ? undefined : { key: 'validationError.totalIsMoreThan', params: { total, than } }
}
