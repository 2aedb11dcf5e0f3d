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
          summary: 'The people in the staff file, and how they sign in',
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
          summary: 'The state of the staff file that a change is based on, and whether this server may write it',
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
          summary: 'Invite a person, or change their role, agency, name and licenses',
          description:
            'New people get an email with a link to sign in. People cannot change themselves. If this server may not write the staff file, the reply contains the changed file and nothing else happens.',
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
          summary: 'Remove a person from the staff file, and sign them out',
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
          summary: 'Sign a member of staff out everywhere',
          operationId: 'signOutStaff',
          body: StaffNamed,
          response: { 204: Type.Null({ description: 'They have to sign in again' }), ...problems(401, 403, 404, 422) },
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
          summary: 'Reset the authenticator of a member of staff who lost phone and recovery codes',
          description:
            'They are signed out everywhere. Verify their identity first: anybody who reads their mail can then sign in. People cannot reset their own.',
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
