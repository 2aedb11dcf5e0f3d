import { randomUUID } from 'node:crypto'
import type { QuoteReply } from '@coverwright/contract/quotes'

const ids = new WeakMap<QuoteReply, string>()
const ofThisProcess = randomUUID()
let count = 0

/** Names what a reply says, whoever is told it again: another server, or this one after a change, gives another name. */
export function idOfReply(reply: QuoteReply): string {
  const known = ids.get(reply) ?? `${ofThisProcess}-${++count}`
  ids.set(reply, known)
  return known
}
