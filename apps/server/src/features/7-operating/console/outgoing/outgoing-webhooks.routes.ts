import { OutgoingParams, OutgoingWebhook, OutgoingWebhooksQuery } from '@coverwright/contract/console/outgoing'
import { dataOf } from '@coverwright/contract/data-of'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import type { Database } from '../../../../platform/database/database.ts'
import { notFound } from '../../../../platform/errors/app-error.ts'
import { problems } from '../../../../platform/errors/problem-responses.ts'
import { findDelivery, listAttempts, listDeliveries } from '../../../1-foundation/webhooks/deliveries.store.ts'
import { beingSent, replayIn } from '../../../1-foundation/webhooks/replay.ts'
import { logAccess } from '../../../2-identity/access/access-log.store.ts'
import { type Actors, actorPseudonym } from '../../../2-identity/actor/actor.ts'
import { pageSize } from './outgoing-mails.ts'

type Dependencies = { db: Database; actors: Actors; clock: () => Date }

const tags = ['Console']

/** What the webhooks of every site were told. */
export const outgoingWebhooksRoutes =
  ({ db, actors, clock }: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/console/webhooks',
      {
        config: { policy: { permission: 'console', concurrency: 2, repeat: 'safe', audit: 'not-recorded' } },
        schema: {
          tags,
          summary: 'The webhook deliveries of every site, newest first',
          description: `${pageSize} per page. The application and the response are visible to the site’s desk only.`,
          operationId: 'listOutgoingWebhooks',
          querystring: OutgoingWebhooksQuery,
          response: { 200: dataOf(Type.Array(OutgoingWebhook)), ...problems(401, 403, 422) },
        },
      },
      async ({ query }) => ({ data: await outgoingWebhooks(db, query) }),
    )

    app.post(
      '/console/webhooks/:id/replay',
      {
        config: { policy: { permission: 'console', repeat: 'repeatable', audit: 'by-handler' } },
        schema: {
          tags,
          summary: 'Retry a delivery from the first attempt, with the same webhook-id',
          operationId: 'replayOutgoingWebhook',
          params: OutgoingParams,
          response: {
            204: Type.Null({ description: 'It will be sent shortly' }),
            ...problems(401, 403, 404, 409, 422),
          },
        },
      },
      async (request, reply) => {
        const actor = actorPseudonym(await actors.require(request, reply))
        const { id } = request.params
        if (!(await findDelivery(db, id))) throw notFound('delivery')
        await db.transaction().execute(async (trx) => {
          if ((await replayIn(trx, { ids: [id] }, clock())) === 0) throw beingSent()
          await logAccess(trx, { kind: 'sent_again', actor, detail: { webhook: id } }, clock())
        })
        reply.code(204)
        return null
      },
    )
  }

async function outgoingWebhooks(db: Database, query: OutgoingWebhooksQuery): Promise<OutgoingWebhook[]> {
  const rows = await listDeliveries(db, { ...query, limit: pageSize })
  const attempts = await listAttempts(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, type, site, endpoint, state, reason, attempts: attemptCount, ...times }) => {
    const last = attempts.findLast(({ delivery_id }) => delivery_id === id)
    const failure = state === 'delivered' ? null : (reason ?? last?.failure ?? last?.status?.toString())
    return {
      ...{ id, type, site, endpoint, state, attempts: attemptCount, created_at: times.created_at.toISOString() },
      ...(times.finished_at ? { ended_at: times.finished_at.toISOString() } : {}),
      ...(state === 'waiting' ? { next_attempt_at: times.next_attempt_at.toISOString() } : {}),
      ...(failure ? { failure } : {}),
    }
  })
}
