import type { FiguresQuery } from '@coverwright/contract/console/figures'
import type { Funnel } from '@coverwright/contract/console/funnel'
import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../server/client.ts'

/** What became of applications at each page of a site's flow. */
export const funnelQuery = (query: FiguresQuery) =>
  queryOptions({
    queryKey: ['console', 'funnel', query],
    queryFn: (): Promise<Funnel> => dataOf(api.GET('/console/funnel', { params: { query } })),
    staleTime: 60_000,
  })
