import type { FiguresQuery } from '@coverwright/contract/console/figures'
import type { InsurersFigures } from '@coverwright/contract/console/insurers'
import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../server/client.ts'

/** How insurers answered in a period. */
export const insurersQuery = (query: FiguresQuery) =>
  queryOptions({
    queryKey: ['console', 'insurers', query],
    queryFn: (): Promise<InsurersFigures> => dataOf(api.GET('/console/insurers', { params: { query } })),
    staleTime: 30_000,
  })
