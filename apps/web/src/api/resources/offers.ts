import type { OfferReply, OffersNews, QuoteByUuidReply } from '@coverwright/contract/offers'
import type { QuoteReply } from '@coverwright/contract/quotes'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { apiUrl } from '../page/base.ts'
import { queryClient } from '../query-client.ts'
import { api, dataOf } from '../server/client.ts'
import { track } from '../track.ts'
import { cacheQuote } from './quotes.ts'

const pollMs = 700
/** While the server pushes each answer: a dead connection may show no sign of it. */
const pollWhilePushedMs = 5_000
/** Where every insurer has answered: one may answer again, and the host may enter what another says. */
const pollLateMs = 15_000
/** What was fetched just before a page is not fetched again when it is drawn. */
export const justFetchedMs = 1_000
const longestWaitMs = 2_000

/** `isPushed`: the server sends each answer by itself. */
export type QuoteWithOffers = QuoteByUuidReply & { readonly isPushed?: boolean }

/** Whether carriers that were asked have still to answer. */
export const isWaiting = ({ quote, processed }: Pick<QuoteByUuidReply, 'quote' | 'processed'>): boolean =>
  quote.submission_uuid !== undefined && processed !== true

/** Whether a carrier may answer again: an underwriter decides, or asks something first. */
export const mayChange = ({ quote, settled }: Pick<QuoteByUuidReply, 'quote' | 'settled'>): boolean =>
  quote.submission_uuid !== undefined && settled !== true

/** In milliseconds; `false`: never. */
export function pollAfter(data: QuoteWithOffers): number | false {
  if (isWaiting(data)) return data.isPushed ? pollWhilePushedMs : pollMs
  return data.quote.submission_uuid === undefined || data.isPushed ? false : pollLateMs
}

/** A quote by the uuid in its links, with its offers; polled as long as it is shown, less often while the server pushes. */
export const offersQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['offers', uuid],
    queryFn: async ({ client, queryKey }): Promise<QuoteWithOffers> => {
      const params = { path: { uuid }, query: { checkIfProcessed: true } }
      const data = await dataOf(api.GET('/quote/uuid/{uuid}', { params }))
      const { isPushed = false, offers = [] } = client.getQueryData<QuoteWithOffers>(queryKey) ?? {}
      return { ...data, offers: newestOf(data.offers, offers), isPushed }
    },
    refetchInterval: ({ state: { data } }) => (data ? pollAfter(data) : false),
    staleTime: justFetchedMs,
  })

/** Of each offer the newest of two copies: replies, news and pages about one offer may come in any order. */
export const newestOf = (offers: readonly OfferReply[], others: readonly OfferReply[]): OfferReply[] =>
  offers.map((offer) => others.find((each) => each.uuid === offer.uuid && each.revision > offer.revision) ?? offer)

/** Shows an offer as another reply had it, wherever it is shown. */
export const cacheOffer = (client: QueryClient, uuid: string, offer: OfferReply): void =>
  void client.setQueryData(
    offersQuery(uuid).queryKey,
    (before) => before && { ...before, offers: newestOf(before.offers, [offer]) },
  )

/** Fetches the offers for the page that comes next, which waits two seconds at most: they may fail or take longer. */
export const fetchOffers = ({ uuid }: Pick<QuoteReply, 'uuid'>): Promise<unknown> =>
  Promise.race([
    queryClient.prefetchQuery({ ...offersQuery(uuid), staleTime: 0 }),
    new Promise((resolve) => setTimeout(resolve, longestWaitMs)),
  ])

/**
 * Puts each carrier's answer into the cached offers when the server pushes it, until none is awaited any more. While the
 * connection is down, the browser opens it again by itself and the offers are polled.
 * @returns ends it
 */
export function watchOffers(uuid: string): () => void {
  const { queryKey } = offersQuery(uuid)
  const source = new EventSource(apiUrl(`quote/uuid/${uuid}/offers/events`))
  const setPushed = (isPushed: boolean): void => {
    queryClient.setQueryData(queryKey, (before) => before && { ...before, isPushed })
  }
  source.addEventListener('offers', ({ data }: MessageEvent<string>) => {
    const news: OffersNews = JSON.parse(data)
    // An older reply must not arrive later and replace this one.
    void queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(
      queryKey,
      (before) =>
        before && { ...before, ...news, offers: newestOf(news.offers, before.offers), isPushed: !news.settled },
    )
    if (news.settled) source.close()
  })
  source.addEventListener('error', () => setPushed(false))
  return () => {
    source.close()
    setPushed(false)
  }
}

/**
 * Submits an application. Its offers are fetched before it is cached, since pages lead on to them as soon as they know
 * that it is submitted.
 * @param quote at the version that was shown: however often this is sent, it is submitted once
 * @param textKeys the statements that were shown above the confirmation
 */
export async function submitQuote({ _id, version }: QuoteReply, textKeys: readonly string[]): Promise<QuoteReply> {
  const body = { attestation: { accepted: true as const, text_keys: [...textKeys] } }
  const params = { path: { id: _id }, header: { 'idempotency-key': `finish-${_id}-${version}` } }
  const submission = await dataOf(api.PATCH('/quote/{id}/finish_form', { params, body }))
  track({ name: 'sent', quote: submission })
  await fetchOffers(submission)
  return cacheQuote(submission)
}

type InsurerAnswers = {
  readonly offer: OfferReply
  readonly answers: readonly { readonly id: string; readonly answer: unknown }[]
}

/** Answers an insurer's questions about an offer, as they were shown. */
export function useAnswerInsurer({ _id, uuid }: Pick<QuoteReply, '_id' | 'uuid'>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ offer, answers }: InsurerAnswers) => {
      const params = { path: { id: _id, offer: offer.uuid } }
      const body = { version: offer.version, answers: [...answers] }
      await dataOf(api.PATCH('/quote/{id}/offers/{offer}/answers', { params, body }))
    },
    onSettled: () => client.invalidateQueries({ queryKey: offersQuery(uuid).queryKey }),
  })
}

type AskedAgain = { readonly lines: readonly string[]; readonly answers?: Readonly<Record<string, string>> }

/** Asks the insurers of some lines for new prices, by other limits or by the answers as they stand. */
export function useAskAgain(quote: QuoteReply) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ lines, answers }: AskedAgain) => {
      const { _id, version } = quote
      const params = {
        path: { id: _id },
        header: { 'idempotency-key': `prices-${_id}-${version}`, 'if-match': `"${version}"` },
      }
      const body = { lines: [...lines], ...(answers ? { answers } : {}) }
      const submission = await dataOf(api.POST('/quote/{id}/prices', { params, body }))
      await fetchOffers(submission)
      return cacheQuote(submission)
    },
    onError: () => client.invalidateQueries({ queryKey: offersQuery(quote.uuid).queryKey }),
  })
}

/**
 * Chooses an offer by its id. Mutations of one scope run one after the other, so each goes by the outcome of the one before.
 * @param choices lines of which only one is needed, together; a line that is in none stands alone
 */
export function useChooseOffer(
  { _id, uuid }: Pick<QuoteReply, '_id' | 'uuid'>,
  choices: readonly (readonly string[])[] = [],
) {
  const client = useQueryClient()
  const { queryKey } = offersQuery(uuid)
  return useMutation({
    scope: { id: `offers ${uuid}` },
    mutationFn: async (offerId: string) => {
      const cachedOffers = client.getQueryData(queryKey)?.offers ?? []
      const offers = chosenAfter(cachedOffers, offerId, choices)
      const params = { path: { id: _id } }
      const before = cachedOffers.filter(({ chosen }) => chosen).map(({ uuid: each }) => each)
      const body = { offer_uuids: [...offers], chosen_before: before }
      await api.PATCH('/quote/{id}/chosen_offers', { params, body })
      track({ name: 'offer_chosen', offers: offers.length })
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

/** One offer per choice: choosing another replaces it, choosing it again withdraws the choice. */
function chosenAfter(
  offers: readonly OfferReply[],
  id: string,
  choices: readonly (readonly string[])[],
): readonly string[] {
  const pickedOffer = offers.find((offer) => offer.uuid === id)
  const lines =
    choices.find((each) => pickedOffer && each.includes(pickedOffer.line)) ?? (pickedOffer ? [pickedOffer.line] : [])
  const others = offers.filter((offer) => offer.chosen && !lines.includes(offer.line)).map((offer) => offer.uuid)
  return pickedOffer?.chosen ? others : [...others, id]
}
