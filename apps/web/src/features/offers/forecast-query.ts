import type { ForecastReply } from '@coverwright/contract/forecast'
import { call } from '../../api/server/client.ts'
import { queryClient } from '../../api/store/page-queries.ts'
import { queryOptions } from '../../api/store/query.ts'
import { justAsked, offersMissing, offersQuery, uuidOf } from './offers-query.ts'

/** Who is likely to make offers for a quote, by its key. */
export const forecastQuery = (id: string) =>
  queryOptions({
    queryKey: ['forecast', id],
    queryFn: async () => (await call<ForecastReply>(`quote/${id}/submissions_forecast`)).data,
    staleTime: justAsked,
  })

/** Fetches what the page of a quote's forecast shows, by one of the quote's ids; undefined where it is here. */
export function forecastMissing(id: string): Promise<unknown> | undefined {
  const missing = (): Promise<unknown> | undefined => {
    const offers = queryClient.getQueryData(offersQuery(uuidOf(id)))
    const query = offers && forecastQuery(offers.quote._id)
    return query && !queryClient.getQueryData(query) ? queryClient.prefetchQuery(query) : undefined
  }
  return offersMissing(id)?.then(missing) ?? missing()
}
