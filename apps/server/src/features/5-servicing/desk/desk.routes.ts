import { Readable } from 'node:stream'
import { dataOf } from '@coverwright/contract/data-of'
import {
  AssignedCount,
  DeskCounts,
  DeskFilters,
  DeskPage,
  DeskPerson,
  DeskQuery,
  OwnerOfMany,
} from '@coverwright/contract/desk/queue'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { Actors } from '../../2-identity/actor/actor.ts'
import { assignMany, type ChangeDependencies } from './change-application.ts'
import { deskCsv } from './desk-csv.ts'
import { countDesk } from './desk-list.store.ts'
import { type DeskDependencies, deskPage, pageSize } from './desk-page.ts'
import { deskPeople } from './desk-people.ts'

const tags = ['Desk']

/** The queues of the host's desk. */
export const deskRoutes =
  (dependencies: DeskDependencies & ChangeDependencies & { actors: Actors }): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, actors, staff, clock } = dependencies

    app.get(
      '/desk/people',
      {
        config: { policy: { permission: 'desk', repeat: 'safe', audit: 'not-recorded' } },
        schema: {
          tags,
          summary: 'The people an application can be assigned to',
          operationId: 'listDeskPeople',
          response: { 200: dataOf(Type.Array(DeskPerson)), ...problems(401, 403) },
        },
      },
      async () => ({ data: deskPeople(staff) }),
    )

    app.get(
      '/desk/applications',
      {
        config: { policy: { permission: 'desk', concurrency: 12, repeat: 'safe', audit: 'search' } },
        schema: {
          tags,
          summary: 'The applications of a queue, most recently changed first',
          description: `${pageSize} per page. Each application is in exactly one queue, by its next step.`,
          operationId: 'listDeskApplications',
          querystring: DeskQuery,
          response: { 200: dataOf(DeskPage), ...problems(401, 403, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const { cursor, ...filters } = request.query
        const today = actors.siteOf(request).today(clock())
        return { data: await deskPage(dependencies, { actor, filters, today }, { cursor }) }
      },
    )

    app.patch(
      '/desk/owners',
      {
        config: {
          policy: { permission: 'desk', priority: 'save', concurrency: 2, repeat: 'same-state', audit: 'not-recorded' },
        },
        schema: {
          tags,
          summary: 'Assign several applications to a member of the desk or an agent, or unassign them',
          operationId: 'assignApplications',
          body: OwnerOfMany,
          response: { 200: dataOf(AssignedCount), ...problems(400, 401, 403, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const { ids, email } = request.body
        return { data: { count: await assignMany(dependencies, staff, actor, { ids, email }) } }
      },
    )

    app.get(
      '/desk/counts',
      {
        config: { policy: { permission: 'desk', concurrency: 4, repeat: 'safe', audit: 'not-recorded' } },
        schema: {
          tags,
          summary: 'The number of applications in each queue',
          operationId: 'countDeskApplications',
          querystring: DeskFilters,
          response: { 200: dataOf(DeskCounts), ...problems(401, 403, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const now = clock()
        const today = actors.siteOf(request).today(now)
        return { data: { ...(await countDesk(db, { actor, filters: request.query, today, now })) } }
      },
    )

    app.get(
      '/desk/applications.csv',
      {
        config: { policy: { permission: 'desk', concurrency: 2, repeat: 'safe', audit: 'export' } },
        schema: {
          tags,
          summary: 'The applications of a queue for a spreadsheet',
          operationId: 'exportDeskApplications',
          querystring: DeskFilters,
          response: {
            200: {
              description: 'CSV with a header row, in UTF-8',
              content: { 'text/csv': { schema: Type.Unsafe<Readable>({ type: 'string' }) } },
            },
            ...problems(401, 403, 422),
          },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const today = actors.siteOf(request).today(clock())
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="applications-${today}.csv"`)
          .send(Readable.from(deskCsv(dependencies, { actor, filters: request.query, today })))
      },
    )
  }
