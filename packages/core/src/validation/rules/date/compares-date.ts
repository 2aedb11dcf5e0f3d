import { isBlank } from '../../../answers/answers.ts'
import { calendarDay, daysAfter } from '../../../rules/calendar.ts'
import type { CalendarDate } from '../../../rules/rule.ts'
import type { CheckRule } from '../../check-rule.ts'

/**
 * A comparison with the check's `date`: 'today', a day, or the path of another answer; `days` moves it. Dates are
 * YYYY-MM-DD. Passes if there is nothing to compare with (the other answer is blank or closed).
 */
export const comparesDate =
  (key: string, holds: (answer: CalendarDate, limit: CalendarDate) => boolean): CheckRule =>
  (answer, { date, days = 0 }, view) => {
    if (isBlank(answer)) return undefined
    const day = calendarDay(answer)
    if (!day) return { key: 'validationError.isValidDate' }
    if (typeof date !== 'string') return undefined
    const start = date === 'today' ? view.today : (calendarDay(date) ?? calendarDay(view.get(date)))
    const limit = start && days !== 0 ? daysAfter(start, Number(days)) : start
    return limit === undefined || holds(day, limit) ? undefined : { key, params: { date: limit } }
  }
