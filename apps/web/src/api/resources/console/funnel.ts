import type { Funnel, FunnelQuery } from '@coverwright/contract/console/funnel'
import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../server/client.ts'

/** What became of applications at each page of a site's flow. */
export const funnelQuery = (query: FunnelQuery) =>
  queryOptions({
    queryKey: ['console', 'funnel', query],
    queryFn: (): Promise<Funnel> => dataOf(api.GET('/console/funnel', { params: { query } })),
    staleTime: 60_000,
  })
