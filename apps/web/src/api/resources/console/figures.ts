import type { Figures, FiguresQuery } from '@coverwright/contract/console/figures'
import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../server/client.ts'

export const figuresQuery = (query: FiguresQuery) =>
  queryOptions({
    queryKey: ['console', 'figures', query],
    queryFn: (): Promise<Figures> => dataOf(api.GET('/console/figures', { params: { query } })),
    staleTime: 30_000,
  })
