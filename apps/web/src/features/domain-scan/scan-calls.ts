import type { DomainScanStatus } from '@coverwright/contract/domain-scan'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/server/client.ts'

const interval = 700

/** How the scan of the quote's main domain stands; asked again while it runs. A save may have changed the domain. */
export const scanQuery = (quoteId: string, version: number) =>
  queryOptions({
    queryKey: ['domain-scan', quoteId, version],
    queryFn: async () => (await call<DomainScanStatus>(`quote/${quoteId}/domain-scan`)).data,
    refetchInterval: ({ state: { data } }) => (data?.state === 'waiting' ? interval : false),
    staleTime: 0,
  })

/** Starts the scan; one that was started before stays the same, one that failed begins anew. */
export const askForScan = async (quoteId: string): Promise<DomainScanStatus> =>
  (await call<DomainScanStatus>(`quote/${quoteId}/domain-scan`, { method: 'POST', body: {} })).data
