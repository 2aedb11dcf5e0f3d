import { dataOf } from '@coverwright/contract/data-of'
import {
  WebhookEndpointParams,
  WebhookEndpointState,
  WebhookReplay,
} from '@coverwright/contract/webhooks/webhook-deliveries'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type, { type Static } from 'typebox'
import type { Database } from '../../../../platform/database/database.ts'
import { problems } from '../../../../platform/errors/problem-responses.ts'
import type { Sites } from '../../../1-foundation/site/served-site.ts'
import { countDeliveries } from '../../../1-foundation/webhooks/deliveries.store.ts'
import { enableEndpoint, findDisabled } from '../../../1-foundation/webhooks/endpoint-state.store.ts'
import { endpointsOf, findEndpoint } from '../../../1-foundation/webhooks/endpoints.ts'
import { replay } from '../../../1-foundation/webhooks/replay.ts'
import { listSecrets } from '../../../1-foundation/webhooks/secrets.store.ts'
import type { Actor, Actors } from '../../../2-identity/actor/actor.ts'
import { notFoundOrSignIn } from '../../../2-identity/roles/refusals.ts'

type Dependencies = { db: Database; sites: Pick<Sites, 'byId'>; actors: Actors; clock: () => Date }

const tags = ['Desk']

/** The endpoints of a site, for its desk: how they are doing, enabling one again, and sending its dead letters again. */
export const webhookEndpointsRoutes =
  ({ db, sites, actors, clock }: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    const endpointOf = (actor: Actor, endpoint: string) => {
      if (!findEndpoint(sites, actor.site, endpoint)) throw notFoundOrSignIn(actor, 'endpoint')
      return { site: actor.site, endpoint }
    }

    app.get(
      '/desk/webhooks/endpoints',
      {
        config: { policy: { permission: 'desk', repeat: 'safe', audit: 'not-recorded' } },
        schema: {
          tags,
          summary: 'The endpoints in the site’s file, and their health',
          operationId: 'listWebhookEndpoints',
          response: { 200: dataOf(Type.Array(WebhookEndpointState)), ...problems(401, 403) },
        },
      },
      async (request, reply) => {
        const { site } = await actors.require(request, reply)
        return { data: await endpointStates({ db, sites }, site, clock()) }
      },
    )

    app.post(
      '/desk/webhooks/endpoints/:endpoint/enable',
      {
        config: { policy: { permission: 'desk', repeat: 'same-state', audit: 'not-recorded' } },
        schema: {
          tags,
          summary: 'Enable a disabled endpoint',
          description: 'Events it missed remain dead letters until they are replayed.',
          operationId: 'enableWebhookEndpoint',
          params: WebhookEndpointParams,
          response: { 204: Type.Null({ description: 'It receives events again' }), ...problems(401, 403, 404, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        await enableEndpoint(db, endpointOf(actor, request.params.endpoint))
        reply.code(204)
        return null
      },
    )

    app.post(
      '/desk/webhooks/endpoints/:endpoint/replay',
      {
        config: { policy: { permission: 'desk', repeat: 'repeatable', audit: 'not-recorded' } },
        schema: {
          tags,
          summary: 'Replay all dead letters of an endpoint',
          operationId: 'replayWebhookEndpoint',
          params: WebhookEndpointParams,
          response: { 200: dataOf(WebhookReplay), ...problems(401, 403, 404, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const name = endpointOf(actor, request.params.endpoint)
        return { data: { count: await replay(db, { ...name, since: undefined }, clock()) } }
      },
    )
  }

async function endpointStates(
  { db, sites }: Pick<Dependencies, 'db' | 'sites'>,
  site: string,
  now: Date,
): Promise<Static<typeof WebhookEndpointState>[]> {
  const counts = await countDeliveries(db, site)
  const countOf = (endpoint: string, state: string): number =>
    counts.find((each) => each.endpoint === endpoint && each.state === state)?.count ?? 0
  return await Promise.all(
    endpointsOf(sites, site).map(async ({ id, url, events }) => {
      const disabledState = await findDisabled(db, { site, endpoint: id })
      return {
        ...{ id, url, events: [...events], waiting: countOf(id, 'waiting'), failed: countOf(id, 'failed') },
        has_secret: (await listSecrets(db, site, id, now)).length > 0,
        ...(disabledState ? { disabled: { at: disabledState.at.toISOString(), reason: disabledState.reason } } : {}),
      }
    }),
  )
}
