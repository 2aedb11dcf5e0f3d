import { isLeap } from './calendar.ts'
import type { CalendarDate } from './rule.ts'

/** The same day `years` later, or earlier when negative; February 29 becomes March 1 where there is none. */
export function yearsAfter(day: CalendarDate, years: number): CalendarDate {
  const year = Number(day.slice(0, 4)) + years
  const date = `${String(year).padStart(4, '0')}${day.slice(4)}`
  return date.endsWith('-02-29') && !isLeap(year) ? date.replace('-02-29', '-03-01') : date
}
