import { IdParams, SignInReply } from '@coverwright/contract/people'
import { dataOf } from '@coverwright/contract/quotes'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { notFound } from '../../platform/errors/app-error.ts'
import { problems } from '../../platform/errors/problem-responses.ts'
import { logAccess } from '../access/access-log.ts'
import { authenticate } from '../access/refusals.ts'
import type { Person } from '../people/staff.ts'
import { type Asker, type Askers, actorOf } from '../sessions/asker.ts'
import { type Completing, completeSignOut } from './complete-sign-in.ts'

const tags = ['Signing in']

type Dependencies = Completing & { askers: Askers }

function personOf({ person }: Asker): Person {
  if (!person) throw authenticate()
  return person
}

/** Where a person is signed in: each browser, and how to sign one out from elsewhere. */
export const signInsRoutes =
  (dependencies: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { askers, db, signIns, clock } = dependencies

    app.get(
      '/sign-ins',
      {
        schema: {
          tags,
          summary: 'The browsers you are signed in at',
          operationId: 'listSignIns',
          response: { 200: dataOf(Type.Array(SignInReply)), ...problems(401, 403) },
        },
      },
      async (request, reply) => {
        const asker = await askers.known(request, reply)
        const rows = await signIns.of(personOf(asker))
        return {
          data: rows.map(({ id, created_at, last_seen_at, expires_at }) => ({
            id,
            current: id === asker.signInId,
            created_at: created_at.toISOString(),
            last_seen_at: last_seen_at.toISOString(),
            expires_at: expires_at.toISOString(),
          })),
        }
      },
    )

    app.delete(
      '/sign-ins/:id',
      {
        schema: {
          tags,
          summary: 'Sign out at one of your browsers',
          operationId: 'endSignIn',
          params: IdParams,
          response: { 204: Type.Null(), ...problems(400, 401, 403, 404, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const asker = await askers.known(request, reply)
        const { id } = request.params
        const person = personOf(asker)
        const rows = await signIns.of(person)
        if (!rows.some((row) => row.id === id)) throw notFound('sign_in')
        if (id === asker.signInId) await completeSignOut(dependencies, reply, asker)
        else {
          await signIns.end(id)
          await logAccess(db, { kind: 'signed_out', actor: actorOf(asker), personId: person.id }, clock())
        }
        return reply.code(204).send(null)
      },
    )
  }
