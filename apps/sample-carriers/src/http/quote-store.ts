import { createHash } from 'node:crypto'
import type { CarrierQuote, PendingQuote, QuoteRequest } from '@coverwright/contract/carrier-contract'
import type { QuoteAnswers } from '@coverwright/contract/carrier-contract/late-answers'
import { isRecord } from '@coverwright/core/answers/answers'
import type { RatedOffer } from '../rating/offer.ts'
import { Refusal } from './problem.ts'

/** A quote of one insurer, with what an underwriter reads. */
export type Kept = {
  readonly body: string
  readonly request: QuoteRequest
  readonly at: Date
  readonly rated: RatedOffer
  quote: CarrierQuote
  polls: number
  /** What the applicant answered, by the key it came with. */
  readonly answers: Map<string, QuoteAnswers['answers']>
}

const keptAtMost = 5000

const sorted = (_name: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value

const digest = (value: string) => createHash('sha256').update(value).digest('hex')

const answer = ({ quote, polls }: Kept): CarrierQuote | PendingQuote =>
  polls > 0 ? { quote_id: quote.quote_id, sample: true, status: 'pending' } : quote

/**
 * Keeps one carrier's answers by idempotency key, in memory. A quote with `polls` left is pending; each poll uses one
 * up.
 */
export function createQuoteStore(prefix: string) {
  const byId = new Map<string, Kept>()

  return {
    idFor: (key: string): string => `${prefix}-${digest(`${prefix}:${key}`).slice(0, 12).toUpperCase()}`,

    /** The earlier answer for this key; throws when the key came with another body. */
    repeated(id: string, request: QuoteRequest): CarrierQuote | PendingQuote | undefined {
      const quote = byId.get(id)
      if (!quote) return undefined
      if (quote.body !== digest(JSON.stringify(request, sorted))) {
        throw new Refusal(409, 'idempotency.conflict', 'This idempotency key was used for another request.')
      }
      return answer(quote)
    },

    keep(request: QuoteRequest, rated: RatedOffer, polls: number, at: Date): CarrierQuote | PendingQuote {
      const [oldest] = byId.keys()
      if (oldest !== undefined && byId.size >= keptAtMost) byId.delete(oldest)
      const quote: Kept = {
        body: digest(JSON.stringify(request, sorted)),
        request,
        at,
        rated,
        quote: { ...rated, revision: 0 },
        polls,
        answers: new Map(),
      }
      byId.set(rated.quote_id, quote)
      return answer(quote)
    },

    /** Those that an underwriter has to decide about. */
    undecided: (): readonly Kept[] =>
      [...byId.values()].filter(({ quote: { status } }) => status === 'referred' || status === 'needs_information'),

    /** A quote with the request it was made for. */
    find: (id: string): Kept | undefined => byId.get(id),

    /** Puts a later answer in the place of the one before, as its next revision. */
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
