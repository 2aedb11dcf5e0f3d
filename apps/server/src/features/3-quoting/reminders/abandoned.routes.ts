import { QuoteParams } from '@coverwright/contract/quotes'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { Actors } from '../../2-identity/actor/actor.ts'
import { markAbandoned } from './abandoned.ts'

type Dependencies = { db: Database; actors: Actors; clock: () => Date }

/** The call that a browser sends while its page goes away: only its arrival counts, whatever its content and type. */
export const abandonedRoutes =
  ({ db, actors, clock }: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null))

    app.post(
      '/quote/:id/abandoned',
      {
        bodyLimit: 8 * 1024,
        config: { policy: { permission: 'quote:write', repeat: 'same-state' } },
        schema: {
          tags: ['Quotes'],
          summary: 'Report that the page was left before the quote was finished (a beacon)',
          operationId: 'abandonQuote',
          params: QuoteParams,
          response: { 204: Type.Null(), ...problems(403, 404, 413, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        await markAbandoned(db, { ...actor, id: request.params.id }, clock())
        return reply.code(204).send(null)
      },
    )
  }
