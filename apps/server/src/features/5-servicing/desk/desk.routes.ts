import { dataOf } from '@coverwright/contract/data-of'
import { DeskPerson } from '@coverwright/contract/desk'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { Staff } from '../../2-identity/users/staff.ts'
import { deskPeople } from './desk-people.ts'

type Dependencies = { staff: Staff }

const tags = ['Desk']

/** What the host's desk does with the applications of its site. */
export const deskRoutes =
  ({ staff }: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/desk/people',
      {
        config: { policy: { permission: 'desk', repeat: 'safe' } },
        schema: {
          tags,
          summary: 'Whom an application can be assigned to',
          operationId: 'listDeskPeople',
          response: { 200: dataOf(Type.Array(DeskPerson)), ...problems(401, 403) },
        },
      },
      async () => ({ data: deskPeople(staff) }),
    )
  }
