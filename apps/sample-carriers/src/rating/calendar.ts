import type { CalendarDate } from '@coverwright/core/rules/rule'

const dayMs = 86_400_000
const at = (day: CalendarDate) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (ms: number): CalendarDate => new Date(ms).toISOString().slice(0, 10)

export const dayAt = (now: Date): CalendarDate => dayOf(now.getTime())

export const addDays = (day: CalendarDate, days: number): CalendarDate => dayOf(at(day) + days * dayMs)

/** Negative when `to` is the earlier one. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => Math.round((at(to) - at(from)) / dayMs)

export const yearsBetween = (from: CalendarDate, to: CalendarDate): number => daysBetween(from, to) / 365.25

/** Monday to Friday; ignores public holidays. */
export function businessDaysAfter(day: CalendarDate, count: number): CalendarDate {
  let date = day
  for (let daysLeft = count; daysLeft > 0; ) {
    date = addDays(date, 1)
    const weekday = new Date(at(date)).getUTCDay()
    if (weekday !== 0 && weekday !== 6) daysLeft -= 1
  }
  return date
}
