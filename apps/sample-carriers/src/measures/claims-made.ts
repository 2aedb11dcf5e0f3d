import type { QuoteRequest } from '@coverwright/contract/carriers'
import { calendarDay } from '@coverwright/core/rules/calendar'
import type { RequestPath } from '../rating/amounts.ts'
import { answersAt } from '../rating/amounts.ts'
import { daysBetween } from '../rating/calendar.ts'

type Today = { readonly insured: RequestPath; readonly ends: RequestPath }

/** Days without insurance between the policy of today and this one: past work may lose its insurance. */
export function daysWithoutCover(request: QuoteRequest, { insured, ends }: Today): number {
  const last = calendarDay(answersAt(request, ends)[0])
  if (answersAt(request, insured)[0] !== 'Yes' || last === undefined) return 0
  return Math.max(0, daysBetween(last, request.coverage.effective_date))
}

/** What insurers of professions read of the pages that all of them share. */
export const readClaimsMade = (request: QuoteRequest) => ({
  gap_days: daysWithoutCover(request, { insured: 'details.pl.prior.has_cover', ends: 'details.pl.prior.expiry' }),
})
