import { dataOf } from '@coverwright/contract/data-of'
import { DeskRecord } from '@coverwright/contract/desk/record'
import { NewRequest, RequestParams } from '@coverwright/contract/desk/requests'
import { QuoteParams } from '@coverwright/contract/quotes'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { problems } from '../../../../platform/errors/problem-responses.ts'
import type { Actors } from '../../../2-identity/actor/actor.ts'
import { type ChangeDependencies, withApplication } from '../change-application.ts'
import { deskRecord, type RecordDependencies } from '../desk-record.ts'
import { type AskDependencies, askCustomer, finishRequest } from './ask-customer.ts'

const tags = ['Desk']
const writes = { policy: { permission: 'desk', priority: 'save', repeat: 'same-state' } } as const
const response = { 200: dataOf(DeskRecord), ...problems(400, 401, 403, 404, 409, 413, 415, 422) }

/** Asking a customer for something, at the desk. */
export const deskRequestsRoutes =
  (
    dependencies: RecordDependencies & ChangeDependencies & AskDependencies & { actors: Actors },
  ): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { actors } = dependencies

    app.post(
      '/desk/applications/:id/requests',
      {
        config: writes,
        schema: {
          tags,
          summary: 'Ask the customer for something, by mail and on a page of theirs',
          operationId: 'askCustomer',
          params: QuoteParams,
          body: NewRequest,
          response,
        },
      },
      async (request, reply) => {
        const access = { ...(await actors.require(request, reply)), id: request.params.id }
        await withApplication(dependencies, access, (held) => askCustomer(held, dependencies, request.body))
        return { data: await deskRecord(dependencies, access) }
      },
    )

    app.patch(
      '/desk/applications/:id/requests/:request',
      {
        config: writes,
        schema: {
          tags,
          summary: 'Note that an answer was read, or is not needed any more',
          operationId: 'finishCustomerRequest',
          params: RequestParams,
          response,
        },
      },
      async (request, reply) => {
        const { id, request: asked } = request.params
        const access = { ...(await actors.require(request, reply)), id }
        await withApplication(dependencies, access, (held) => finishRequest(held, asked))
        return { data: await deskRecord(dependencies, access) }
      },
    )
  }
