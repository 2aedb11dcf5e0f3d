import type { Site } from '@coverwright/catalogue/sites/site'
import type { UserReply } from '@coverwright/contract/people'
import type { QuoteReply } from '@coverwright/contract/quotes'
import type { SiteReply } from '@coverwright/contract/site'
import { currentQuote, openedQuote } from '../browser/opened-quote.ts'
import { currentRenewal, openedRenewal } from '../browser/opened-renewal.ts'
import { queryClient } from '../store/page-queries.ts'
import type { Query } from '../store/query.ts'
import { queryOptions } from '../store/query.ts'
import { ApiProblem, call, listenToRevisions } from './client.ts'
import { newerOf } from './newer-quote.ts'

/** The site as it is served: with what its server knows beside its file. */
export type ServedSite = Site &
  Pick<SiteReply, 'opening' | 'sign_in' | 'binder' | 'is_binder' | 'has_experiments' | 'revision'>

export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: async () => (await call<ServedSite>('site')).data,
  staleTime: Number.POSITIVE_INFINITY,
})

/** The site's file was changed while the page is open: what the page asks next is what the server expects. */
listenToRevisions((revision) => {
  const held = queryClient.getQueryData(siteQuery)
  if (held && held.revision !== revision) void queryClient.refetchQueries(siteQuery, { cancelRefetch: false })
})

const nobody: UserReply = { status: 'not_authenticated', roles: [], isSelfService: false, impersonated: false }

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

/** The application this tab is about: the one it opened, or the one that was begun last; null while there is none. */
export const quoteQuery: Query<QuoteReply | null> = {
  queryKey: ['quote'],
  queryFn: async () => {
    const data = await whoeverAsks(() => currentQuote(openedQuote()))
    return newerOf(queryClient.getQueryData(quoteQuery), data)
  },
  refetchOnWindowFocus: true,
}

/** The renewal that this tab opened; in a tab that opened none, the one this browser began last. Null without any. */
export const renewalQuery: Query<QuoteReply | null> = {
  queryKey: ['renewal'],
  queryFn: async () => {
    const data = await whoeverAsks(() => currentRenewal(openedRenewal()))
    return newerOf(queryClient.getQueryData(renewalQuery), data)
  },
  refetchOnWindowFocus: true,
}

export const isRenewal = ({ application_type }: QuoteReply): boolean => application_type === 'renewal'

/** Where a quote is held: renewals have a place of their own beside the application. */
export const queryOf = (quote: QuoteReply) => (isRenewal(quote) ? renewalQuery : quoteQuery)
