import { EventsBody, type TrackingEvent } from '@coverwright/contract/visit/tracking'
import { pathPattern } from '@coverwright/core/visit/path-pattern'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { Actors } from '../../2-identity/actor/actor.ts'
import { isAgent } from '../../2-identity/roles/roles.ts'
import { hasConsent } from './consent-of.ts'
import type { TrackingSink } from './tracking-sink.ts'

type Dependencies = { actors: Actors; sink: TrackingSink; clock: () => Date }

/** Receives browsers' events, and forwards them only if the site tracks and the visitor allowed it. */
export const eventsRoutes =
  ({ actors, sink, clock }: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/events',
      {
        bodyLimit: 64 * 1024,
        config: { policy: { permission: 'browser', repeat: 'repeatable' } },
        schema: {
          tags: ['Site'],
          summary: 'Report events on pages (a beacon); dropped without consent, or if the site has no tracking',
          operationId: 'sendEvents',
          body: EventsBody,
          response: { 204: Type.Null(), ...problems(400, 403, 404, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const servedSite = actors.siteOf(request)
        const isWanted = servedSite.site.tracking?.on === true && hasConsent(request, servedSite, 'statistics')
        if (isWanted) {
          const { events, ...visit } = request.body
          const actor = await actors.findIgnoringExpiredSignIn(request, reply)
          const agent = actor?.person && isAgent(actor.role) ? { self_service_id: actor.person.id } : {}
          const common = { ...visit, ...agent, site: servedSite.site.id, at: clock().toISOString() }
          sink.send(events.map((event) => ({ ...common, event: withoutIds(event) })))
        }
        return reply.code(204).send(null)
      },
    )
  }

/** Our own pages send route patterns; whatever else is sent, no id gets through. */
const withoutIds = (event: TrackingEvent): TrackingEvent =>
  'path' in event ? { ...event, path: pathPattern(event.path) } : event
