import { isBlank } from '../answers/answers.ts'
import { calendarDay } from './calendar.ts'
import type { CheckRule } from './check-rule.ts'

/** The year at the path `of` or a later one, or a day in one of them. Nothing to compare with passes. */
export const isNotBeforeYear: CheckRule = (answer, { of }, view) => {
  if (isBlank(answer) || typeof of !== 'string') return undefined
  const isYear = typeof answer === 'number'
  const given = isYear ? answer : Number(calendarDay(answer)?.slice(0, 4))
  if (Number.isNaN(given)) return { key: 'validationError.isValidDate' }
  const year = view.get(of)
  if (typeof year !== 'number' || given >= year) return undefined
  const key = isYear ? 'validationError.isNotEarlierYear' : 'validationError.isNotBeforeYear'
  return { key, params: { year: String(year) } }
}
