import { dataOf } from '@coverwright/contract/data-of'
import { Registered, RegisterUser } from '@coverwright/contract/people'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../platform/database/database.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { Actors } from '../actor/actor.ts'
import { checkedRegistration } from './checked-registration.ts'
import { registerPerson } from './register.ts'

type Dependencies = { db: Database; actors: Actors; clock: () => Date }

/** Registers a person: kept for older callers, since submitting an application does it too. Source: seed 7.6. */
export const registerRoutes =
  ({ db, actors, clock }: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/v1/users.json',
      {
        config: {
          policy: {
            permission: 'public',
            rateLimit: { bucket: 'register', allowance: 'signIns' },
            repeat: 'same-state',
          },
        },
        schema: {
          tags: ['People'],
          summary: 'Register a person; the same answer whether the address was known before or not',
          operationId: 'registerUser',
          body: RegisterUser,
          response: { 201: dataOf(Registered), ...problems(400, 403, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const given = checkedRegistration(request.body, actors.siteOf(request))
        await db.transaction().execute((trx) => registerPerson(trx, given, actor, clock()))
        return reply.code(201).send({ data: { status: 'registered' } })
      },
    )
  }
