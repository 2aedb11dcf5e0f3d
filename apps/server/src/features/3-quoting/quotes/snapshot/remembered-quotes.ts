import { LRUCache } from 'lru-cache'
import type { Mark } from '../saving/own-quote.store.ts'
import type { OpenedQuote } from './opened-quote.ts'

/** A visitor's quote as it was read or saved last, and for whom. */
export type Remembered = Mark & {
  readonly quote: OpenedQuote
  /** Of the session in which it was read. */
  readonly tokenHash: Buffer
  /** When that session was seen last. */
  readonly seenAt: Date
}

export type RememberedQuotes = ReturnType<typeof createRememberedQuotes>

/** Beside its answers an opened quote holds its trail, and what was found of each page. */
const bytesOfTrail = 120_000
/** What a stored byte takes once it is read: it was compressed, and becomes objects. */
const timesLarger = 12
const mostBytes = 64 * 1024 * 1024

/**
 * Quotes that were read or saved a moment ago, opened: whoever saves one page saves the next. What is remembered is never
 * told or written unless the database says in the same moment that the quote is still so. The one used least recently
 * makes room. One that takes the place of what it was before takes its very slot: of a `Map` whose entries are deleted and
 * set again, V8 keeps the old tables chained to the new ones, and with them every state of every quote, until it collects
 * everything.
 */
export function createRememberedQuotes(most = mostBytes) {
  const quotes = new LRUCache<string, Remembered>({ maxSize: most, sizeCalculation: weightOf })
  return {
    /** What is remembered of a quote for the browser with this token. */
    get(id: string, tokenHash: Buffer): Remembered | undefined {
      const known = quotes.get(id)
      return known?.tokenHash.equals(tokenHash) ? known : undefined
    },

    /** One that takes more than there is room is not remembered. */
    keep(remembered: Remembered): void {
      quotes.set(remembered.quote.row.id, remembered)
    },

    forget(id: string): void {
      quotes.delete(id)
    },
  }
}

const weightOf = ({ bytes }: Remembered): number => bytesOfTrail + timesLarger * bytes
