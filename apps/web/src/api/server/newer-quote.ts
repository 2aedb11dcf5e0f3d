import type { QuoteReply } from '@coverwright/contract/quotes'

/**
 * The newer of the cached quote and a reply: replies may overtake each other, and one that was fetched before a save must
 * not undo it. Another quote, or none, always counts.
 */
export function newerOf<Reply extends QuoteReply | null>(
  cachedQuote: QuoteReply | null | undefined,
  newReply: Reply,
): Reply | QuoteReply {
  return cachedQuote && newReply && cachedQuote._id === newReply._id && cachedQuote.version > newReply.version
    ? cachedQuote
    : newReply
}
