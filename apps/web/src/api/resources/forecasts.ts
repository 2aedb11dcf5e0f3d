import type { ForecastReply } from '@coverwright/contract/binding/forecast'
import type { QuoteReply } from '@coverwright/contract/quotes'
import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../server/client.ts'
import { justFetchedMs } from './offers.ts'

const fetchForecast = (id: string): Promise<ForecastReply> =>
  dataOf(api.GET('/quote/{id}/submissions_forecast', { params: { path: { id } } }))

/** Which carriers are likely to make an offer for a quote. */
export const forecastQuery = (id: string) =>
  queryOptions({ queryKey: ['forecast', id], queryFn: () => fetchForecast(id), staleTime: justFetchedMs })

/** The same for the quote at this version. */
export const appetiteQuery = ({ _id, version }: QuoteReply) =>
  queryOptions({
    queryKey: ['forecast', _id, version],
    queryFn: () => fetchForecast(_id),
    staleTime: Number.POSITIVE_INFINITY,
  })
