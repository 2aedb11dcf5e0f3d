import type { FiguresQuery } from '@coverwright/contract/console/figures'
import { calendarDay, daysAfter, firstOfNextMonth } from '@coverwright/core/rules/calendar'
import { refusedFields } from '../../../../platform/errors/app-error.ts'

/** Days where the operator is, both included. */
export type Period = {
  readonly from: string
  readonly to: string
  readonly timeZone: string
  /** In what it is cut, so that there are few pieces. */
  readonly unit: 'day' | 'week' | 'month'
}

const usualDays = 30
const mostDays = 1100
const dayInMs = 86_400_000

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayInMs

/** Applications have been counted since no earlier; PostgreSQL has no year 0. */
const firstDay = '1900-01-01'

const isCounted = (day: string): boolean => calendarDay(day) !== undefined && day >= firstDay

/** @throws 422 for what is no day of this age, or no period of at most three years */
export function periodOf(
  query: { readonly [Day in keyof Pick<FiguresQuery, 'from' | 'to'>]: string | undefined },
  { today, timeZone }: { readonly today: string; readonly timeZone: string },
): Period {
  const { to = today } = query
  if (!isCounted(to)) throw refusedFields([{ field: 'to', message: 'is not a day' }])
  const { from = daysAfter(to, 1 - usualDays) ?? firstDay } = query
  if (!isCounted(from)) throw refusedFields([{ field: 'from', message: 'is not a day' }])
  if (from > to) throw refusedFields([{ field: 'from', message: 'is after the last day' }])
  const days = daysBetween(from, to) + 1
  if (days > mostDays) throw refusedFields([{ field: 'from', message: 'is more than three years before the last day' }])
  return { from, to, timeZone, unit: days <= 31 ? 'day' : days <= 183 ? 'week' : 'month' }
}

/** The first day of each piece of a period. */
export function piecesOf({ from, to, unit }: Period): readonly string[] {
  const pieces: string[] = []
  let day = beginningOf(from, unit)
  // After the last day of the calendar there is none.
  while (day !== undefined && day <= to) {
    pieces.push(day)
    day = unit === 'month' ? firstOfNextMonth(day) : daysAfter(day, unit === 'week' ? 7 : 1)
  }
  return pieces
}

/** As `date_trunc` does: weeks begin on Monday. */
function beginningOf(day: string, unit: Period['unit']): string | undefined {
  if (unit === 'month') return `${day.slice(0, 7)}-01`
  return unit === 'week' ? daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7)) : day
}
