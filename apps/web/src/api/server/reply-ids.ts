import type { QuoteReply } from '@coverwright/contract/quotes'
import { heldReply, mergePatchType, replyId } from '@coverwright/contract/reply-names'
import { mergePatched } from '@coverwright/core/answers/merge-patch'
import type { Reply } from './client.ts'

/** The replies that quotes are held from. One that was changed since, here or by another tab, is a different object. */
const ids = new WeakMap<QuoteReply, string>()

/** Says which reply a quote is held from, so that a save is answered with what differs from it. */
export function heldFrom(quote: QuoteReply): Record<string, string> {
  const id = ids.get(quote)
  return id === undefined ? {} : { [heldReply]: id }
}

/**
 * The whole quote that a reply to a save means.
 * @param held what `heldFrom` spoke of
 */
export function toldBy({ data, headers }: Reply<QuoteReply>, held: QuoteReply): QuoteReply {
  const isPatch = headers.get('content-type')?.startsWith(mergePatchType)
  const quote = isPatch ? mergePatched(held, data) : data
  const id = headers.get(replyId)
  if (id !== null) ids.set(quote, id)
  return quote
}

/** A quote that says the same as another one is held from the same reply. */
export function sayTheSame(quote: QuoteReply, other: QuoteReply): void {
  const id = ids.get(quote)
  if (id !== undefined) ids.set(other, id)
}
