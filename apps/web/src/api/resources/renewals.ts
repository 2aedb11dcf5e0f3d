import type { QuoteReply } from '@coverwright/contract/quotes'
import type { ExpiringReply, RenewalChangesReply } from '@coverwright/contract/renewals'
import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../server/client.ts'
import { track } from '../track.ts'
import { fetchOffers } from './offers.ts'
import { cacheQuote, fetchRenewal, openQuote } from './quotes.ts'

/** Named insureds whose policy ends, as far as this browser may see them. */
export const expiringQuery = queryOptions({
  queryKey: ['expiring'],
  queryFn: (): Promise<readonly ExpiringReply[]> => dataOf(api.GET('/aon/renewal/quotes')),
  staleTime: 0,
})

/** What a renewal changed and what it confirmed, as of this version. */
export const renewalChangesQuery = ({ _id, version }: Pick<QuoteReply, '_id' | 'version'>) =>
  queryOptions({
    queryKey: ['renewal-changes', _id, version],
    queryFn: (): Promise<RenewalChangesReply> =>
      dataOf(api.GET('/renewal/quote/{id}/changes', { params: { path: { id: _id } } })),
    staleTime: Number.POSITIVE_INFINITY,
  })

/**
 * Opens the renewal of a link in this tab. A link that names the submission creates it or joins the one that exists;
 * without it, the renewal has to exist.
 */
export async function openRenewal(uuid: string, submission: string | undefined): Promise<QuoteReply> {
  if (submission === undefined) return openQuote(await fetchRenewal(uuid))
  const body = { uuid, quote_submission_uuid: submission }
  const quote = await dataOf(api.POST('/renewal/quote', { body }))
  track({ name: 'quote_begun', renewal: true })
  return openQuote(quote)
}

/**
 * Submits a renewal, all of it. Its offers are fetched before it is cached, since pages lead on to them as soon as they
 * know that it is submitted. Source: seed 4.4, 7.5.
 * @param textKeys the statements that were shown above the confirmation
 */
export async function submitRenewal(quote: QuoteReply, textKeys: readonly string[]): Promise<QuoteReply> {
  // The server has what it looked up and carried over.
  const { expiring: _expiring, question_sets: _sets, ...answers } = quote
  const body = {
    ...answers,
    command: 'form_finished' as const,
    attestation: { accepted: true as const, text_keys: [...textKeys] },
  }
  const params = { path: { id: quote._id }, header: { 'if-match': `"${quote.version}"` } }
  const reply = await dataOf(api.PATCH('/renewal/quote/{id}', { params, body }))
  track({ name: 'sent', quote: reply })
  await fetchOffers(reply)
  return cacheQuote(reply)
}
