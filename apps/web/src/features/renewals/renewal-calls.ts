import type { QuoteReply } from '@coverwright/contract/quotes'
import type { ExpiringReply, RenewalChangesReply } from '@coverwright/contract/renewals'
import { queryOptions } from '@tanstack/react-query'
import { rememberRenewal } from '../../api/browser/opened-renewal.ts'
import { renewalQuery } from '../../api/queries/quote.ts'
import { queryClient } from '../../api/query-client.ts'
import { api, dataOf } from '../../api/server/client.ts'
import { keep } from '../../api/server/quote-calls.ts'
import { track } from '../../api/track.ts'

/** Firms whose policy ends, as far as this browser may see them. */
export const expiringQuery = queryOptions({
  queryKey: ['expiring'],
  queryFn: (): Promise<readonly ExpiringReply[]> => dataOf(api.GET('/aon/renewal/quotes')),
  staleTime: 0,
})

/** What a renewal changed and what it confirmed, as its answers stand at this version. */
export const changesQuery = ({ _id, version }: Pick<QuoteReply, '_id' | 'version'>) =>
  queryOptions({
    queryKey: ['renewal-changes', _id, version],
    queryFn: (): Promise<RenewalChangesReply> =>
      dataOf(api.GET('/renewal/quote/{id}/changes', { params: { path: { id: _id } } })),
    staleTime: Number.POSITIVE_INFINITY,
  })

/**
 * The renewal of a link, which this tab then works on. A link that names the submission begins it or joins the one that
 * was begun; without it, it must have been begun.
 */
export async function openRenewal(uuid: string, submission: string | undefined): Promise<QuoteReply> {
  const quote = await dataOf(
    submission === undefined
      ? api.GET('/renewal/quote/uuid/{uuid}', { params: { path: { uuid } } })
      : api.POST('/renewal/quote', { body: { uuid, quote_submission_uuid: submission } }),
  )
  if (submission !== undefined) track({ name: 'quote_begun', renewal: true })
  return await takeUp(quote)
}

/** This tab works on it from now on. */
export async function takeUp(quote: QuoteReply): Promise<QuoteReply> {
  rememberRenewal(quote)
  // A reply under way may be of the renewal that was open before.
  void queryClient.cancelQueries({ queryKey: renewalQuery.queryKey })
  return keep(quote)
}

/**
 * Submits it: the whole of it, with the statements that were shown above the confirmation. Source: seed 4.4, 7.5.
 * @param fetchNext fetches what the page after it shows: pages lead there as soon as they know that it was sent
 */
export async function finishRenewal(
  quote: QuoteReply,
  textKeys: readonly string[],
  fetchNext: (sent: QuoteReply) => Promise<unknown>,
): Promise<QuoteReply> {
  // What the server looked up and carried over it has already.
  const { expiring: _expiring, question_sets: _sets, ...whole } = quote
  const body = {
    ...whole,
    command: 'form_finished' as const,
    attestation: { accepted: true as const, text_keys: [...textKeys] },
  }
  const params = { path: { id: quote._id }, header: { 'if-match': `"${quote.version}"` } }
  const sent = await dataOf(api.PATCH('/renewal/quote/{id}', { params, body }))
  track({ name: 'sent', quote: sent })
  await fetchNext(sent)
  return keep(sent)
}
