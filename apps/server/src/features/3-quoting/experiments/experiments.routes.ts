import { ExperimentsQuery, ExperimentsReply } from '@coverwright/contract/experiments'
import { dataOf } from '@coverwright/contract/quotes'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../platform/database/database.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { Askers } from '../../2-identity/sessions/asker.ts'
import { findQuote, latestQuote } from '../quotes/quotes.store.ts'
import { hasConsent } from '../tracking/consent-of.ts'
import { type Experiments, noExperiments } from './experiments.ts'

type Dependencies = { db: Database; askers: Askers; experiments: Experiments }

export const experimentsRoutes =
  ({ db, askers, experiments }: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/experiments',
      {
        schema: {
          tags: ['Site'],
          summary: 'What is tried out on this visit; nothing while an agent’s quote is worked on',
          operationId: 'listExperiments',
          querystring: ExperimentsQuery,
          response: { 200: dataOf(ExperimentsReply), ...problems(404, 422) },
        },
      },
      async (request, reply) => {
        const served = askers.siteOf(request)
        const { quote_id: id, visit } = request.query
        // With consent the visit begins at once, so that the variants stay what they are.
        const asker = hasConsent(request, served, 'statistics')
          ? await askers.atTheDoorOrNew(request, reply)
          : await askers.atTheDoor(request, reply)
        const key = asker?.sessionId ?? visit
        if (key === undefined) return { data: noExperiments }
        const quote = asker && (await (id === undefined ? latestQuote(db, asker) : findQuote(db, { ...asker, id })))
        if (quote && quote.agent_id !== null) return { data: noExperiments }
        return { data: await experiments.activate(served, key) }
      },
    )
  }
