import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { calendarDay } from '@coverwright/core/rules/calendar'
import { amountAt, answersAt } from '../../rating/amounts.ts'
import { daysBetween } from '../../rating/calendar.ts'

const dayAt = (request: QuoteRequest, path: 'details.event.start_date' | 'details.event.end_date') =>
  calendarDay(answersAt(request, path)[0])

/** Days from the event's first to its last; one if unknown. */
export function eventDays(request: QuoteRequest): number {
  const first = dayAt(request, 'details.event.start_date')
  const last = dayAt(request, 'details.event.end_date')
  return first === undefined || last === undefined ? 1 : Math.max(1, daysBetween(first, last) + 1)
}

/** Days to set up and take down. */
export const setupDays = (request: QuoteRequest): number => amountAt(request, 'details.event.setup_days') ?? 0

/** Total attendance. */
export const attendance = (request: QuoteRequest): number => amountAt(request, 'details.event.attendance_total') ?? 0

/** No guards are needed up to this size. */
const calmCrowd = 500
const peoplePerGuard = 250

/** People on the busiest day beyond what the guards can usually handle. */
export function peopleWithoutGuards(request: QuoteRequest): number {
  const people = amountAt(request, 'details.event.attendance_day') ?? 0
  const guards = amountAt(request, 'details.event.security_count') ?? 0
  return people > calmCrowd ? Math.max(0, people - guards * peoplePerGuard) : 0
}
