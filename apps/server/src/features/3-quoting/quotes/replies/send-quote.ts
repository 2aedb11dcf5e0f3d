import { mergePatchType, replyId } from '@coverwright/contract/reply-names'
import { mergePatchOf } from '@coverwright/core/answers/merge-patch'
import type { FastifyReply } from 'fastify'
import type { OpenedQuote } from '../snapshot/opened-quote.ts'
import { entityTag } from './entity-tag.ts'
import { answersText } from './json-text.ts'
import { quoteBytes } from './quote-bytes.ts'
import { quoteReply } from './quote-reply.ts'
import { idOfReply } from './reply-ids.ts'

/** Sends a quote with its version. What it may hold, `quoteReply` says. */
export const sendQuote = (reply: FastifyReply, quote: OpenedQuote): FastifyReply =>
  named(reply, quote)
    .type('application/json; charset=utf-8')
    .send(quoteBytes(quoteReply(quote)))

/**
 * The same; but a caller who holds what it was before is sent only what changed.
 * @param held the id of the reply that the caller holds, as the caller says
 */
export function sendSaved(reply: FastifyReply, quote: OpenedQuote, before?: OpenedQuote, held?: string): FastifyReply {
  const known = before && held !== undefined ? quoteReply(before) : undefined
  const patch = known && idOfReply(known) === held ? mergePatchOf(known, quoteReply(quote)) : undefined
  if (!patch) return sendQuote(reply, quote)
  return named(reply, quote)
    .type(`${mergePatchType}; charset=utf-8`)
    .send(`{"data":${answersText(patch)}}`)
}

export const sendVersion = (reply: FastifyReply, { row }: OpenedQuote): FastifyReply =>
  reply
    .code(204)
    .headers({ etag: entityTag(row.version), 'preference-applied': 'return=minimal' })
    .send()

function named(reply: FastifyReply, quote: OpenedQuote): FastifyReply {
  return reply.headers({ etag: entityTag(quote.row.version), [replyId]: idOfReply(quoteReply(quote)) })
}
