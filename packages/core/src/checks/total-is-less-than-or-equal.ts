import { isRecord } from '../answers/answers.ts'
import type { CheckRule } from './check-rule.ts'

/** The numbers named `of` in the entries of a list add up to `than` or less: shares of a whole, at most 100. */
export const totalIsLessThanOrEqual: CheckRule = (answer, { of, than }) => {
  if (!Array.isArray(answer) || typeof of !== 'string' || typeof than !== 'number') return undefined
  const total = answer.reduce<number>((sum, entry) => sum + numberIn(entry, of), 0)
  return total <= than ? undefined : { key: 'validationError.totalIsLessThanOrEqual', params: { total, than } }
}

const numberIn = (entry: unknown, name: string): number => {
  const value = isRecord(entry) ? entry[name] : undefined
  return typeof value === 'number' ? value : 0
}
