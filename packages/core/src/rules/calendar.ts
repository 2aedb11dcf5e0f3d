import type { CalendarDate } from './rule.ts'

/** How a date may be written. */
export const dateFormats = ['YYYY-MM-DD', 'MM-DD-YYYY'] as const
export type DateFormat = (typeof dateFormats)[number]

/** The days of each month; February's in a leap year. */
const longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

export const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** @param text YYYY-MM-DD in digits */
const isDay = (text: string): boolean => {
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))]
  if (day < 1 || day > (longest[month - 1] ?? 0)) return false
  return month !== 2 || day < 29 || isLeap(year)
}

/** The day that `written` names; undefined when there is none, as 2027-02-29. */
export function calendarDay(text: unknown, format: DateFormat = 'YYYY-MM-DD'): CalendarDate | undefined {
  if (typeof text !== 'string') return undefined
  const pattern = format === 'YYYY-MM-DD' ? /^\d{4}-\d{2}-\d{2}$/ : /^\d{2}-\d{2}-\d{4}$/
  if (!pattern.test(text)) return undefined
  const day = format === 'YYYY-MM-DD' ? text : `${text.slice(6)}-${text.slice(0, 5)}`
  return isDay(day) ? day : undefined
}

/** The day `days` after `day`, or before it when negative; undefined beyond the calendar's years 0000 to 9999. */
export function daysAfter(day: CalendarDate, days: number): CalendarDate | undefined {
  const date = new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000)
  if (Number.isNaN(date.getTime())) return undefined
  return calendarDay(date.toISOString().slice(0, 10))
}

/** The first day of the month after that of `day`. */
export function firstOfNextMonth(day: CalendarDate): CalendarDate | undefined {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  const [inYear, next] = month === 12 ? [year + 1, 1] : [year, month + 1]
  return calendarDay(`${String(inYear).padStart(4, '0')}-${String(next).padStart(2, '0')}-01`)
}
