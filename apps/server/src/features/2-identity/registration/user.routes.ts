import { dataOf } from '@coverwright/contract/data-of'
import { UserReply } from '@coverwright/contract/people'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../platform/database/database.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { Actors } from '../actor/actor.ts'
import type { Staff } from '../users/staff.ts'
import { hasRegistered } from './businesses.store.ts'
import { userReply } from './user-reply.ts'

type Dependencies = { db: Database; actors: Actors; staff: Staff }

/** The user signed in in this browser. Its path is given by the seed, 7.6. */
export const userRoutes =
  ({ db, actors, staff }: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/v1/users/get-logged-in-user.json',
      {
        config: {
          policy: { permission: 'session', beforeSecondFactor: true, isUnattended: true, repeat: 'safe' },
        },
        schema: {
          tags: ['People'],
          summary: 'The user signed in in this browser',
          description:
            'Works for visitors who are not signed in, too. An expired sign-in is refused and its cookie removed.',
          operationId: 'getLoggedInUser',
          response: { 200: dataOf(UserReply), ...problems(401, 404) },
        },
      },
      async (request, reply) => {
        const actor = await actors.find(request, reply)
        const isRegistered = actor?.role === 'visitor' && (await hasRegistered(db, actor.sessionId))
        return { data: userReply(actor, staff, isRegistered) }
      },
    )
  }
