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
  const whole = view.get(of)
  if (typeof answer === 'number' && typeof whole === 'number')
    return answer <= whole ? undefined : { key: 'validationError.isNotMoreThanAnswer', params: { limit: whole } }
  const [chosen, limit] = [ofChoice(answer), ofChoice(whole)]
  if (chosen === undefined || limit === undefined || chosen <= limit) return undefined
  return { key: 'validationError.isNotMoreThanChoice', params: { limit } }
}
