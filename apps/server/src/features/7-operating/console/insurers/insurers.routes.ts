import { FiguresQuery } from '@coverwright/contract/console/figures'
import { type InsurerFigures, InsurersFigures } from '@coverwright/contract/console/insurers'
import { dataOf } from '@coverwright/contract/data-of'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { CarrierClient } from '../../../../platform/carriers/carrier-client.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { problems } from '../../../../platform/errors/problem-responses.ts'
import { insurerName } from '../../../1-foundation/carriers/insurer-name.ts'
import type { Sites } from '../../../1-foundation/site/served-site.ts'
import type { Actors } from '../../../2-identity/actor/actor.ts'
import { filterOptions } from '../figures/filter-options.ts'
import { periodOf } from '../figures/period.ts'
import { type CountedInsurer, countInsurers } from './insurers.store.ts'

type Health = Pick<CarrierClient, 'isDown' | 'callsTo'>

type Dependencies = {
  db: Database
  sites: Pick<Sites, 'all'>
  actors: Actors
  carriers: Health
  clock: () => Date
}

/** How insurers answer. */
export const insurersRoutes =
  ({ db, sites, actors, carriers, clock }: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/console/insurers',
      {
        config: { policy: { permission: 'console', concurrency: 2, repeat: 'safe', audit: 'not-recorded' } },
        schema: {
          tags: ['Console'],
          summary: 'Insurers’ requests, answers and response times in a period',
          description:
            'Across all sites. If an application requested prices again, the latest answers count. `circuit` and `calls` are those of the server that replies.',
          operationId: 'getInsurersFigures',
          querystring: FiguresQuery,
          response: { 200: dataOf(InsurersFigures), ...problems(401, 403, 422) },
        },
      },
      async (request) => {
        const { site, today } = actors.siteOf(request)
        const { from, to, ...filters } = request.query
        const period = periodOf({ from, to }, { today: today(clock()), timeZone: site.timeZone })
        const counts = await countInsurers(db, period, filters)
        const insurers = counts.map((each) => withHealth(each, carriers))
        return { data: { from: period.from, to: period.to, insurers, ...filterOptions(sites) } }
      },
    )
  }

const tenths = (seconds: number): number => Math.round(seconds * 10) / 10

function withHealth({ median_seconds, p95_seconds, ...counts }: CountedInsurer, carriers: Health): InsurerFigures {
  return {
    ...counts,
    name: insurerName(counts.carrier),
    ...(median_seconds === null ? {} : { median_seconds: tenths(median_seconds) }),
    ...(p95_seconds === null ? {} : { p95_seconds: tenths(p95_seconds) }),
    circuit: carriers.isDown(counts.carrier) ? 'open' : 'closed',
    calls: carriers.callsTo(counts.carrier),
  }
}
