import { QuoteListQuery, QuoteListReply } from '@coverwright/contract/quote-list'
import etag from '@fastify/etag'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../../platform/database/database.ts'
import { refusedFields } from '../../../../platform/errors/app-error.ts'
import { problems } from '../../../../platform/errors/problem-responses.ts'
import type { Actors } from '../../../2-identity/actor/actor.ts'
import { quoteHead } from '../replies/quote-reply.ts'
import { cursorOf, placeOf } from './list-cursor.ts'
import { listQuotes, type QuoteListPage } from './quote-list.store.ts'

type Dependencies = { actors: Actors; db: Database }

const usualLimit = 50

function pageOf({ cursor, updated_since, limit = usualLimit }: QuoteListQuery): QuoteListPage {
  const after = cursor === undefined ? undefined : placeOf(cursor)
  if (cursor !== undefined && !after)
    throw refusedFields([{ field: 'cursor', message: 'is not a cursor of this list' }])
  const since = updated_since === undefined ? undefined : new Date(updated_since)
  // A leap second has the form of a time, but is invalid.
  if (since && Number.isNaN(since.getTime()))
    throw refusedFields([{ field: 'updated_since', message: 'is not a time' }])
  return { since, after, limit }
}

/** The list by which other systems keep up with quotes. `visibleQuotes` decides whose. */
export const quoteListRoutes =
  ({ actors, db }: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    // A caller that asks every minute gets 304 as long as nothing changed.
    await app.register(etag, { weak: true })

    app.get(
      '/quotes',
      {
        config: { policy: { permission: 'quote:read', concurrency: 12, repeat: 'safe', audit: 'search' } },
        schema: {
          tags: ['Quotes'],
          summary: 'The quotes the caller may see, in pages ordered by last change',
          description:
            'Answers are not included: when a `version` differs from yours, read the quote with `GET quote/{id}`. ' +
            'A quote that changes while you read pages appears again on a later page. To stay up to date, pass as ' +
            '`updated_since` the last `updated_at` you saw minus one minute, because slow saves can appear after ' +
            'quicker ones.',
          operationId: 'listQuotes',
          querystring: QuoteListQuery,
          response: { 200: QuoteListReply, ...problems(422) },
        },
      },
      async (request, reply) => {
        const filter = pageOf(request.query)
        const actor = await actors.require(request, reply)
        // One more tells whether there is a next page.
        const rows = await listQuotes(db, actor, { ...filter, limit: filter.limit + 1 })
        const page = rows.slice(0, filter.limit)
        const last = rows.length > filter.limit ? page.at(-1) : undefined
        reply.header('cache-control', 'private, no-cache')
        return {
          data: page.map(quoteHead),
          ...(last ? { next_cursor: cursorOf({ updatedAt: last.updated_at, id: last.id }) } : {}),
        }
      },
    )
  }
