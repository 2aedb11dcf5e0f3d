import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { calendarDay } from '@coverwright/core/rules/calendar'
import type { RequestPath } from './amounts.ts'
import { answersAt } from './amounts.ts'
import { daysBetween } from './calendar.ts'

type Today = { readonly insured: RequestPath; readonly ends: RequestPath }

/** Days without insurance between the current policy and this one, which may leave past work uninsured. */
export function daysWithoutCover(request: QuoteRequest, { insured, ends }: Today): number {
  const last = calendarDay(answersAt(request, ends)[0])
  if (answersAt(request, insured)[0] !== 'Yes' || last === undefined) return 0
  return Math.max(0, daysBetween(last, request.coverage.effective_date))
}
