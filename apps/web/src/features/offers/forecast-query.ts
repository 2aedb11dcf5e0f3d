import type { ForecastReply } from '@coverwright/contract/forecast'
import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/server/client.ts'
import { justAsked } from './offers-query.ts'

/** Who is likely to make offers for a quote, by its key. */
export const forecastQuery = (id: string) =>
  queryOptions({
    queryKey: ['forecast', id],
    queryFn: (): Promise<ForecastReply> =>
      dataOf(api.GET('/quote/{id}/submissions_forecast', { params: { path: { id } } })),
    staleTime: justAsked,
  })
