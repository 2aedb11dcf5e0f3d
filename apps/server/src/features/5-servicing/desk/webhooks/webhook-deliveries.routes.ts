import { dataOf } from '@coverwright/contract/data-of'
import {
  WebhookDeliveriesQuery,
  WebhookDelivery,
  WebhookDeliveryParams,
} from '@coverwright/contract/webhooks/webhook-deliveries'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import type { Database } from '../../../../platform/database/database.ts'
import { problems } from '../../../../platform/errors/problem-responses.ts'
import { findDelivery, listAttempts, listDeliveries } from '../../../1-foundation/webhooks/deliveries.store.ts'
import { beingSent, replay } from '../../../1-foundation/webhooks/replay.ts'
import type { Actors } from '../../../2-identity/actor/actor.ts'
import { notFoundOrSignIn } from '../../../2-identity/roles/refusals.ts'

type Dependencies = { db: Database; actors: Actors; clock: () => Date }

const tags = ['Desk']
const pageSize = 50

/** What a site's webhooks were told, and sending it again. */
export const webhookDeliveriesRoutes =
  ({ db, actors, clock }: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/desk/webhooks/deliveries',
      {
        config: { policy: { permission: 'desk', repeat: 'safe', audit: 'not-recorded' } },
        schema: {
          tags,
          summary: 'The deliveries of the site’s webhooks, newest first',
          description: `${pageSize} per page.`,
          operationId: 'listWebhookDeliveries',
          querystring: WebhookDeliveriesQuery,
          response: { 200: dataOf(Type.Array(WebhookDelivery)), ...problems(422) },
        },
      },
      async (request, reply) => {
        const { site } = await actors.require(request, reply)
        const rows = await listDeliveries(db, { site, ...request.query, limit: pageSize })
        return { data: await deliveryReplies(db, rows) }
      },
    )

    app.post(
      '/desk/webhooks/deliveries/:id/replay',
      {
        config: { policy: { permission: 'desk', repeat: 'repeatable', audit: 'not-recorded' } },
        schema: {
          tags,
          summary: 'Retry a delivery from the first attempt, with the same webhook-id',
          operationId: 'replayWebhookDelivery',
          params: WebhookDeliveryParams,
          response: { 204: Type.Null({ description: 'It will be sent shortly' }), ...problems(404, 409, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const { id } = request.params
        const delivery = await findDelivery(db, id)
        if (delivery?.site !== actor.site) throw notFoundOrSignIn(actor, 'delivery')
        if ((await replay(db, { ids: [id] }, clock())) === 0) throw beingSent()
        reply.code(204)
        return null
      },
    )
  }

async function deliveryReplies(db: Database, rows: Awaited<ReturnType<typeof listDeliveries>>) {
  const attempts = await listAttempts(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, event_id, type, endpoint, application, state, reason, created_at, next_attempt_at }) => ({
    ...{ id, event: event_id, type, endpoint, state, created_at: created_at.toISOString() },
    ...(application === null ? {} : { application }),
    ...(reason === null ? {} : { reason }),
    ...(state === 'waiting' ? { next_attempt_at: next_attempt_at.toISOString() } : {}),
    attempts: attempts
      .filter(({ delivery_id }) => delivery_id === id)
      .map(({ at, ms, status, failure, reply }) => ({
        at: at.toISOString(),
        ms,
        ...(status === null ? {} : { status }),
        ...(failure === null ? {} : { failure }),
        ...(reply === null ? {} : { reply }),
      })),
  }))
}
