import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { amountAt } from '../rating/amounts.ts'
import type { Entry } from './records.ts'
import { entriesAt } from './records.ts'

const decidesNothing = ({ role }: Entry): boolean => role === 'owner' || role === 'investor'

/** Up to this limit nobody asks why it is wanted. */
const everydayLimit = 1_000_000

/** A company is seldom sued for more than twice its assets and yearly revenue. */
function limitBeyondSize(request: QuoteRequest): number {
  const assets = amountAt(request, 'details.directors_and_officers.finances.total_assets') ?? 0
  const limit = amountAt(request, 'details.directors_and_officers.limit') ?? 0
  return Math.max(0, limit - Math.max(everydayLimit, 2 * (assets + request.business.annual_revenue)))
}

/** Directors and officers are insured; owners and investors who only hold shares are not. */
export const readDirectors = (request: QuoteRequest): Entry => ({
  insured_people: entriesAt(request, 'details.directors_and_officers.stakeholders[]').filter(
    (each) => !decidesNothing(each),
  ).length,
  limit_beyond_size: limitBeyondSize(request),
})
