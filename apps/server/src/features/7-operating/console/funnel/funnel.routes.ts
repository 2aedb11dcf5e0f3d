import { Funnel, FunnelQuery } from '@coverwright/contract/console/funnel'
import { dataOf } from '@coverwright/contract/data-of'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../../platform/database/database.ts'
import { refusedFields } from '../../../../platform/errors/app-error.ts'
import { problems } from '../../../../platform/errors/problem-responses.ts'
import type { Previews } from '../../../1-foundation/site/previews/previewed-sites.ts'
import type { Sites } from '../../../1-foundation/site/served-site.ts'
import type { Actors } from '../../../2-identity/actor/actor.ts'
import { periodOf } from '../figures/period.ts'
import { readFunnel } from './read-funnel.ts'

type Dependencies = {
  db: Database
  sites: Pick<Sites, 'all' | 'byId'>
  previews: Pick<Previews, 'addressOf'>
  actors: Actors
  clock: () => Date
}

/** Where applications stop. */
export const funnelRoutes =
  (dependencies: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { sites, actors, clock } = dependencies

    app.get(
      '/console/funnel',
      {
        config: { policy: { permission: 'console', concurrency: 1, repeat: 'safe', audit: 'not-recorded' } },
        schema: {
          tags: ['Console'],
          summary: 'The pages of a site’s flow, with how many people reached, passed, left and returned to each',
          description:
            'Counts the newest 5000 new applications started in a period and not erased. When absent, `site` is the site of the address: each has a flow of its own.',
          operationId: 'getFunnel',
          querystring: FunnelQuery,
          response: { 200: dataOf(Funnel), ...problems(401, 403, 422) },
        },
      },
      async (request) => {
        const currentSite = actors.siteOf(request)
        const { from, to, site, ...filters } = request.query
        const period = periodOf(
          { from, to },
          { today: currentSite.today(clock()), timeZone: currentSite.site.timeZone },
        )
        const servedSite = site === undefined ? currentSite : sites.byId(site)
        if (!servedSite) throw refusedFields([{ field: 'site', message: 'is not served' }])
        return { data: await readFunnel(dependencies, servedSite, period, filters) }
      },
    )
  }
