import { isBlank } from '../answers/answers.ts'
import type { CheckRule } from './check-rule.ts'

/** No more than the answer at the path `of`, which this one is a part of. Nothing to compare with passes. */
export const isNotMoreThanAnswer: CheckRule = (answer, { of }, view) => {
  if (isBlank(answer) || typeof of !== 'string') return undefined
  const limit = view.get(of)
  if (typeof answer !== 'number' || typeof limit !== 'number' || answer <= limit) return undefined
  return { key: 'validationError.isNotMoreThanAnswer', params: { limit } }
}
