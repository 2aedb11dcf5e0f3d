import type { CarrierQuote, QuoteRequest } from '@coverwright/contract/carrier-contract'
import { calendarDay } from '@coverwright/core/rules/calendar'
import { answersAt } from './amounts.ts'
import { daysWithoutCover } from './days-without-cover.ts'
import type { SampleLine } from './sample-carrier.ts'

const asRead = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))

/**
 * The pending and prior litigation date: the current policy's if
 * this one follows without a gap, otherwise the first day.
 */
export function pendingLitigation({ prior }: SampleLine, request: QuoteRequest): CarrierQuote['coverages'] {
  if (prior === undefined) return []
  const insuredPath = `${prior}.insured` as const
  const isInsured = answersAt(request, insuredPath)[0] === 'Yes'
  const requestedDate = isInsured ? calendarDay(answersAt(request, `${prior}.pending_date`)[0]) : undefined
  const isContinued = daysWithoutCover(request, { insured: insuredPath, ends: `${prior}.expiry` }) === 0
  const offeredDate = requestedDate !== undefined && isContinued ? requestedDate : request.coverage.effective_date
  return [
    {
      code: 'pending_litigation',
      label: 'Prior and pending litigation date',
      ...(requestedDate === undefined ? {} : { requested: asRead(requestedDate) }),
      offered: asRead(offeredDate),
    },
  ]
}
