import type { AgencyQuote, AgencyQuotesReply } from '@coverwright/contract/agencies'
import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../server/client.ts'

/** What is left out does not restrict the list. */
export type AgencyQuotesSearch = {
  readonly search?: string
  readonly state?: AgencyQuote['state']
  readonly page?: number
}

/** The key that every list of an agency's quotes begins with. */
export const agencyQuotesKey = ['agency-quotes'] as const

/** The quotes an agent may work on, latest change first. */
export const agencyQuotesQuery = (query: AgencyQuotesSearch) =>
  queryOptions({
    queryKey: [...agencyQuotesKey, query],
    queryFn: (): Promise<AgencyQuotesReply> => dataOf(api.GET('/agent/quotes', { params: { query } })),
    staleTime: 0,
  })
