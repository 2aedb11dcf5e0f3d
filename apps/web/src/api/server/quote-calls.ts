import type { Carrier } from '@coverwright/catalogue/carriers/carrier'
import type { QuestionSetReply, QuoteReply } from '@coverwright/contract/quotes'
import type { Arrival } from '@coverwright/core/visit/arrival'
import type { Static } from 'typebox'
import { rememberQuote } from '../browser/opened-quote.ts'
import { broughtAlong } from '../cookies/brought-along.ts'
import { cookiesAtHand } from '../cookies/carried.ts'
import { isRenewal, queryOf } from '../queries/quote.ts'
import { queryClient } from '../query-client.ts'
import { tellOtherTabs } from '../tabs/other-tabs.ts'
import { track } from '../track.ts'
import { call } from './client.ts'
import { newerOf } from './newer-quote.ts'

/**
 * Holds the quote as the server sent it, and tells this browser's other tabs.
 * @returns the quote as it is held: what did not change is the same object as before, with all that was found out of it
 */
export function keep(quote: QuoteReply): QuoteReply {
  const query = queryOf(quote)
  const held = queryClient.setQueryData(query.queryKey, newerOf(queryClient.getQueryData(query.queryKey), quote))
  tellOtherTabs(quote)
  return held?.version === quote.version ? held : quote
}

/** The call of an application, or of a renewal. */
const callOf = (quote: QuoteReply): string => `${isRenewal(quote) ? 'renewal/quote' : 'quote'}/${quote._id}`

/**
 * Starts a quote.
 * @param key makes a repeated request give the same quote
 * @param arrival where whoever it is for came from
 */
export async function createQuote(key: string, arrival: Arrival = {}, signal?: AbortSignal): Promise<QuoteReply> {
  const headers = { 'idempotency-key': key }
  const { data } = await call<QuoteReply>('quote', { method: 'POST', body: arrival, headers, signal })
  rememberQuote(data)
  track({ name: 'quote_begun', renewal: false })
  return keep(data)
}

export type Save = {
  readonly step: string
  readonly answers: Readonly<Record<string, unknown>>
  readonly version: number
}

/**
 * Saves one step of the quote as it was at `version`. Who calls it keeps the reply when the page is ready for it: what is
 * kept is drawn.
 */
export async function saveQuote(quote: QuoteReply, save: Save, signal?: AbortSignal): Promise<QuoteReply> {
  const { step, answers, version } = save
  const { data: saved } = await call<QuoteReply>(callOf(quote), {
    method: 'PATCH',
    body: { step, ...answers, ...broughtAlong(cookiesAtHand()), max_step: quote.max_step },
    headers: { 'if-match': `"${version}"` },
    signal,
  })
  track({ name: 'saved', save, quote: saved })
  return saved
}

export async function reopenQuote(quote: QuoteReply): Promise<QuoteReply> {
  const headers = { 'if-match': `"${quote.version}"` }
  return keep((await call<QuoteReply>(callOf(quote), { method: 'PATCH', body: { command: 'reopen' }, headers })).data)
}

/** Takes back the last save, which cleared answers. */
export async function undoClearing(quote: QuoteReply): Promise<QuoteReply> {
  const headers = { 'if-match': `"${quote.version}"` }
  const body = { command: 'undo_clearing' }
  return keep((await call<QuoteReply>(callOf(quote), { method: 'PATCH', body, headers })).data)
}

/**
 * @param quote as it was when it was sent: sent again as it was, it is submitted once, whatever became of it meanwhile
 * @param textKeys the statements that were shown above the confirmation
 * @param fetchNext fetches what the page after it shows: pages lead there as soon as they know that the quote was sent
 */
export async function finishForm(
  { _id, version }: QuoteReply,
  textKeys: readonly string[],
  fetchNext: (sent: QuoteReply) => Promise<unknown>,
): Promise<QuoteReply> {
  const body = { attestation: { accepted: true, text_keys: textKeys } }
  const headers = { 'idempotency-key': `finish-${_id}-${version}` }
  const { data } = await call<QuoteReply>(`quote/${_id}/finish_form`, { method: 'PATCH', body, headers })
  track({ name: 'sent', quote: data })
  await fetchNext(data)
  return keep(data)
}

export async function chooseOffers(id: string, offers: readonly string[]): Promise<void> {
  await call(`quote/${id}/chosen_offers`, { method: 'PATCH', body: { offer_uuids: offers } })
  track({ name: 'offer_chosen', offers: offers.length })
}

/**
 * Asks an insurer for its questions, by way of our server.
 * @param key line and insurer: `gl.liberty`
 * @param carriers those of the site’s country
 */
export async function fetchQuestions(quote: QuoteReply, key: string, carriers: readonly Carrier[]): Promise<void> {
  const [line = '', carrierId = ''] = key.split('.')
  const asks = carriers.find((each) => each.id === carrierId)?.lines.find((each) => each.line === line)?.asks
  if (!asks) return
  const path = `${asks.path}/${asks.version}/${line}/uw-questions?quote_id=${quote._id}`
  const { data } = await call<Static<typeof QuestionSetReply>>(path)
  queryClient.setQueryData(
    queryOf(quote).queryKey,
    (current) => current && { ...current, question_sets: { ...current.question_sets, [data.key]: data } },
  )
}
