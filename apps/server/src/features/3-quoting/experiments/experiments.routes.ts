import { dataOf } from '@coverwright/contract/data-of'
import { ExperimentsQuery, ExperimentsReply } from '@coverwright/contract/visit/experiments'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../platform/database/database.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { Actors } from '../../2-identity/actor/actor.ts'
import { findLatestQuote, findQuote } from '../quotes/quotes.store.ts'
import { hasConsent } from '../tracking/consent-of.ts'
import { type Experiments, noExperiments } from './experiments.ts'

type Dependencies = { db: Database; actors: Actors; experiments: Experiments }

export const experimentsRoutes =
  ({ db, actors, experiments }: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/experiments',
      {
        config: { policy: { permission: 'browser', repeat: 'safe' } },
        schema: {
          tags: ['Site'],
          summary: 'The experiments of this visit; none while an agent’s quote is being edited',
          operationId: 'listExperiments',
          querystring: ExperimentsQuery,
          response: { 200: dataOf(ExperimentsReply), ...problems(404, 422) },
        },
      },
      async (request, reply) => {
        const servedSite = actors.siteOf(request)
        const { quote_id: id, visit } = request.query
        // With consent the visit begins at once, so that the variants stay what they are.
        const actor = hasConsent(request, servedSite, 'statistics')
          ? await actors.requireOrCreateIgnoringExpiredSignIn(request, reply)
          : await actors.findIgnoringExpiredSignIn(request, reply)
        const key = actor?.sessionId ?? visit
        if (key === undefined) return { data: noExperiments }
        const quote = actor && (await (id === undefined ? findLatestQuote(db, actor) : findQuote(db, { ...actor, id })))
        if (quote && quote.agent_id !== null) return { data: noExperiments }
        return { data: await experiments.activate(servedSite, key) }
      },
    )
  }
