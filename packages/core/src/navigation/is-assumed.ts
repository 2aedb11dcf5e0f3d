import { isBlank, sameAnswer } from '../answers/answers.ts'
import type { SummaryRow } from './summary.ts'

/**
 * The answer is what its page proposed before anybody answered: the usual choice, or what earlier answers imply. A
 * determined answer is not assumed, and neither is one inside a group or a list, which somebody added.
 */
export function isAssumed({ field, answer, view }: SummaryRow): boolean {
  const { usual, initial, derived, fields } = field
  if (fields || derived?.locked || isBlank(answer)) return false
  const proposals = [usual, initial?.of(view), derived?.of(view)].filter((each) => !isBlank(each))
  return proposals.some((each) => sameAnswer(each, answer))
}
