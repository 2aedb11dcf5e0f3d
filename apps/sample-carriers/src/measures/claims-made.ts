import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { daysWithoutCover } from '../rating/days-without-cover.ts'

/** The measures that professional liability insurers take from the shared pages. */
export const readClaimsMade = (request: QuoteRequest) => ({
  gap_days: daysWithoutCover(request, { insured: 'details.pl.prior.has_cover', ends: 'details.pl.prior.expiry' }),
})
