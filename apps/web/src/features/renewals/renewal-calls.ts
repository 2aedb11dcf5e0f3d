import type { QuoteReply } from '@coverwright/contract/quotes'
import type { ExpiringReply, RenewalChangesReply } from '@coverwright/contract/renewals'
import { queryOptions } from '@tanstack/react-query'
import { rememberRenewal } from '../../api/browser/opened-renewal.ts'
import { renewalQuery } from '../../api/queries/quote.ts'
import { queryClient } from '../../api/query-client.ts'
import { call } from '../../api/server/client.ts'
import { keep } from '../../api/server/quote-calls.ts'
import { track } from '../../api/track.ts'

/** Firms whose policy ends, as far as this browser may see them. */
export const expiringQuery = queryOptions({
  queryKey: ['expiring'],
  queryFn: async () => (await call<readonly ExpiringReply[]>('aon/renewal/quotes')).data,
  staleTime: 0,
})

/** What a renewal changed and what it confirmed, as its answers stand at this version. */
export const changesQuery = ({ _id, version }: Pick<QuoteReply, '_id' | 'version'>) =>
  queryOptions({
    queryKey: ['renewal-changes', _id, version],
    queryFn: async () => (await call<RenewalChangesReply>(`renewal/quote/${_id}/changes`)).data,
    staleTime: Number.POSITIVE_INFINITY,
  })

/**
 * The renewal of a link, which this tab then works on. A link that names the submission begins it or joins the one that
 * was begun; without it, it must have been begun.
 */
export async function openRenewal(uuid: string, submission: string | undefined): Promise<QuoteReply> {
  const { data } =
    submission === undefined
      ? await call<QuoteReply>(`renewal/quote/uuid/${uuid}`)
      : await call<QuoteReply>('renewal/quote', {
          method: 'POST',
          body: { uuid, quote_submission_uuid: submission },
        })
  if (submission !== undefined) track({ name: 'quote_begun', renewal: true })
  return await takeUp(data)
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
  const body = { ...whole, command: 'form_finished', attestation: { accepted: true, text_keys: textKeys } }
  const { data } = await call<QuoteReply>(`renewal/quote/${quote._id}`, {
    method: 'PATCH',
    body,
    headers: { 'if-match': `"${quote.version}"` },
  })
  track({ name: 'sent', quote: data })
  await fetchNext(data)
  return keep(data)
}
