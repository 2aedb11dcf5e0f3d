import { createHash } from 'node:crypto'
import type { CarrierQuote, PendingQuote, QuoteRequest } from '@coverwright/contract/carrier-contract'
import type { QuoteAnswers } from '@coverwright/contract/carrier-contract/late-answers'
import { isRecord } from '@coverwright/core/answers/answers'
import type { RatedOffer } from '../rating/offer.ts'
import { Refusal } from './problem.ts'

/** One insurer's quote, with what its underwriter sees. */
export type QuoteRecord = {
  readonly body: string
  readonly request: QuoteRequest
  readonly at: Date
  readonly rated: RatedOffer
  quote: CarrierQuote
  polls: number
  /** The applicant's answers, by idempotency key. */
  readonly answers: Map<string, QuoteAnswers['answers']>
}

const maxQuotes = 5000

const sortKeys = (_name: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value

const digest = (value: string) => createHash('sha256').update(value).digest('hex')

const answer = ({ quote, polls }: QuoteRecord): CarrierQuote | PendingQuote =>
  polls > 0 ? { quote_id: quote.quote_id, sample: true, status: 'pending' } : quote

/**
 * Keeps one carrier's answers by idempotency key, in memory. A quote with `polls` left is pending; each poll uses one
 * up.
 */
export function createQuoteStore(prefix: string) {
  const byId = new Map<string, QuoteRecord>()

  return {
    idFor: (key: string): string => `${prefix}-${digest(`${prefix}:${key}`).slice(0, 12).toUpperCase()}`,

    /** The earlier answer for this key; throws if the key was used with another body. */
    findRepeat(id: string, request: QuoteRequest): CarrierQuote | PendingQuote | undefined {
      const quote = byId.get(id)
      if (!quote) return undefined
      if (quote.body !== digest(JSON.stringify(request, sortKeys))) {
        throw new Refusal(409, 'idempotency.conflict', 'This idempotency key was used for another request.')
      }
      return answer(quote)
    },

    keep(request: QuoteRequest, offer: RatedOffer, polls: number, at: Date): CarrierQuote | PendingQuote {
      const [oldest] = byId.keys()
      if (oldest !== undefined && byId.size >= maxQuotes) byId.delete(oldest)
      const quote: QuoteRecord = {
        body: digest(JSON.stringify(request, sortKeys)),
        request,
        at,
        rated: offer,
        quote: { ...offer, revision: 0 },
        polls,
        answers: new Map(),
      }
      byId.set(offer.quote_id, quote)
      return answer(quote)
    },

    /** Quotes that wait for an underwriter. */
    undecided: (): readonly QuoteRecord[] =>
      [...byId.values()].filter(({ quote: { status } }) => status === 'referred' || status === 'needs_information'),

    /** A quote with its request. */
    find: (id: string): QuoteRecord | undefined => byId.get(id),

    /** Replaces the answer with a later one, as its next revision. */
    decide(id: string, later: CarrierQuote): void {
      const quote = byId.get(id)
      if (quote) quote.quote = { ...later, revision: (quote.quote.revision ?? 0) + 1 }
    },

    ask(id: string): CarrierQuote | PendingQuote | undefined {
      const quote = byId.get(id)
      if (!quote) return undefined
      if (quote.polls > 0) quote.polls -= 1
      return answer(quote)
    },
  }
}

export type QuoteStore = ReturnType<typeof createQuoteStore>
