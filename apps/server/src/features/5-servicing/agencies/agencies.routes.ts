import { AgencyQuotesQuery, AgencyQuotesReply } from '@coverwright/contract/agencies'
import { dataOf } from '@coverwright/contract/data-of'
import { CreateHeaders, QuoteParams, QuoteReply } from '@coverwright/contract/quotes'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { Actors } from '../../2-identity/actor/actor.ts'
import type { Staff } from '../../2-identity/users/staff.ts'
import { sendQuote } from '../../3-quoting/quotes/replies/send-quote.ts'
import { agencyQuote, findRelated } from './agency-quote-reply.ts'
import { listAgencyQuotes, pageSize } from './agency-quotes.store.ts'
import { type Dependencies as CopyDependencies, copyQuote } from './copy-quote.ts'

type Dependencies = CopyDependencies & { actors: Actors; staff: Staff }

const tags = ['Agencies']

/** What agents do with more than one quote. `visibleQuotes` decides which quotes they may see. */
export const agenciesRoutes =
  (dependencies: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { actors, db, reader, staff, clock } = dependencies

    app.get(
      '/agent/quotes',
      {
        config: { policy: { permission: 'agency', concurrency: 12, repeat: 'safe', audit: 'search' } },
        schema: {
          tags,
          summary: 'The quotes an agent works on, the one changed last first',
          description: `${pageSize} a page. The search looks for part of a name or e-mail address, or the start of a quote's number.`,
          operationId: 'listAgencyQuotes',
          querystring: AgencyQuotesQuery,
          response: { 200: dataOf(AgencyQuotesReply), ...problems(422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const now = clock()
        const { page = 1 } = request.query
        const { rows, total } = await listAgencyQuotes(db, actor, request.query)
        const related = await findRelated(db, staff, rows, now)
        const quotes = rows.map((row) => agencyQuote(reader.open(row, now, actor), related))
        return { data: { quotes, total, page, page_size: pageSize } }
      },
    )

    app.post(
      '/quote/:id/copy',
      {
        config: {
          policy: {
            permission: 'agency',
            rateLimit: { bucket: 'quote', allowance: 'quotes' },
            repeat: 'idempotency-key',
            audit: 'by-handler',
          },
        },
        schema: {
          tags,
          summary: 'Begin another quote for the same client with the answers of this one',
          description:
            'Files, signatures, answers to recommendations and insurers’ questions stay behind. A renewal is not copied.',
          operationId: 'copyQuote',
          params: QuoteParams,
          headers: CreateHeaders,
          response: { 201: dataOf(QuoteReply), ...problems(400, 404, 409, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const key = request.headers['idempotency-key']
        const quote = await copyQuote(dependencies, { actor, id: request.params.id, key })
        reply.code(201)
        return sendQuote(reply, quote)
      },
    )
  }
