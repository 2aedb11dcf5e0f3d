import { dataOf } from '@coverwright/contract/data-of'
import { IdParams, SignInReply } from '@coverwright/contract/people'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { notFound } from '../../../platform/errors/app-error.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import { logAccess } from '../access/access-log.store.ts'
import { type Actor, type Actors, actorPseudonym } from '../actor/actor.ts'
import { signInRequired } from '../roles/refusals.ts'
import { deleteDevice, listDevices } from '../second-factor/proven-devices.store.ts'
import type { Person } from '../users/staff.ts'
import { completeSignOut, type SignInDependencies } from './complete-sign-in.ts'
import { listSignIns, updateSignIn } from './sign-ins.store.ts'

const tags = ['Signing in']

type Dependencies = SignInDependencies & { actors: Actors }

function personOf({ person }: Actor): Person {
  if (!person) throw signInRequired()
  return person
}

/** The browsers where a person is signed in, and signing one out from elsewhere. */
export const signInsRoutes =
  (dependencies: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { actors, db, clock } = dependencies

    app.get(
      '/sign-ins',
      {
        config: { policy: { permission: 'personal-data', repeat: 'safe', audit: 'not-recorded' } },
        schema: {
          tags,
          summary: 'The browsers where you are signed in, and those where staff are not asked for a second factor',
          operationId: 'listSignIns',
          response: { 200: dataOf(Type.Array(SignInReply)), ...problems(401, 403) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const person = personOf(actor)
        const now = clock()
        const rows = await listSignIns(db, person.id, now)
        const devices = await listDevices(db, person.id, now)
        const elsewhere = devices.filter(({ id }) => rows.every(({ device_id }) => device_id !== id))
        const browsers = rows.map(({ device_id, ...row }) => ({
          ...row,
          is_remembered: devices.some(({ id }) => id === device_id),
        }))
        return {
          data: [...browsers, ...elsewhere.map((device) => ({ ...device, is_remembered: true }))].map((row) => ({
            id: row.id,
            current: row.id === actor.signInId,
            created_at: row.created_at.toISOString(),
            last_seen_at: row.last_seen_at.toISOString(),
            expires_at: row.expires_at.toISOString(),
            ...(row.is_remembered ? { is_remembered: true } : {}),
          })),
        }
      },
    )

    app.delete(
      '/sign-ins/:id',
      {
        config: { policy: { permission: 'personal-data', repeat: 'same-state', audit: 'by-handler' } },
        schema: {
          tags,
          summary: 'Sign out in one of your browsers; any but this one then asks for the second factor again',
          operationId: 'endSignIn',
          params: IdParams,
          response: { 204: Type.Null(), ...problems(400, 401, 403, 404, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const { id } = request.params
        const person = personOf(actor)
        const now = clock()
        const rows = await listSignIns(db, person.id, now)
        const row = rows.find((each) => each.id === id)
        const event = { actor: actorPseudonym(actor), personId: person.id }
        const forget = async (deviceId: string) => {
          const isDeleted = await deleteDevice(db, person.id, deviceId)
          if (isDeleted) await logAccess(db, { ...event, kind: 'device_forgotten' }, now)
          return isDeleted
        }
        if (!row && !(await forget(id))) throw notFound('sign_in')
        if (row && id === actor.signInId) await completeSignOut(dependencies, reply, actor)
        else if (row) {
          await updateSignIn(db, id, { ended_at: now })
          if (row.device_id) await forget(row.device_id)
          await logAccess(db, { ...event, kind: 'signed_out' }, now)
        }
        return reply.code(204).send(null)
      },
    )
  }
