import type { QuoteReply } from '@coverwright/contract/quotes'

/**
 * The reply to hold: replies may overtake each other, and one that was asked for before a save must not take back what
 * the save stored. Another quote, or none, is always news.
 */
export function newerOf<Held extends QuoteReply | null>(
  held: QuoteReply | null | undefined,
  arrived: Held,
): Held | QuoteReply {
  return held && arrived && held._id === arrived._id && held.version > arrived.version ? held : arrived
}
