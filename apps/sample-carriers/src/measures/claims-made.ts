import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { daysWithoutCover } from '../rating/days-without-cover.ts'

/** What insurers of professions read of the pages that all of them share. */
export const readClaimsMade = (request: QuoteRequest) => ({
  gap_days: daysWithoutCover(request, { insured: 'details.pl.prior.has_cover', ends: 'details.pl.prior.expiry' }),
})
