import { dataOf } from '@coverwright/contract/data-of'
import { AnswerInsurer, OfferParams } from '@coverwright/contract/offers'
import { QuoteReply } from '@coverwright/contract/quotes'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { problems } from '../../../../platform/errors/problem-responses.ts'
import type { Actors } from '../../../2-identity/actor/actor.ts'
import { sendQuote } from '../../../3-quoting/quotes/replies/send-quote.ts'
import { answerInsurer } from './answer-insurer.ts'

type Dependencies = Parameters<typeof answerInsurer>[0] & { actors: Actors }

export const answerInsurerRoutes =
  (dependencies: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.patch(
      '/quote/:id/offers/:offer/answers',
      {
        config: { policy: { permission: 'quote:submit', priority: 'save', repeat: 'same-state' } },
        schema: {
          tags: ['Submissions'],
          summary: 'Answer the questions that an insurer asks before it decides about an offer',
          operationId: 'answerInsurer',
          params: OfferParams,
          body: AnswerInsurer,
          response: { 200: dataOf(QuoteReply), ...problems(400, 403, 404, 409, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const actor = await dependencies.actors.require(request, reply)
        const { id, offer } = request.params
        return sendQuote(reply, await answerInsurer(dependencies, { ...actor, id }, { offer, ...request.body }))
      },
    )
  }
