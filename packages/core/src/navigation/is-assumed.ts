import { isBlank, sameAnswer } from '../answers/answers.ts'
import type { SummaryRow } from './summary.ts'

/**
 * The answer stands as its page showed it before anybody gave it: the usual choice, or what earlier answers imply. What is
 * certain is not assumed, and what is inside a group or a list was added to.
 */
export function isAssumed({ field, answer, view }: SummaryRow): boolean {
  const { usual, initial, derived, fields } = field
  if (fields || derived?.locked || isBlank(answer)) return false
  const shown = [usual, initial?.of(view), derived?.of(view)].filter((each) => !isBlank(each))
  return shown.some((each) => sameAnswer(each, answer))
}
