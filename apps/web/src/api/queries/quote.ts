import type { QuoteReply } from '@coverwright/contract/quotes'
import { queryOptions } from '@tanstack/react-query'
import { currentQuote, openedQuote } from '../browser/opened-quote.ts'
import { currentRenewal, openedRenewal } from '../browser/opened-renewal.ts'
import { newerOf } from '../server/newer-quote.ts'
import { ApiProblem } from '../server/problem.ts'

/**
 * The first reply to a sign-in that is over removes its cookie. A request that was under way beside it is sent once
 * more, by a visitor who is not signed in.
 */
async function withoutEndedSignIn<T>(fetch: () => Promise<T>): Promise<T> {
  try {
    return await fetch()
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.code === 'sign_in.over') return await fetch()
    throw problem
  }
}

const openedQuery = (name: 'quote' | 'renewal', fetch: () => Promise<QuoteReply | null>) =>
  queryOptions({
    queryKey: [name],
    queryFn: async ({ client, queryKey }): Promise<QuoteReply | null> => {
      const fetched = await withoutEndedSignIn(fetch)
      return newerOf(client.getQueryData<QuoteReply | null>(queryKey), fetched)
    },
    refetchOnWindowFocus: true,
  })

/** The application that this tab opened, or the one begun last; null while there is none. */
export const quoteQuery = openedQuery('quote', () => currentQuote(openedQuote()))

/** The renewal that this tab opened, or the one that this browser began last; null without any. */
export const renewalQuery = openedQuery('renewal', () => currentRenewal(openedRenewal()))

export const isRenewal = ({ application_type }: QuoteReply): boolean => application_type === 'renewal'

/** Renewals are cached beside the application. */
export const queryOf = (quote: QuoteReply) => (isRenewal(quote) ? renewalQuery : quoteQuery)
