import { dataOf } from '@coverwright/contract/data-of'
import { SiteReply } from '@coverwright/contract/site'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { problems } from '../../../platform/errors/problem-responses.ts'
import { publicSite } from './public-site.ts'
import type { Sites } from './served-site.ts'
import { siteOf } from './site-of.ts'
import { siteSchemaText } from './site-schema.ts'

type Dependencies = {
  sites: Sites
  clock: () => Date
  /** The ways to sign in, the same on every site. */
  signIn: SiteReply['sign_in']
  flagsElsewhere: boolean
}

export const siteRoutes =
  ({ sites, clock, signIn, flagsElsewhere }: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/site',
      {
        config: { policy: { permission: 'public', repeat: 'safe' } },
        schema: {
          tags: ['Site'],
          summary: 'The public part of the configuration of the site at this address',
          operationId: 'getSite',
          response: { 200: dataOf(SiteReply), ...problems(404) },
        },
      },
      async (request) => ({
        data: { ...publicSite(siteOf(sites, request), clock(), request.host || '', flagsElsewhere), sign_in: signIn },
      }),
    )

    // Not a call but a description, like /openapi.json: editors fetch it to complete a site's file.
    app.get(
      '/site.schema.json',
      { config: { policy: { permission: 'public', repeat: 'safe' } }, schema: { hide: true } },
      async (_request, reply) =>
        reply.type('application/schema+json').header('cache-control', 'no-cache').send(siteSchemaText()),
    )
  }
