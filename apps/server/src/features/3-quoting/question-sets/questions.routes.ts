import type { OfferedLine } from '@coverwright/catalogue/carriers/carriers'
import { dataOf } from '@coverwright/contract/data-of'
import { CodedQuestionsQuery, QuestionsQuery } from '@coverwright/contract/questions'
import { QuestionSetReply } from '@coverwright/contract/quotes'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { Actors } from '../../2-identity/actor/actor.ts'
import { type Dependencies as FetchDependencies, fetchQuestions } from './fetch-questions.ts'

type Dependencies = FetchDependencies & { actors: Actors; offered: readonly OfferedLine[] }

type Address = { readonly path: string; readonly name: string }

/**
 * Where an insurer's questions for a line are asked for: at `/{insurer}/{version}/{line}/uw-questions`, and at the
 * further addresses that the insurer has. Source: seed 7.4.
 */
function addressesOf({ carrier, line: { line, asks, alsoAskedAt = [] } }: OfferedLine): readonly Address[] {
  const own = asks ? [{ path: `${asks.path}/${asks.version}/${line}`, name: `${line}_${carrier.id}` }] : []
  return [...own, ...alsoAskedAt.map((path) => ({ path, name: path.replaceAll(/[/-]/g, '_') }))]
}

/** A call for each insurer and line that asks questions, and for each further address. */
export const questionsRoutes =
  ({ actors, offered, ...fetching }: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    for (const each of offered) {
      const { carrier, line } = each
      for (const { path, name } of addressesOf(each)) {
        app.get(
          `/${path}/uw-questions`,
          {
            config: { policy: { permission: 'quote:write', concurrency: 200, repeat: 'safe', audit: 'not-recorded' } },
            schema: {
              tags: ['Underwriting questions'],
              summary: `The questions of ${carrier.name} for ${line.line}`,
              description: line.asks
                ? 'If the request to the insurer fails, the set is empty and has `failed`, so that the application can continue.'
                : 'An empty set: the line’s own pages ask everything that this insurer needs.',
              operationId: `getQuestions_${name}`,
              querystring: line.asks?.takesCode ? CodedQuestionsQuery : QuestionsQuery,
              response: { 200: dataOf(QuestionSetReply), ...problems(404, 422) },
            },
          },
          async (request, reply) => {
            const actor = await actors.require(request, reply)
            const { quote_id, retry } = request.query
            const code = 'industry_code' in request.query ? request.query.industry_code : undefined
            const wish = { retry: retry === '1', ...(typeof code === 'string' ? { code } : {}) }
            const set = await fetchQuestions(fetching, { ...actor, id: quote_id }, each, wish)
            const { revision, basis, questions, failed } = set
            return {
              data: {
                key: `${line.line}.${carrier.id}`,
                requested: true as const,
                revision,
                basis,
                questions: [...questions],
                ...(failed ? { failed } : {}),
              },
            }
          },
        )
      }
    }
  }
