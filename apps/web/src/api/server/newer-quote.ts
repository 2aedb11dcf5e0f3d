import type { QuoteReply } from '@coverwright/contract/quotes'

/**
 * The newer of the cached quote and a reply: replies may overtake each other, and one that was fetched before a save must
 * not undo it. Another quote, or none, always counts.
 */
export function newerOf<Reply extends QuoteReply | null>(
  cached: QuoteReply | null | undefined,
  arrived: Reply,
): Reply | QuoteReply {
  return cached && arrived && cached._id === arrived._id && cached.version > arrived.version ? cached : arrived
}
