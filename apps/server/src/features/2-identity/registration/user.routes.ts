import { UserReply } from '@coverwright/contract/people'
import { dataOf } from '@coverwright/contract/quotes'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../platform/database/database.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { Actor, Actors } from '../actor/actor.ts'
import type { Staff } from '../users/staff.ts'
import { userReply } from './user-reply.ts'

type Dependencies = { db: Database; actors: Actors; staff: Staff }

/** Who is signed in at this browser. Its path is given by the seed, 7.6. */
export const userRoutes =
  ({ db, actors, staff }: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/v1/users/get-logged-in-user.json',
      {
        config: { policy: { permission: 'session', beforeSecondFactor: true, repeat: 'safe' } },
        schema: {
          tags: ['People'],
          summary: 'Who is signed in at this browser',
          description:
            'Answers whoever is not signed in too. A sign-in that is over is refused, and its cookie taken away.',
          operationId: 'getLoggedInUser',
          response: { 200: dataOf(UserReply), ...problems(401, 404) },
        },
      },
      async (request, reply) => {
        const actor = await actors.find(request, reply)
        const registered = actor?.role === 'visitor' && (await hasRegistered(db, actor))
        return { data: userReply(actor, staff, registered) }
      },
    )
  }

/** An application was sent from this browser, and its account waits for whoever signs in. */
async function hasRegistered(db: Database, { sessionId }: Actor): Promise<boolean> {
  const sent = await db
    .selectFrom('quotes')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('completed', '=', true)
    .where('account_uuid', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return sent !== undefined
}
