import { dataOf } from '@coverwright/contract/data-of'
import { CustomerRequest, RequestAnswer, RequestParams } from '@coverwright/contract/desk/requests'
import { QuoteParams } from '@coverwright/contract/quotes'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import type { Database } from '../../../../platform/database/database.ts'
import { problems } from '../../../../platform/errors/problem-responses.ts'
import type { Actors } from '../../../2-identity/actor/actor.ts'
import { answerRequest, customerRequests } from './ask-customer.ts'

const tags = ['Submissions']

/** What the host's desk asks a customer for, for the customer. */
export const customerRequestsRoutes =
  (dependencies: { db: Database; actors: Actors; clock: () => Date }): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, actors } = dependencies

    app.get(
      '/quote/:id/requests',
      {
        config: { policy: { permission: 'quote:read', repeat: 'safe', audit: 'application-read' } },
        schema: {
          tags,
          summary: 'The host’s requests to the customer, newest first',
          operationId: 'listCustomerRequests',
          params: QuoteParams,
          response: { 200: dataOf(Type.Array(CustomerRequest)), ...problems(403, 404, 422) },
        },
      },
      async (request, reply) => {
        const access = { ...(await actors.require(request, reply)), id: request.params.id }
        return { data: [...(await customerRequests(db, access))] }
      },
    )

    app.patch(
      '/quote/:id/requests/:request',
      {
        config: { policy: { permission: 'quote:submit', priority: 'save', repeat: 'same-state' } },
        schema: {
          tags,
          summary: 'Answer a request of the host',
          operationId: 'answerCustomerRequest',
          params: RequestParams,
          body: RequestAnswer,
          response: { 200: dataOf(Type.Array(CustomerRequest)), ...problems(400, 403, 404, 409, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const { id, request: requestId } = request.params
        const access = { ...(await actors.require(request, reply)), id }
        await answerRequest(dependencies, access, { request: requestId, answer: request.body.answer })
        return { data: [...(await customerRequests(db, access))] }
      },
    )
  }
