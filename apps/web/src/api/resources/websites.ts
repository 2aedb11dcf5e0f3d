import type { DomainScanStatus } from '@coverwright/contract/domain-scan'
import type { WebsiteFacts } from '@coverwright/contract/reference'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '../server/client.ts'

const pollMs = 700

/** The scan of the quote's main domain, which a save may have changed; polled while it runs. */
export const domainScanQuery = (quoteId: string, version: number) =>
  queryOptions({
    queryKey: ['domain-scan', quoteId, version],
    queryFn: (): Promise<DomainScanStatus> =>
      dataOf(api.GET('/quote/{id}/domain-scan', { params: { path: { id: quoteId } } })),
    refetchInterval: ({ state: { data } }) => (data?.state === 'waiting' ? pollMs : false),
    staleTime: 0,
  })

/** Starts the scan: one that runs or is done stays, one that failed starts over. */
export function useStartDomainScan(quoteId: string, version: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (): Promise<DomainScanStatus> =>
      dataOf(api.POST('/quote/{id}/domain-scan', { params: { path: { id: quoteId } }, body: {} })),
    onSuccess: (scan) => client.setQueryData(domainScanQuery(quoteId, version).queryKey, scan),
  })
}

/** From the page that names the website to the last one that may take something from it. */
const keptMs = 60 * 60 * 1000

/** What a website says. It is read once, when somebody asks: the query is never enabled by itself. */
export const websiteFactsQuery = (quoteId: string, website: string) =>
  queryOptions({
    queryKey: ['website-facts', quoteId, website],
    queryFn: ({ signal }): Promise<WebsiteFacts> =>
      dataOf(api.POST('/quote/{id}/website-facts', { params: { path: { id: quoteId } }, body: { website }, signal })),
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptMs,
    retry: false,
  })
