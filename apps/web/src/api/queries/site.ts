import type { Site } from '@coverwright/catalogue/sites/site'
import type { SiteReply } from '@coverwright/contract/site'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../server/client.ts'

/** The site as it is served: with what its server knows beside its file. */
export type ServedSite = Site &
  Pick<SiteReply, 'opening' | 'sign_in' | 'binder' | 'is_binder' | 'has_experiments' | 'revision'>

export const siteQuery = queryOptions({
  queryKey: ['site'],
  // The document leaves out the shapes of the flow's parts, and what no browser is told: the site's own types say both.
  queryFn: async () => (await dataOf(api.GET('/site'))) as unknown as ServedSite,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Fetches the site again once a reply says that its file was changed: the page then asks what the server expects. */
export const refetchRevisedSite = (client: QueryClient): void =>
  api.use({
    onResponse: ({ response }) => {
      const revision = response.headers.get('x-site-revision')
      const cached = client.getQueryData(siteQuery.queryKey)
      if (revision !== null && cached && cached.revision !== revision)
        void client.prefetchQuery({ ...siteQuery, staleTime: 0 })
    },
  })
