import type { SiteReply } from '@coverwright/contract/site'
import type { ExperimentsReply } from '@coverwright/contract/visit/experiments'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../server/client.ts'

export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: (): Promise<SiteReply> => dataOf(api.GET('/site')),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Fetches the site again once a reply says that its file was changed: the page then asks what the server expects. */
export const refetchRevisedSite = (client: QueryClient): void =>
  api.use({
    onResponse: ({ response }) => {
      const revision = response.headers.get('x-site-revision')
      const cachedSite = client.getQueryData(siteQuery.queryKey)
      if (revision !== null && cachedSite && cachedSite.revision !== revision)
        void client.prefetchQuery({ ...siteQuery, staleTime: 0 })
    },
  })

/** The longest wait for the activation of experiments. Source: seed 9. */
const experimentsTimeoutMs = 2000

/** The experiments that a visit takes part in; undefined when they cannot be had in time. */
export const fetchExperiments = (visit: string, quoteId: string | undefined): Promise<ExperimentsReply | undefined> => {
  const query = { visit, ...(quoteId === undefined ? {} : { quote_id: quoteId }) }
  const signal = AbortSignal.timeout(experimentsTimeoutMs)
  return dataOf(api.GET('/experiments', { params: { query }, signal })).catch(() => undefined)
}

/** Whether the server knows a partner by this name, in lower case. */
export const isPartner = async (name: string): Promise<boolean> =>
  (await dataOf(api.GET('/partner'))).some((partner) => partner.name === name)
