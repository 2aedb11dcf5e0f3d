import { isBlank } from '../../../answers/answers.ts'
import type { CheckRule } from '../../check-rule.ts'

const ofChoice = (answer: unknown): number | undefined =>
  typeof answer === 'string' && /^\d{1,15}$/.test(answer) ? Number(answer) : undefined

/**
 * No more than the answer at the path `of`, of which this one is a part: two numbers, or two choices whose values are
 * amounts. Passes if there is nothing to compare with.
 */
export const isNotMoreThanAnswer: CheckRule = (answer, { of }, view) => {
  if (isBlank(answer) || typeof of !== 'string') return undefined
  const total = view.get(of)
  if (typeof answer === 'number' && typeof total === 'number')
    return answer <= total ? undefined : { key: 'validationError.isNotMoreThanAnswer', params: { limit: total } }
  const [amount, limit] = [ofChoice(answer), ofChoice(total)]
  if (amount === undefined || limit === undefined || amount <= limit) return undefined
  return { key: 'validationError.isNotMoreThanChoice', params: { limit } }
}
