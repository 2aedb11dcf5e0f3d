import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import type { Entry } from './records.ts'
import { entriesAt } from './records.ts'

const decidesNothing = ({ role }: Entry): boolean => role === 'owner' || role === 'investor'

/** Directors and officers are the people insured; owners and investors who only hold shares are not. */
export const readDirectors = (request: QuoteRequest): Entry => ({
  insured_people: entriesAt(request, 'details.directors_and_officers.stakeholders[]').filter(
    (each) => !decidesNothing(each),
  ).length,
})
