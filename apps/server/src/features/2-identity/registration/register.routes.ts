import { dataOf } from '@coverwright/contract/data-of'
import { Registered, RegisterUser } from '@coverwright/contract/people'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../platform/database/database.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { Actors } from '../actor/actor.ts'
import { holdAccountOf } from '../users/hold-account.ts'
import { checkedRegistration } from './checked-registration.ts'
import { registerPerson } from './register.ts'

type Dependencies = { db: Database; actors: Actors; encryptor: Encryptor; clock: () => Date }

/** Far above the longest list of locations. */
const bodyLimit = 256 * 1024

/** Businesses: far more than one browser has to register, even a wholesaler's. */
const mostOfBrowser = 50

/** Registers a person with their business. Our pages call it before they submit an application. Source: seed 7.6. */
export const registerRoutes =
  ({ db, actors, encryptor, clock }: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/v1/users.json',
      {
        bodyLimit,
        config: {
          policy: {
            permission: 'browser',
            rateLimit: { bucket: 'register', allowance: 'quotes' },
            repeat: 'same-state',
            audit: 'by-handler',
          },
        },
        schema: {
          tags: ['People'],
          summary: 'Register a person with their business; the reply is the same whether the address was known or not',
          description:
            'The business appears in the account of the user who verifies the address in this browser. Sending a ' +
            'business again under the same id changes nothing. `skip_password_validation` has no effect: there are ' +
            'no passwords.',
          operationId: 'registerUser',
          body: RegisterUser,
          response: { 201: dataOf(Registered), ...problems(400, 403, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const registration = checkedRegistration(request.body, actors.siteOf(request))
        await db.transaction().execute(async (trx) => {
          await holdAccountOf(trx, registration.email)
          await registerPerson(trx, encryptor, registration, actor, clock(), mostOfBrowser)
        })
        return reply.code(201).send({ data: { status: 'registered' } })
      },
    )
  }
