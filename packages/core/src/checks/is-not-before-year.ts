import { isBlank } from '../answers/answers.ts'
import { calendarDay } from './calendar.ts'
import type { CheckRule } from './check-rule.ts'

/** A day in the year at the path `of`, or in a later one. Nothing to compare with passes. */
export const isNotBeforeYear: CheckRule = (answer, { of }, view) => {
  if (isBlank(answer) || typeof of !== 'string') return undefined
  const day = calendarDay(answer)
  if (!day) return { key: 'validationError.isValidDate' }
  const year = view.get(of)
  if (typeof year !== 'number' || Number(day.slice(0, 4)) >= year) return undefined
  return { key: 'validationError.isNotBeforeYear', params: { year: String(year) } }
}
