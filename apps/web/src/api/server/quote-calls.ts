import type { Carrier } from '@coverwright/catalogue/carriers/carrier'
import type { QuoteReply } from '@coverwright/contract/quotes'
import type { Arrival } from '@coverwright/core/visit/arrival'
import { rememberQuote } from '../browser/opened-quote.ts'
import { broughtAlong } from '../cookies/brought-along.ts'
import { cookiesAtHand } from '../cookies/carried.ts'
import { isRenewal, queryOf } from '../queries/quote.ts'
import { queryClient } from '../query-client.ts'
import type { paths } from '../schema.d.ts'
import { tellOtherTabs } from '../tabs/other-tabs.ts'
import { track } from '../track.ts'
import { api, dataOf } from './client.ts'
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

/** The path of an application, or of a renewal. */
const pathOf = (quote: QuoteReply) => (isRenewal(quote) ? '/renewal/quote/{id}' : '/quote/{id}')

const atVersion = ({ _id }: QuoteReply, version: number) => ({
  path: { id: _id },
  header: { 'if-match': `"${version}"` },
})

/**
 * Starts a quote.
 * @param key makes a repeated request give the same quote
 * @param arrival where whoever it is for came from
 */
export async function createQuote(key: string, arrival: Arrival = {}, signal?: AbortSignal): Promise<QuoteReply> {
  const params = { header: { 'idempotency-key': key } }
  const quote = await dataOf(api.POST('/quote', { params, body: arrival, signal: signal ?? null }))
  rememberQuote(quote)
  track({ name: 'quote_begun', renewal: false })
  return keep(quote)
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
  const saved = await dataOf(
    api.PATCH(pathOf(quote), {
      params: atVersion(quote, version),
      body: { step, ...answers, ...broughtAlong(cookiesAtHand()), max_step: quote.max_step },
      signal: signal ?? null,
    }),
  )
  track({ name: 'saved', save, quote: saved })
  return saved
}

export async function reopenQuote(quote: QuoteReply): Promise<QuoteReply> {
  return await command(quote, 'reopen')
}

/** Takes back the last save, which cleared answers. */
export async function undoClearing(quote: QuoteReply): Promise<QuoteReply> {
  return await command(quote, 'undo_clearing')
}

async function command(quote: QuoteReply, name: 'reopen' | 'undo_clearing'): Promise<QuoteReply> {
  const params = atVersion(quote, quote.version)
  return keep(await dataOf(api.PATCH(pathOf(quote), { params, body: { command: name } })))
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
  const body = { attestation: { accepted: true as const, text_keys: [...textKeys] } }
  const params = { path: { id: _id }, header: { 'idempotency-key': `finish-${_id}-${version}` } }
  const sent = await dataOf(api.PATCH('/quote/{id}/finish_form', { params, body }))
  track({ name: 'sent', quote: sent })
  await fetchNext(sent)
  return keep(sent)
}

export async function chooseOffers(id: string, offers: readonly string[]): Promise<void> {
  await api.PATCH('/quote/{id}/chosen_offers', { params: { path: { id } }, body: { offer_uuids: [...offers] } })
  track({ name: 'offer_chosen', offers: offers.length })
}

type QuestionsPath = Extract<keyof paths, `${string}/uw-questions`>

/**
 * Asks an insurer for its questions, by way of our server.
 * @param key line and insurer: `gl.liberty`
 * @param carriers those of the site’s country
 */
export async function fetchQuestions(quote: QuoteReply, key: string, carriers: readonly Carrier[]): Promise<void> {
  const [line = '', carrierId = ''] = key.split('.')
  const asks = carriers.find((each) => each.id === carrierId)?.lines.find((each) => each.line === line)?.asks
  if (!asks) return
  // The catalogue names the insurer's address, and a test of it that each has its call.
  const path = `/${asks.path}/${asks.version}/${line}/uw-questions` as QuestionsPath
  const set = await dataOf(api.GET(path, { params: { query: { quote_id: quote._id } } }))
  queryClient.setQueryData(
    queryOf(quote).queryKey,
    (current) => current && { ...current, question_sets: { ...current.question_sets, [set.key]: set } },
  )
}
