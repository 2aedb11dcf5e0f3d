import { isBlank } from '../../../answers/answers.ts'
import { calendarDay } from '../../../rules/calendar.ts'
import type { CheckRule } from '../../check-rule.ts'
import { plainText } from '../text/plain-text.ts'

/**
 * That year or a later one, or a day in it, by the year at the path `of`. Passes if there is nothing to compare with.
 */
export const isNotBeforeYear: CheckRule = (answer, { of }, view) => {
  if (isBlank(answer) || typeof of !== 'string') return undefined
  const text = plainText(answer) ?? ''
  const isYear = /^\d{4}$/.test(text)
  if (!isYear && !calendarDay(answer)) return { key: 'validationError.isValidDate' }
  const year = view.get(of)
  if (typeof year !== 'number' || Number(text.slice(0, 4)) >= year) return undefined
  const key = isYear ? 'validationError.isNotBeforeYearAbove' : 'validationError.isNotBeforeYear'
  return { key, params: { year: String(year) } }
}
