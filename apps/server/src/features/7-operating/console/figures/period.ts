import type { FiguresQuery } from '@coverwright/contract/console/figures'
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

const atNoon = (day: string): Date => new Date(`${day}T12:00:00Z`)
const shifted = (day: string, days: number): string =>
  new Date(atNoon(day).getTime() + days * dayInMs).toISOString().slice(0, 10)
const isDay = (day: string): boolean => !Number.isNaN(atNoon(day).getTime()) && shifted(day, 0) === day

/** What the calendar of the database and of this server both have. */
const isCounted = (day: string): boolean => isDay(day) && day >= '1900-01-01' && day < '3000-01-01'

/** @throws 422 for what is no day of this age, or no period of at most three years */
export function periodOf(
  query: { readonly [Day in keyof Pick<FiguresQuery, 'from' | 'to'>]: string | undefined },
  { today, timeZone }: { readonly today: string; readonly timeZone: string },
): Period {
  const { to = today } = query
  if (!isCounted(to)) throw refusedFields([{ field: 'to', message: 'is not a day' }])
  const { from = shifted(to, 1 - usualDays) } = query
  if (!isCounted(from)) throw refusedFields([{ field: 'from', message: 'is not a day' }])
  if (from > to) throw refusedFields([{ field: 'from', message: 'is after the last day' }])
  const days = (atNoon(to).getTime() - atNoon(from).getTime()) / dayInMs + 1
  if (days > mostDays) throw refusedFields([{ field: 'from', message: 'is more than three years before the last day' }])
  return { from, to, timeZone, unit: days <= 31 ? 'day' : days <= 183 ? 'week' : 'month' }
}

/** The first day of each piece of a period. */
export function piecesOf({ from, to, unit }: Period): readonly string[] {
  const pieces: string[] = []
  for (let day = beginningOf(from, unit); day <= to; day = nextOf(day, unit)) pieces.push(day)
  return pieces
}

/** As `date_trunc` does: weeks begin on Monday. */
function beginningOf(day: string, unit: Period['unit']): string {
  if (unit === 'month') return `${day.slice(0, 7)}-01`
  return unit === 'week' ? shifted(day, -((atNoon(day).getUTCDay() + 6) % 7)) : day
}

const nextOf = (day: string, unit: Period['unit']): string =>
  unit === 'month' ? `${shifted(day, 31).slice(0, 7)}-01` : shifted(day, unit === 'week' ? 7 : 1)
