import type { QuoteReply } from '@coverwright/contract/quotes'
import type { RetrievalCall } from '@coverwright/core/retrieval/retrieval-request'
import type { Attribution } from '@coverwright/core/visit/attribution'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { tabQuote, tabRenewal } from '../browser/tab-quote.ts'
import { attributionCookies } from '../cookies/attribution-cookies.ts'
import { currentCookies } from '../cookies/visit-cookies.ts'
import { queryClient } from '../query-client.ts'
import { api, dataOf } from '../server/client.ts'
import { newerOf } from '../server/newer-quote.ts'
import { ApiProblem } from '../server/problem.ts'
import { createTabChannel } from '../tabs/tab-channel.ts'
import { track } from '../track.ts'

const openedQuery = (name: 'quote' | 'renewal', fetch: () => Promise<QuoteReply | null>) =>
  queryOptions({
    queryKey: [name],
    queryFn: async ({ client, queryKey }): Promise<QuoteReply | null> => {
      const fetchedQuote = await retryAfterEndedSignIn(fetch)
      return newerOf(client.getQueryData<QuoteReply | null>(queryKey), fetchedQuote)
    },
    refetchOnWindowFocus: true,
  })

/** The application that this tab opened, or the latest one started; null while there is none. */
export const quoteQuery = openedQuery('quote', () => {
  const id = tabQuote.get()
  const latest = () => dataOf(api.GET('/quote'))
  return id === undefined ? latest() : unlessGone(fetchQuote(id), tabQuote.clear, latest)
})

/** The renewal that this tab opened, or the one that this browser began last; null without any. */
export const renewalQuery = openedQuery('renewal', () => {
  const uuid = tabRenewal.get()
  const latest = () => dataOf(api.GET('/renewal/quote'))
  return uuid === undefined ? latest() : unlessGone(fetchRenewal(uuid), tabRenewal.clear, latest)
})

/**
 * The first reply to an ended sign-in removes its cookie. A request that was under way beside it is sent once more, by a
 * visitor who is not signed in.
 */
async function retryAfterEndedSignIn<T>(fetch: () => Promise<T>): Promise<T> {
  try {
    return await fetch()
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.code === 'sign_in.over') return await fetch()
    throw problem
  }
}

async function unlessGone<T>(quote: Promise<T>, forget: () => void, otherwise: () => Promise<T>): Promise<T> {
  try {
    return await quote
  } catch (problem) {
    if (!(problem instanceof ApiProblem && (problem.status === 404 || problem.status === 422))) throw problem
    forget()
    return await otherwise()
  }
}

/** A renewal with a flow and pages of its own; others are renewed in the application's. */
export const hasRenewalFlow = ({ flow_type }: Pick<QuoteReply, 'flow_type'>): boolean => flow_type !== 'main'

/** A renewal in the application's flow, where every answer is there but those of the year. */
export const asksOnlyChanges = (quote: QuoteReply): boolean =>
  quote.application_type === 'renewal' && !hasRenewalFlow(quote)

/** The query that a quote is cached under: renewals have one beside the application's. */
export const queryOf = (quote: QuoteReply) => (hasRenewalFlow(quote) ? renewalQuery : quoteQuery)

const savedQuotes = createTabChannel<{ readonly id: string; readonly version: number }>('coverwright-quote')

/** Fetches a quote again that another tab of this browser saved, unless this tab has that version. */
export const refetchSavedInOtherTabs = (): void =>
  savedQuotes.listen(({ id, version }) => {
    for (const { queryKey } of [quoteQuery, renewalQuery]) {
      const cachedQuote = queryClient.getQueryData(queryKey)
      const isOutdated = cachedQuote ? cachedQuote._id === id && cachedQuote.version < version : cachedQuote === null
      if (isOutdated) void queryClient.invalidateQueries({ queryKey })
    }
  })

/**
 * Caches the quote as the server sent it, and tells this browser's other tabs.
 * @returns the cached quote, in which everything that did not change is the same object as before
 */
export function cacheQuote(quote: QuoteReply): QuoteReply {
  const { queryKey } = queryOf(quote)
  const cachedQuote = queryClient.setQueryData(queryKey, newerOf(queryClient.getQueryData(queryKey), quote))
  savedQuotes.post({ id: quote._id, version: quote.version })
  return cachedQuote?.version === quote.version ? cachedQuote : quote
}

/** From now on this tab works on the quote. */
export function openQuote(quote: QuoteReply): QuoteReply {
  if (hasRenewalFlow(quote)) tabRenewal.set(quote.uuid)
  else tabQuote.set(quote._id)
  // A reply under way may be about the quote that was open before.
  void queryClient.cancelQueries({ queryKey: queryOf(quote).queryKey })
  return cacheQuote(quote)
}

/** An application or a renewal by its `_id`. */
export const fetchQuote = (id: string): Promise<QuoteReply> =>
  dataOf(api.GET('/quote/{id}', { params: { path: { id } } }))

export const fetchRenewal = (uuid: string): Promise<QuoteReply> =>
  dataOf(api.GET('/renewal/quote/uuid/{uuid}', { params: { path: { uuid } } }))

/** The quote that an address names. */
export async function retrieveQuote(call: RetrievalCall): Promise<QuoteReply> {
  switch (call.path) {
    case '/quote/uuid/{uuid}':
      return (await dataOf(api.GET(call.path, { params: { path: { uuid: call.id } } }))).quote
    case '/quote/{id}/customer_retrieve':
      return await dataOf(api.GET(call.path, { params: { path: { id: call.id }, query: call.query } }))
    default:
      return await dataOf(api.GET(call.path, { params: { path: { id: call.id }, query: call.query } }))
  }
}

/**
 * Creates a quote and caches it: from now on this browser works on it.
 * @param key makes a repeated request return the same quote
 * @param attribution where the visitor came from
 */
export const createQuote = async (key: string, attribution?: Attribution): Promise<QuoteReply> =>
  cacheQuote(await createUncachedQuote(key, attribution))

/** As `createQuote`, for a save that follows at once: no page is drawn for the empty quote. */
export async function createUncachedQuote(
  key: string,
  attribution: Attribution = {},
  signal?: AbortSignal,
): Promise<QuoteReply> {
  const params = { header: { 'idempotency-key': key } }
  const quote = await dataOf(api.POST('/quote', { params, body: attribution, signal: signal ?? null }))
  tabQuote.set(quote._id)
  track({ name: 'quote_begun', renewal: false })
  return quote
}

/** Creates a quote with the same answers. `key` makes a repeated request return the same copy. */
export const copyQuote = (id: string, key: string): Promise<QuoteReply> =>
  dataOf(api.POST('/quote/{id}/copy', { params: { path: { id }, header: { 'idempotency-key': key } } }))

/** The path of an application, or of a renewal. */
const pathOf = (quote: QuoteReply) => (hasRenewalFlow(quote) ? '/renewal/quote/{id}' : '/quote/{id}')

const atVersion = ({ _id }: QuoteReply, version: number) => ({
  path: { id: _id },
  header: { 'if-match': `"${version}"` },
})

export type Save = {
  readonly step: string
  readonly answers: Readonly<Record<string, unknown>>
  readonly version: number
}

/** Saves one step of the quote as it was at `version`. The reply is not cached: the caller does so when the page may change. */
export async function saveQuote(quote: QuoteReply, save: Save, signal?: AbortSignal): Promise<QuoteReply> {
  const { step, answers, version } = save
  const reply = await dataOf(
    api.PATCH(pathOf(quote), {
      params: atVersion(quote, version),
      body: { step, ...answers, ...attributionCookies(currentCookies()), max_step: quote.max_step },
      signal: signal ?? null,
    }),
  )
  track({ name: 'saved', save, quote: reply })
  return reply
}

/** Saves any part of a quote that was just created. The reply is not cached. */
export const saveFacts = (quote: QuoteReply, facts: Readonly<Record<string, unknown>>): Promise<QuoteReply> =>
  dataOf(api.PATCH(pathOf(quote), { params: atVersion(quote, quote.version), body: facts }))

/** Opens a submitted application for changes. */
export const reopenQuote = (quote: QuoteReply): Promise<QuoteReply> => command(quote, 'reopen')

async function command(quote: QuoteReply, name: 'reopen' | 'undo_clearing'): Promise<QuoteReply> {
  const params = atVersion(quote, quote.version)
  return cacheQuote(await dataOf(api.PATCH(pathOf(quote), { params, body: { command: name } })))
}

/** Reverts the last save, which cleared answers. */
export function useUndoClearing(quote: QuoteReply) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => command(quote, 'undo_clearing'),
    // Somebody saved in the meantime: with the new quote the offer to undo goes by itself.
    onError: () => client.invalidateQueries({ queryKey: queryOf(quote).queryKey }),
  })
}
