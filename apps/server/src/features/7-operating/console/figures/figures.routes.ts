import { Figures, FiguresQuery } from '@coverwright/contract/console/figures'
import { dataOf } from '@coverwright/contract/data-of'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../../platform/database/database.ts'
import { problems } from '../../../../platform/errors/problem-responses.ts'
import type { Sites } from '../../../1-foundation/site/served-site.ts'
import type { Actors } from '../../../2-identity/actor/actor.ts'
import { periodOf } from './period.ts'
import { readFigures } from './read-figures.ts'

type Dependencies = { db: Database; sites: Pick<Sites, 'all' | 'byId'>; actors: Actors; clock: () => Date }

/** The figures that a business reads. */
export const figuresRoutes =
  (dependencies: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { actors, clock } = dependencies

    app.get(
      '/console/figures',
      {
        config: { policy: { permission: 'console', concurrency: 2, repeat: 'safe', audit: 'not-recorded' } },
        schema: {
          tags: ['Console'],
          summary: 'How far the applications started in a period have come, by site, line, channel and time',
          description:
            'New applications of every site that are not erased; renewals are excluded. Each stage counts those that have reached it by now.',
          operationId: 'getFigures',
          querystring: FiguresQuery,
          response: { 200: dataOf(Figures), ...problems(401, 403, 422) },
        },
      },
      async (request) => {
        const { site, today } = actors.siteOf(request)
        const { from, to, ...filters } = request.query
        const period = periodOf({ from, to }, { today: today(clock()), timeZone: site.timeZone })
        return { data: await readFigures(dependencies, period, filters) }
      },
    )
  }
