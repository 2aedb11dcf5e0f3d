import type { FastifyReply } from 'fastify'
import type { QuoteSnapshot } from '../snapshot/quote-snapshot.ts'
import { entityTag } from './entity-tag.ts'
import { quoteReply } from './quote-reply.ts'

/**
 * Sends the whole quote, with its version as the ETag. What it may hold is decided by `quoteReply`.
 * @param beside what else the reply has
 */
export const sendQuote = (reply: FastifyReply, quote: QuoteSnapshot, beside: object = {}): FastifyReply =>
  reply
    .header('etag', entityTag(quote.row.version))
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ data: quoteReply(quote), ...beside }))

/** Sends the new version alone, for a caller who prefers `return=minimal` (RFC 7240). */
export const sendVersion = (reply: FastifyReply, { row }: QuoteSnapshot): FastifyReply =>
  reply
    .code(204)
    .headers({ etag: entityTag(row.version), 'preference-applied': 'return=minimal' })
    .send()
