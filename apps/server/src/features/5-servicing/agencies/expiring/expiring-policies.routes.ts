import { AgencyPolicies, ExpiringPoliciesQuery } from '@coverwright/contract/agencies/expiring-policies'
import { dataOf } from '@coverwright/contract/data-of'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { problems } from '../../../../platform/errors/problem-responses.ts'
import type { Actors } from '../../../2-identity/actor/actor.ts'
import { expiringPolicies } from './expiring-policies.ts'

type Dependencies = Parameters<typeof expiringPolicies>[0] & { readonly actors: Actors }

/** Which of their clients' policies agents renew next. */
export const expiringPoliciesRoutes =
  (dependencies: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { actors, clock } = dependencies
    app.get(
      '/agent/policies',
      {
        config: { policy: { permission: 'agency', concurrency: 4, repeat: 'safe', audit: 'search' } },
        schema: {
          tags: ['Agencies'],
          summary: 'The policies of an agent’s clients that expire soon',
          description: 'What expires first comes first; cancelled policies are left out.',
          operationId: 'listAgencyPolicies',
          querystring: ExpiringPoliciesQuery,
          response: { 200: dataOf(Type.Array(AgencyPolicies)), ...problems(401, 403, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const { days = 90 } = request.query
        const today = actors.siteOf(request).today(clock())
        return { data: await expiringPolicies(dependencies, actor, { days, today }) }
      },
    )
  }
