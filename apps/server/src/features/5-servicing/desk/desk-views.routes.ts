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

const tags = ['Desk']
const writes = {
  policy: { permission: 'desk', priority: 'save', repeat: 'same-state', audit: 'not-recorded' },
} as const

/** The searches that somebody of the desk has named, kept for them on every device. */
export const deskViewsRoutes =
  ({ db, actors, clock }: { db: Database; actors: Actors; clock: () => Date }): FastifyPluginAsyncTypebox =>
  async (app) => {
    const viewsOf = async (actor: Actor) =>
      (await listViews(db, ownerOf(actor))).map(({ id, name, query }) => ({ id, name, query }))

    app.get(
      '/desk/views',
      {
        config: { policy: { permission: 'desk', repeat: 'safe', audit: 'not-recorded' } },
        schema: {
          tags,
          summary: 'The searches that the caller has named',
          operationId: 'listDeskViews',
          response: { 200: dataOf(Type.Array(DeskView)), ...problems(401, 403) },
        },
      },
      async (request, reply) => ({ data: await viewsOf(await actors.require(request, reply)) }),
    )

    app.post(
      '/desk/views',
      {
        config: writes,
        schema: {
          tags,
          summary: 'Name a search',
          operationId: 'addDeskView',
          body: NewDeskView,
          response: { 200: dataOf(Type.Array(DeskView)), ...problems(400, 401, 403, 409, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const { id = randomUUID(), name, query } = request.body
        const { personId, site } = ownerOf(actor)
        if (!(await insertView(db, { id, person_id: personId, site, name, query, at: clock() }))) throw tooMany()
        return { data: await viewsOf(actor) }
      },
    )

    app.delete(
      '/desk/views/:view',
      {
        config: writes,
        schema: {
          tags,
          summary: 'Forget a named search',
          operationId: 'removeDeskView',
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

function ownerOf({ person, site }: Actor): { readonly personId: string; readonly site: string } {
  if (!person) throw new Error('The desk is signed in')
  return { personId: person.id, site }
}

const tooMany = (): AppError =>
  new AppError(409, 'desk.too_many_views', 'There are fifty named searches. Remove one before adding another.')
