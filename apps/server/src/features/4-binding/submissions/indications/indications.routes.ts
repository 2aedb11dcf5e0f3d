import { IndicationsReply } from '@coverwright/contract/binding/forecast'
import { dataOf } from '@coverwright/contract/data-of'
import { QuoteParams } from '@coverwright/contract/quotes'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { CarrierClient } from '../../../../platform/carriers/carrier-client.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { problems } from '../../../../platform/errors/problem-responses.ts'
import type { ReferenceLookup } from '../../../1-foundation/reference/reference.ts'
import type { Actors } from '../../../2-identity/actor/actor.ts'
import { openQuote } from '../../../3-quoting/quotes/require-quote.ts'
import type { QuoteReader } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { indications } from './indications.ts'

type Dependencies = {
  db: Database
  reader: QuoteReader
  reference: ReferenceLookup
  carriers: Pick<CarrierClient, 'indication'>
  actors: Actors
  clock: () => Date
}

export const indicationsRoutes =
  ({ db, reader, reference, carriers, actors, clock }: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/quote/:id/indications',
      {
        config: { policy: { permission: 'quote:read', concurrency: 24, repeat: 'safe', audit: 'not-recorded' } },
        schema: {
          tags: ['Submissions'],
          summary: 'The estimated annual price of each insurer of the picked lines, from the answers so far',
          operationId: 'listIndications',
          params: QuoteParams,
          response: { 200: dataOf(IndicationsReply), ...problems(404, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const quote = await openQuote({ db, reader, clock }, { ...actor, id: request.params.id })
        return { data: await indications({ carriers, reference }, quote) }
      },
    )
  }
