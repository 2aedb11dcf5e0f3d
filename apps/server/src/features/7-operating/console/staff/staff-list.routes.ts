import type { StaffFile } from '@coverwright/catalogue/staff/staff'
import { StaffEntry, StaffNamed } from '@coverwright/contract/console/staff'
import { dataOf } from '@coverwright/contract/data-of'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import type { Database } from '../../../../platform/database/database.ts'
import { problems } from '../../../../platform/errors/problem-responses.ts'
import type { Actors } from '../../../2-identity/actor/actor.ts'
import { resetStaff, signOutStaff, staffList } from './staff-list.ts'

type Dependencies = { db: Database; staffFile: StaffFile; actors: Actors; clock: () => Date }

const tags = ['Console']

/** Who works here, and how they sign in. Roles stand in the staff file. */
export const staffListRoutes =
  (dependencies: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { actors } = dependencies

    app.get(
      '/console/staff',
      {
        config: { policy: { permission: 'console', repeat: 'safe', audit: 'not-recorded' } },
        schema: {
          tags,
          summary: 'Who works here by the staff file, and how they sign in',
          description:
            'Who comes, goes or changes their role is changed in the staff file and takes effect at a restart.',
          operationId: 'listStaff',
          response: { 200: dataOf(Type.Array(StaffEntry)), ...problems(401, 403) },
        },
      },
      async () => ({ data: await staffList(dependencies) }),
    )

    app.post(
      '/console/staff/sign-out',
      {
        config: { policy: { permission: 'console', repeat: 'same-state', audit: 'by-handler' } },
        schema: {
          tags,
          summary: 'Sign somebody of the staff out everywhere',
          operationId: 'signOutStaff',
          body: StaffNamed,
          response: { 204: Type.Null({ description: 'They sign in again' }), ...problems(401, 403, 404, 422) },
        },
      },
      async (request, reply) => {
        await signOutStaff(dependencies, await actors.require(request, reply), request.body.email)
        reply.code(204)
        return null
      },
    )

    app.post(
      '/console/staff/reset-second-factor',
      {
        config: { policy: { permission: 'console', repeat: 'same-state', audit: 'by-handler' } },
        schema: {
          tags,
          summary: 'Let somebody of the staff who lost phone and recovery codes set up another authenticator',
          description:
            'They are signed out everywhere. Check first that they asked for it: whoever reads their mail gets in. Nobody resets their own.',
          operationId: 'resetSecondFactor',
          body: StaffNamed,
          response: {
            204: Type.Null({ description: 'They set one up at the next sign-in' }),
            ...problems(401, 403, 404, 409, 422),
          },
        },
      },
      async (request, reply) => {
        await resetStaff(dependencies, await actors.require(request, reply), request.body.email)
        reply.code(204)
        return null
      },
    )
  }
