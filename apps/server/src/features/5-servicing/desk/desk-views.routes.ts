import { randomUUID } from 'node:crypto'
import { dataOf } from '@coverwright/contract/data-of'
import { DeskView, DeskViewParams, NewDeskView } from '@coverwright/contract/desk/queue'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { Actor, Actors } from '../../2-identity/actor/actor.ts'
import { deleteView, insertView, listViews } from './desk-views.store.ts'

type Dependencies = { db: Database; actors: Actors; clock: () => Date }

/** Whose list is searched, and how its calls are named. */
const lists = {
  desk: { permission: 'desk', tags: ['Desk'], name: 'DeskView' },
  agent: { permission: 'agency', tags: ['Agencies'], name: 'AgentView' },
} as const

/** The searches that somebody of the desk, or an agent, has named, kept for them on every device. */
export const viewsRoutes =
  (list: keyof typeof lists, { db, actors, clock }: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { permission, tags, name: listName } = lists[list]
    const writes = { policy: { permission, priority: 'save', repeat: 'same-state', audit: 'not-recorded' } } as const
    const ownerOf = ({ person, site }: Actor) => {
      if (!person) throw new Error('Staff are signed in')
      return { personId: person.id, site, list }
    }
    const viewsOf = async (actor: Actor) =>
      (await listViews(db, ownerOf(actor))).map(({ id, name, query }) => ({ id, name, query }))

    app.get(
      `/${list}/views`,
      {
        config: { policy: { permission, repeat: 'safe', audit: 'not-recorded' } },
        schema: {
          tags: [...tags],
          summary: 'The caller’s saved searches',
          operationId: `list${listName}s`,
          response: { 200: dataOf(Type.Array(DeskView)), ...problems(401, 403) },
        },
      },
      async (request, reply) => ({ data: await viewsOf(await actors.require(request, reply)) }),
    )

    app.post(
      `/${list}/views`,
      {
        config: writes,
        schema: {
          tags: [...tags],
          summary: 'Save a search under a name',
          operationId: `add${listName}`,
          body: NewDeskView,
          response: { 200: dataOf(Type.Array(DeskView)), ...problems(400, 401, 403, 409, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const { id = randomUUID(), name, query } = request.body
        const { personId, site } = ownerOf(actor)
        if (!(await insertView(db, { id, person_id: personId, site, list, name, query, at: clock() }))) throw tooMany()
        return { data: await viewsOf(actor) }
      },
    )

    app.delete(
      `/${list}/views/:view`,
      {
        config: writes,
        schema: {
          tags: [...tags],
          summary: 'Delete a saved search',
          operationId: `remove${listName}`,
          params: DeskViewParams,
          response: { 200: dataOf(Type.Array(DeskView)), ...problems(401, 403, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        await deleteView(db, ownerOf(actor), request.params.view)
        return { data: await viewsOf(actor) }
      },
    )
  }

const tooMany = (): AppError =>
  new AppError(409, 'desk.too_many_views', 'There are fifty named searches. Remove one before adding another.')
