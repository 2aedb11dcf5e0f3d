import { isBlank } from '../../../answers/answers.ts'
import { isOneOf } from '../../../rules/one-of.ts'
import type { CheckRule } from '../../check-rule.ts'

/** None of the texts `in`, whatever their case; of a multiple choice, none of its values. Source: seed section 5. */
export const isNotContained: CheckRule = (answer, { in: refusedWords }) => {
  if (isBlank(answer) || !Array.isArray(refusedWords)) return undefined
  const answers: readonly unknown[] = Array.isArray(answer) ? answer : [answer]
  return answers.some(isOneOf(refusedWords)) ? { key: 'validationError.isNotContained' } : undefined
}
