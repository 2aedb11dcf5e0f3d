import { createHash } from 'node:crypto'
import type { CarrierQuote, PendingQuote, QuoteRequest } from '@coverwright/contract/carriers'
import { isRecord } from '@coverwright/core/answers/answers'
import { Refusal } from './problem.ts'

type Kept = {
  readonly body: string
  readonly request: QuoteRequest
  readonly quote: CarrierQuote
  polls: number
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
      const kept = byId.get(id)
      if (!kept) return undefined
      if (kept.body !== digest(JSON.stringify(request, sorted))) {
        throw new Refusal(409, 'idempotency.conflict', 'This idempotency key was used for another request.')
      }
      return answer(kept)
    },

    keep(request: QuoteRequest, quote: CarrierQuote, polls: number): CarrierQuote | PendingQuote {
      const [oldest] = byId.keys()
      if (oldest !== undefined && byId.size >= keptAtMost) byId.delete(oldest)
      const kept = { body: digest(JSON.stringify(request, sorted)), request, quote, polls }
      byId.set(quote.quote_id, kept)
      return answer(kept)
    },

    /** An offer as it was made, with what it was made for. */
    find: (id: string): Pick<Kept, 'request' | 'quote'> | undefined => byId.get(id),

    ask(id: string): CarrierQuote | PendingQuote | undefined {
      const kept = byId.get(id)
      if (!kept) return undefined
      if (kept.polls > 0) kept.polls -= 1
      return answer(kept)
    },
  }
}

export type QuoteStore = ReturnType<typeof createQuoteStore>
