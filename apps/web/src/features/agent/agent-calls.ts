import type { AgencyQuotesReply } from '@coverwright/contract/agencies'
import type { ForecastReply } from '@coverwright/contract/forecast'
import type { LinkReply } from '@coverwright/contract/links'
import type { QuoteReply } from '@coverwright/contract/quotes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/server/client.ts'
import { underKey } from '../../api/server/repeat-key.ts'
import type { QuoteSearch } from './quote-search.ts'
import { callQueryOf } from './quote-search.ts'

/** The quotes an agent may work on, newest change first. The last page stays in view while another is fetched. */
export const agencyQuotesQuery = (search: QuoteSearch) =>
  queryOptions({
    queryKey: ['agency-quotes', search],
    queryFn: async () => (await call<AgencyQuotesReply>(`agent/quotes?${callQueryOf(search)}`)).data,
    staleTime: 0,
  })

/** Who is likely to answer for the quote as it is at this version. */
export const appetiteQuery = ({ _id, version }: QuoteReply) =>
  queryOptions({
    queryKey: ['forecast', _id, version],
    queryFn: async () => (await call<ForecastReply>(`quote/${_id}/submissions_forecast`)).data,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The links to a quote that were sent to its client. */
export const linksQuery = (quoteId: string) =>
  queryOptions({
    queryKey: ['links', quoteId],
    queryFn: async () => (await call<readonly LinkReply[]>(`quote/${quoteId}/links`)).data,
    staleTime: 0,
  })

export const sendLink = async (quoteId: string, email: string, note: string): Promise<LinkReply> => {
  const body = { email, ...(note ? { note } : {}) }
  const path = `quote/${quoteId}/links`
  const { data } = await underKey('link', [path, body], (headers) =>
    call<LinkReply>(path, { method: 'POST', body, headers }),
  )
  return data
}

/** Begins another quote with the same answers. `key` makes a repeated request give the same copy. */
export const copyQuote = async (id: string, key: string): Promise<QuoteReply> => {
  const headers = { 'idempotency-key': key }
  return (await call<QuoteReply>(`quote/${id}/copy`, { method: 'POST', headers })).data
}
