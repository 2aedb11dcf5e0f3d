import { ImpersonationBegin } from '@coverwright/contract/agencies'
import { UserReply } from '@coverwright/contract/people'
import { dataOf } from '@coverwright/contract/quotes'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { Askers } from '../sessions/asker.ts'
import { userReply } from '../users/user-reply.ts'
import { beginImpersonation, type Dependencies, endImpersonation } from './begin-impersonation.ts'

const path = '/support/impersonation'
const tags = ['Support']

/** How support helps a customer: it sees what they see, and signs, submits and shares nothing for them. Source: R7. */
export const impersonationRoutes =
  (dependencies: Dependencies & { askers: Askers }): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { askers, staff } = dependencies

    app.post(
      path,
      {
        schema: {
          tags,
          summary: 'Begin to help a customer, for an hour at most',
          description:
            'The reason is kept. An address nobody has and one of staff are refused alike. Every change names both people.',
          operationId: 'beginImpersonation',
          body: ImpersonationBegin,
          response: { 200: dataOf(UserReply), ...problems(400, 401, 403, 404, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const asker = await askers.known(request, reply)
        const wanted = { ...request.body, served: askers.siteOf(request) }
        return { data: userReply(await beginImpersonation(dependencies, reply, asker, wanted), staff) }
      },
    )

    app.delete(
      path,
      {
        schema: {
          tags,
          summary: 'Stop helping, and be yourself again',
          operationId: 'endImpersonation',
          response: { 200: dataOf(UserReply), ...problems(400, 401, 403, 413, 415) },
        },
      },
      async (request, reply) => {
        const asker = await askers.known(request, reply)
        return { data: userReply(await endImpersonation(dependencies, reply, asker), staff) }
      },
    )
  }
