import type { WebsiteFacts } from '@coverwright/contract/website-facts'
import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../server/client.ts'

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
