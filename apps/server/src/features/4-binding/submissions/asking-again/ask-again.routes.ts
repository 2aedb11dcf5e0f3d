import { dataOf } from '@coverwright/contract/data-of'
import { AskAgain } from '@coverwright/contract/offers'
import { FinishHeaders, QuoteParams, QuoteReply } from '@coverwright/contract/quotes'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { problems } from '../../../../platform/errors/problem-responses.ts'
import type { Actors } from '../../../2-identity/actor/actor.ts'
import { readVersion } from '../../../3-quoting/quotes/replies/entity-tag.ts'
import { sendQuote } from '../../../3-quoting/quotes/replies/send-quote.ts'
import { askAgain, type Dependencies } from './ask-again.ts'

export const askAgainRoutes =
  (dependencies: Dependencies & { actors: Actors }): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/quote/:id/prices',
      {
        config: {
          policy: {
            permission: 'quote:submit',
            rateLimit: { bucket: 'submission', allowance: 'quotes' },
            priority: 'save',
            repeat: 'idempotency-key',
          },
        },
        schema: {
          tags: ['Submissions'],
          summary: 'Request new prices from the insurers of some lines, with other limits or the same',
          operationId: 'askAgain',
          params: QuoteParams,
          headers: FinishHeaders,
          body: AskAgain,
          response: { 200: dataOf(QuoteReply), ...problems(400, 403, 404, 409, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const { params, headers, body } = request
        const actor = await dependencies.actors.require(request, reply)
        const newPrices = {
          ...body,
          read: readVersion(headers['if-match']),
          key: headers['idempotency-key'],
        }
        return sendQuote(reply, await askAgain(dependencies, { ...actor, id: params.id }, newPrices))
      },
    )
  }
