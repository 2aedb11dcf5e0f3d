import type { Site } from '@coverwright/catalogue/sites/site'
import type { UserReply } from '@coverwright/contract/people'
import type { ForecastReply, InsuranceTypeReply, QuoteByUuidReply, QuoteReply } from '@coverwright/contract/quotes'
import type { SiteReply } from '@coverwright/contract/site'
import { QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiProblem, call, listenToRevisions } from './client.ts'
import { newerOf } from './newer-quote.ts'
import { currentQuote, openedQuote } from './opened-quote.ts'
import { currentRenewal, openedRenewal } from './opened-renewal.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count, error) => error instanceof ApiProblem && error.isPassing && count < 4,
      staleTime: 60_000,
      refetchOnWindowFocus: false,
    },
  },
})

/** The site as it is served: with what its server knows beside its file. */
export type ServedSite = Site & Pick<SiteReply, 'sign_in' | 'binder' | 'is_binder' | 'has_experiments' | 'revision'>

export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: async () => (await call<ServedSite>('site')).data,
  staleTime: Number.POSITIVE_INFINITY,
})

/** The site's file was changed while the page is open: what the page asks next is what the server expects. */
listenToRevisions((revision) => {
  const held = queryClient.getQueryData(siteQuery.queryKey)
  if (held && held.revision !== revision) void queryClient.refetchQueries(siteQuery, { cancelRefetch: false })
})

const nobody: UserReply = { status: 'not_authenticated', roles: [], is_self_service: false, impersonated: false }

/** Who is signed in at this browser. A sign-in that is over is nobody's; its cookie is gone with that answer. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async () => {
    try {
      return (await call<UserReply>('v1/users/get-logged-in-user.json')).data
    } catch (problem) {
      if (problem instanceof ApiProblem && problem.asksToSignIn) return nobody
      throw problem
    }
  },
})

/**
 * The cookie of a sign-in that is over goes with the first answer. What was asked beside that is asked once more, by
 * somebody who is not signed in.
 */
async function whoeverAsks<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.code === 'sign_in.over') return await ask()
    throw problem
  }
}

const quoteKey = ['quote']

/** The application this tab is about: the one it opened, or the one that was begun last; null while there is none. */
export const quoteQuery = queryOptions({
  queryKey: quoteKey,
  queryFn: async () => {
    const data = await whoeverAsks(() => currentQuote(openedQuote()))
    return newerOf(queryClient.getQueryData<QuoteReply | null>(quoteKey), data)
  },
  refetchOnWindowFocus: true,
})

const renewalKey = ['renewal']

/** The renewal that this tab opened; in a tab that opened none, the one this browser began last. Null without any. */
export const renewalQuery = queryOptions({
  queryKey: renewalKey,
  queryFn: async () => {
    const data = await whoeverAsks(() => currentRenewal(openedRenewal()))
    return newerOf(queryClient.getQueryData<QuoteReply | null>(renewalKey), data)
  },
  refetchOnWindowFocus: true,
})

export const isRenewal = ({ application_type }: QuoteReply): boolean => application_type === 'renewal'

/** Where a quote is held: renewals have a place of their own beside the application. */
export const queryOf = (quote: QuoteReply) => (isRenewal(quote) ? renewalQuery : quoteQuery)

const offersInterval = 700

/** A quote by the uuid in its links, with its offers; asked again until every insurer has answered. */
export const offersQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['offers', uuid],
    queryFn: async () => (await call<QuoteByUuidReply>(`quote/uuid/${uuid}?checkIfProcessed=true`)).data,
    refetchInterval: ({ state }) => (state.data && !state.data.processed ? offersInterval : false),
    staleTime: 0,
  })

export const forecastQuery = (id: string) =>
  queryOptions({
    queryKey: ['forecast', id],
    queryFn: async () => (await call<ForecastReply>(`quote/${id}/submissions_forecast`)).data,
    staleTime: 0,
  })

export const insuranceTypesQuery = (quoteId: string | undefined, version: number | undefined) =>
  queryOptions({
    queryKey: ['insurance-types', quoteId, version],
    queryFn: async () =>
      (await call<readonly InsuranceTypeReply[]>(`insurance-type${quoteId ? `?quote_id=${quoteId}` : ''}`)).data,
    staleTime: Number.POSITIVE_INFINITY,
  })
