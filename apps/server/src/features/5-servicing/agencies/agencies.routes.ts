import type { Country } from '@coverwright/catalogue/countries/country'
import { AgencyQuotesQuery, AgencyQuotesReply } from '@coverwright/contract/agencies'
import { dataOf } from '@coverwright/contract/data-of'
import { AssignedCount, DeskPerson, OwnerOfMany } from '@coverwright/contract/desk/queue'
import { CreateHeaders, QuoteParams, QuoteReply } from '@coverwright/contract/quotes'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { refusedFields } from '../../../platform/errors/app-error.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { Actors } from '../../2-identity/actor/actor.ts'
import type { Staff } from '../../2-identity/users/staff.ts'
import { sendQuote } from '../../3-quoting/quotes/replies/send-quote.ts'
import { assignMany, type ChangeDependencies } from '../desk/change-application.ts'
import { deskPeople } from '../desk/desk-people.ts'
import { agencyQuote, findRelated } from './agency-quote-reply.ts'
import { listAgencyQuotes, pageSize } from './agency-quotes.store.ts'
import { colleaguesIn } from './colleagues.ts'
import { type Dependencies as CopyDependencies, copyQuote } from './copy-quote.ts'

type Dependencies = CopyDependencies & ChangeDependencies & { actors: Actors; staff: Staff }

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
          summary: 'The quotes an agent works on',
          description: `${pageSize} per page. The search matches part of a name or email address, or the start of a quote number.`,
          operationId: 'listAgencyQuotes',
          querystring: AgencyQuotesQuery,
          response: { 200: dataOf(AgencyQuotesReply), ...problems(422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const now = clock()
        const { line, ...filters } = request.query
        const { page = 1 } = filters
        const site = actors.siteOf(request)
        const today = site.today(now)
        const types = line === undefined ? undefined : typesOf(site.country, line)
        const { rows, moves, total } = await listAgencyQuotes(db, actor, { ...filters, types, now, today })
        const relatedRows = await findRelated(db, staff, rows, { now, today, moves })
        const quotes = rows.map((row) => agencyQuote(reader.open(row, now, actor), relatedRows))
        return { data: { quotes, total, page, page_size: pageSize } }
      },
    )

    app.get(
      '/agent/people',
      {
        config: { policy: { permission: 'agency', repeat: 'safe', audit: 'not-recorded' } },
        schema: {
          tags,
          summary: 'The colleagues an agent can assign a quote to',
          operationId: 'listAgentPeople',
          response: { 200: dataOf(Type.Array(DeskPerson)), ...problems(401, 403) },
        },
      },
      async (request, reply) => ({ data: deskPeople(colleaguesIn(staff, await actors.require(request, reply))) }),
    )

    app.patch(
      '/agent/owners',
      {
        config: {
          policy: {
            permission: 'agency',
            priority: 'save',
            concurrency: 2,
            repeat: 'same-state',
            audit: 'not-recorded',
          },
        },
        schema: {
          tags,
          summary: 'Assign quotes to a colleague, or to nobody',
          operationId: 'assignAgencyQuotes',
          body: OwnerOfMany,
          response: { 200: dataOf(AssignedCount), ...problems(400, 401, 403, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        return { data: { count: await assignMany(dependencies, colleaguesIn(staff, actor), actor, request.body) } }
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
          summary: 'Start another quote for the same client with the answers of this one',
          description:
            'Files, signatures, and answers to recommendations and insurers’ questions are not copied. Renewals cannot be copied.',
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

/** The insurance types of a line, as a quote names those that were picked. @throws 422 where the country has none */
function typesOf({ types }: Pick<Country, 'types'>, line: string): readonly string[] {
  const own = types.filter((type) => type.line === line).map(({ uuid }) => uuid)
  if (own.length === 0) throw refusedFields([{ field: 'line', message: 'is no line of insurance here' }])
  return own
}
