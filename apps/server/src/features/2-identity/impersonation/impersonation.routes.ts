import { ImpersonationBegin } from '@coverwright/contract/agencies'
import { dataOf } from '@coverwright/contract/data-of'
import { UserReply } from '@coverwright/contract/people'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { Actors } from '../actor/actor.ts'
import { userReply } from '../registration/user-reply.ts'
import { beginImpersonation, type Dependencies, endImpersonation } from './begin-impersonation.ts'

const path = '/support/impersonation'
const tags = ['Support']

/** Support acting as a customer: it sees what they see, but signs, submits and shares nothing for them. Source: R7. */
export const impersonationRoutes =
  (dependencies: Dependencies & { actors: Actors }): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { actors, staff } = dependencies

    app.post(
      path,
      {
        config: { policy: { permission: 'impersonation:begin', repeat: 'same-state', audit: 'by-handler' } },
        schema: {
          tags,
          summary: 'Start acting for a customer, for an hour at most',
          description:
            'The reason is recorded. Unknown addresses and those of staff are refused alike. Every change records both people.',
          operationId: 'beginImpersonation',
          body: ImpersonationBegin,
          response: { 200: dataOf(UserReply), ...problems(400, 401, 403, 404, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const impersonation = { ...request.body, served: actors.siteOf(request) }
        return { data: userReply(await beginImpersonation(dependencies, reply, actor, impersonation), staff) }
      },
    )

    app.delete(
      path,
      {
        config: { policy: { permission: 'impersonation:end', repeat: 'same-state', audit: 'by-handler' } },
        schema: {
          tags,
          summary: 'Stop acting for a customer',
          operationId: 'endImpersonation',
          response: { 200: dataOf(UserReply), ...problems(400, 401, 403, 413, 415) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        return { data: userReply(await endImpersonation(dependencies, reply, actor), staff) }
      },
    )
  }
