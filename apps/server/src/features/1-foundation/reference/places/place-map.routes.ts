import { PlaceMapQuery } from '@coverwright/contract/reference-lists'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { notFound } from '../../../../platform/errors/app-error.ts'
import { problems } from '../../../../platform/errors/problem-responses.ts'
import type { Sites } from '../../site/served-site.ts'
import { siteOf } from '../../site/site-of.ts'
import type { Reference } from '../reference.ts'
import { placeMap } from './place-map.ts'

const houseColor = '#0b5d51'

/** The map of sites that name no map service: it needs no key and no other server. */
export const placeMapRoutes =
  ({ cityByZip, lists }: Reference, sites: Sites): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/place-map',
      {
        config: { policy: { permission: 'public', repeat: 'safe' } },
        schema: {
          tags: ['Reference data'],
          summary: 'An image of the outline of a ZIP code’s state, with a dot at its place',
          operationId: 'drawPlaceMap',
          querystring: PlaceMapQuery,
          response: {
            200: { description: 'The image', content: { 'image/svg+xml': { schema: Type.String() } } },
            ...problems(404, 422),
          },
        },
      },
      async (request, reply) => {
        const place = cityByZip(request.query.zip)
        const outline = lists.stateOutlines.find(({ state }) => state === place?.state)
        if (!place || !outline) throw notFound('location')
        const { theme } = siteOf(sites, request).site
        return reply.type('image/svg+xml').send(placeMap(outline, place, theme?.brand ?? houseColor))
      },
    )
  }
