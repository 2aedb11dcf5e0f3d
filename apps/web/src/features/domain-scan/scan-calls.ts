import type { DomainScanStatus } from '@coverwright/contract/domain-scan'
import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/server/client.ts'

const interval = 700

/** How the scan of the quote's main domain stands; asked again while it runs. A save may have changed the domain. */
export const scanQuery = (quoteId: string, version: number) =>
  queryOptions({
    queryKey: ['domain-scan', quoteId, version],
    queryFn: (): Promise<DomainScanStatus> =>
      dataOf(api.GET('/quote/{id}/domain-scan', { params: { path: { id: quoteId } } })),
    refetchInterval: ({ state: { data } }) => (data?.state === 'waiting' ? interval : false),
    staleTime: 0,
  })

/** Starts the scan; one that was started before stays the same, one that failed begins anew. */
export const askForScan = (quoteId: string): Promise<DomainScanStatus> =>
  dataOf(api.POST('/quote/{id}/domain-scan', { params: { path: { id: quoteId } }, body: {} }))
