import type { AgencyQuotesReply } from '@coverwright/contract/agencies'
import type { ForecastReply } from '@coverwright/contract/forecast'
import type { LinkReply } from '@coverwright/contract/links'
import type { QuoteReply } from '@coverwright/contract/quotes'
import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/server/client.ts'
import { underKey } from '../../api/server/repeat-key.ts'
import type { QuoteSearch } from './quote-search.ts'
import { queryOf } from './quote-search.ts'

/** The quotes an agent may work on, newest change first. The last page stays in view while another is fetched. */
export const agencyQuotesQuery = (search: QuoteSearch) =>
  queryOptions({
    queryKey: ['agency-quotes', search],
    queryFn: (): Promise<AgencyQuotesReply> => dataOf(api.GET('/agent/quotes', { params: { query: queryOf(search) } })),
    staleTime: 0,
  })

/** Who is likely to answer for the quote as it is at this version. */
export const appetiteQuery = ({ _id, version }: QuoteReply) =>
  queryOptions({
    queryKey: ['forecast', _id, version],
    queryFn: (): Promise<ForecastReply> =>
      dataOf(api.GET('/quote/{id}/submissions_forecast', { params: { path: { id: _id } } })),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The links to a quote that were sent to its client. */
export const linksQuery = (quoteId: string) =>
  queryOptions({
    queryKey: ['links', quoteId],
    queryFn: (): Promise<readonly LinkReply[]> =>
      dataOf(api.GET('/quote/{id}/links', { params: { path: { id: quoteId } } })),
    staleTime: 0,
  })

export const sendLink = (quoteId: string, email: string, note: string): Promise<LinkReply> => {
  const body = { email, ...(note ? { note } : {}) }
  return underKey('link', [quoteId, body], (header) =>
    dataOf(api.POST('/quote/{id}/links', { params: { path: { id: quoteId }, header }, body })),
  )
}

/** Begins another quote with the same answers. `key` makes a repeated request give the same copy. */
export const copyQuote = (id: string, key: string): Promise<QuoteReply> =>
  dataOf(api.POST('/quote/{id}/copy', { params: { path: { id }, header: { 'idempotency-key': key } } }))
