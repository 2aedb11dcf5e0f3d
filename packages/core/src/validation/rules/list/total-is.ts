import type { CheckRule } from '../../check-rule.ts'
import { totalOf } from './total-of.ts'

/** The numbers named `of` in the entries of a list add up to exactly `to`: shares that make a whole. */
export const totalIs: CheckRule = (answer, { of, to }) => {
  if (!Array.isArray(answer) || typeof of !== 'string' || typeof to !== 'number') return undefined
  const total = totalOf(answer, of)
  return total === to ? undefined : { key: 'validationError.totalIs', params: { total, to } }
}
