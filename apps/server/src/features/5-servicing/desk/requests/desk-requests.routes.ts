import { dataOf } from '@coverwright/contract/data-of'
import { DeskRecord } from '@coverwright/contract/desk/record'
import { NewRequest, RequestParams } from '@coverwright/contract/desk/requests'
import { QuoteParams } from '@coverwright/contract/quotes'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { problems } from '../../../../platform/errors/problem-responses.ts'
import { type ChangeAndReplyDependencies, changeAndReply } from '../change-and-reply.ts'
import { type AskDependencies, askCustomer, finishRequest } from './ask-customer.ts'

const tags = ['Desk']
const writes = {
  policy: { permission: 'desk', priority: 'save', repeat: 'same-state', audit: 'application-read' },
} as const
const response = { 200: dataOf(DeskRecord), ...problems(400, 401, 403, 404, 409, 413, 415, 422) }

/** Asking a customer for something, at the desk. */
export const deskRequestsRoutes =
  (dependencies: ChangeAndReplyDependencies & AskDependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    const change = changeAndReply(dependencies)

    app.post(
      '/desk/applications/:id/requests',
      {
        config: writes,
        schema: {
          tags,
          summary: 'Request something from the customer, by mail and on their page',
          operationId: 'askCustomer',
          params: QuoteParams,
          body: NewRequest,
          response,
        },
      },
      (request, reply) => change(request, reply, (application) => askCustomer(application, dependencies, request.body)),
    )

    app.patch(
      '/desk/applications/:id/requests/:request',
      {
        config: writes,
        schema: {
          tags,
          summary: 'Mark an answer as read, or a request as no longer needed',
          operationId: 'finishCustomerRequest',
          params: RequestParams,
          response,
        },
      },
      (request, reply) => change(request, reply, (application) => finishRequest(application, request.params.request)),
    )
  }
