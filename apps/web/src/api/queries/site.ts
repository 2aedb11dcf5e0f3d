import type { Site } from '@coverwright/catalogue/sites/site'
import type { SiteReply } from '@coverwright/contract/site'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, listenToRevisions } from '../server/client.ts'

/** The site as it is served: with what its server knows beside its file. */
export type ServedSite = Site &
  Pick<SiteReply, 'opening' | 'sign_in' | 'binder' | 'is_binder' | 'has_experiments' | 'revision'>

export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: async () => (await call<ServedSite>('site')).data,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Fetches the site again once a reply says that its file was changed: the page then asks what the server expects. */
export const refetchRevisedSite = (client: QueryClient): void =>
  listenToRevisions((revision) => {
    const cached = client.getQueryData(siteQuery.queryKey)
    if (cached && cached.revision !== revision) void client.prefetchQuery({ ...siteQuery, staleTime: 0 })
  })
