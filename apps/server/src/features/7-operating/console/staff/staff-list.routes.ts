import {
  StaffEntry,
  StaffFileChange,
  StaffFileState,
  StaffNamed,
  StaffToRemove,
  StaffToSave,
} from '@coverwright/contract/console/staff'
import { dataOf } from '@coverwright/contract/data-of'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { problems } from '../../../../platform/errors/problem-responses.ts'
import type { Actors } from '../../../2-identity/actor/actor.ts'
import { removeStaffMember, type StaffChanging, saveStaffMember, staffFileState } from './change-staff.ts'
import { resetStaff, signOutStaff, staffList } from './staff-list.ts'

type Dependencies = StaffChanging & { actors: Actors }

const tags = ['Console']

/** Who works here, how they sign in, and what they may do: the staff file stays the truth of that. */
export const staffListRoutes =
  (dependencies: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { actors } = dependencies

    app.get(
      '/console/staff',
      {
        config: { policy: { permission: 'console', repeat: 'safe', audit: 'search' } },
        schema: {
          tags,
          summary: 'Who works here by the staff file, and how they sign in',
          operationId: 'listStaff',
          response: { 200: dataOf(Type.Array(StaffEntry)), ...problems(401, 403) },
        },
      },
      async () => ({ data: await staffList(dependencies) }),
    )

    app.get(
      '/console/staff/file',
      {
        config: { policy: { permission: 'console', repeat: 'safe', audit: 'not-recorded' } },
        schema: {
          tags,
          summary: 'What a change of the staff file is based on, and whether this server may write it',
          operationId: 'getStaffFile',
          response: { 200: dataOf(StaffFileState), ...problems(401, 403) },
        },
      },
      async () => ({ data: await staffFileState(dependencies) }),
    )

    app.post(
      '/console/staff/save',
      {
        config: { policy: { permission: 'console', repeat: 'same-state', audit: 'by-handler' } },
        schema: {
          tags,
          summary: 'Invite somebody, or change their role, agency, name and licenses',
          description:
            'Whoever is new gets an email with a link to sign in. Nobody changes themselves. Where this server may not write the staff file, the reply has the changed one, and nothing else happens.',
          operationId: 'saveStaffMember',
          body: StaffToSave,
          response: { 200: dataOf(StaffFileChange), ...problems(401, 403, 409, 422) },
        },
      },
      async (request, reply) => ({
        data: await saveStaffMember(dependencies, await actors.require(request, reply), request.body),
      }),
    )

    app.post(
      '/console/staff/remove',
      {
        config: { policy: { permission: 'console', repeat: 'same-state', audit: 'by-handler' } },
        schema: {
          tags,
          summary: 'Take somebody out of the staff file, and sign them out',
          operationId: 'removeStaffMember',
          body: StaffToRemove,
          response: { 200: dataOf(StaffFileChange), ...problems(401, 403, 404, 409, 422) },
        },
      },
      async (request, reply) => ({
        data: await removeStaffMember(dependencies, await actors.require(request, reply), request.body),
      }),
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
