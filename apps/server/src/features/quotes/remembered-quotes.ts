import type { OpenedQuote } from './opened-quote.ts'
import type { Mark } from './own-quote.store.ts'

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
 * makes room.
 */
export function createRememberedQuotes(most = mostBytes) {
  const quotes = new Map<string, Remembered>()
  let total = 0

  function forget(id: string): void {
    const known = quotes.get(id)
    if (!known) return
    quotes.delete(id)
    total -= weightOf(known)
  }

  return {
    /** What is remembered of a quote for the browser with this token. */
    get(id: string, tokenHash: Buffer): Remembered | undefined {
      const known = quotes.get(id)
      return known?.tokenHash.equals(tokenHash) ? known : undefined
    },

    keep(remembered: Remembered): void {
      const { id } = remembered.quote.row
      forget(id)
      quotes.set(id, remembered)
      total += weightOf(remembered)
      for (const oldest of quotes.keys()) {
        if (total <= most) break
        forget(oldest)
      }
    },

    forget,
  }
}

const weightOf = ({ bytes }: Remembered): number => bytesOfTrail + timesLarger * bytes
