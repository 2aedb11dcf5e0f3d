import { Registered, RegisterUser } from '@coverwright/contract/people'
import { dataOf } from '@coverwright/contract/quotes'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../platform/database/database.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { Askers } from '../sessions/asker.ts'
import { checkedRegistration } from './checked-registration.ts'
import { registerPerson } from './register.ts'

type Dependencies = { db: Database; askers: Askers; clock: () => Date }

/** Registers a person, as older callers do by themselves; submitting an application does it too. Source: seed 7.6. */
export const registerRoutes =
  ({ db, askers, clock }: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/v1/users.json',
      {
        schema: {
          tags: ['People'],
          summary: 'Register a person; the same answer whether the address was known before or not',
          operationId: 'registerUser',
          body: RegisterUser,
          response: { 201: dataOf(Registered), ...problems(400, 403, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const asker = await askers.known(request, reply)
        const given = checkedRegistration(request.body, askers.siteOf(request))
        await db.transaction().execute((trx) => registerPerson(trx, given, asker, clock()))
        return reply.code(201).send({ data: { status: 'registered' } })
      },
    )
  }
