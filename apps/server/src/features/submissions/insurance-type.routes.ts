import { carriersOf } from '@coverwright/catalogue/carriers/carriers'
import { dataOf, InsuranceTypeQuery, InsuranceTypeReply } from '@coverwright/contract/quotes'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/app-error.ts'
import { problems } from '../../platform/errors/problem-responses.ts'
import type { QuoteReader } from '../quotes/opened-quote.ts'
import { findQuote } from '../quotes/quotes.store.ts'
import type { Askers } from '../sessions/asker.ts'
import { selectableTypes } from '../site/selectable-types.ts'
import { insurersOf } from './picked-lines.ts'

type Dependencies = { db: Database; reader: QuoteReader; askers: Askers; clock: () => Date }

export const insuranceTypeRoutes =
  ({ db, reader, askers, clock }: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/insurance-type',
      {
        schema: {
          tags: ['Reference data'],
          summary: 'The insurance types this site offers, and how many insurers are likely to quote each',
          operationId: 'listInsuranceTypes',
          querystring: InsuranceTypeQuery,
          response: { 200: dataOf(Type.Array(InsuranceTypeReply)), ...problems(404, 422) },
        },
      },
      async (request, reply) => {
        const { site } = askers.siteOf(request)
        const id = request.query.quote_id
        const row = id === undefined ? undefined : await findQuote(db, { ...(await askers.known(request, reply)), id })
        if (id !== undefined && !row) throw notFound('quote')
        const quote = row && reader.open(row, clock())
        const countOf = (line: string): number =>
          quote
            ? insurersOf(line, quote).filter(({ standing }) => standing === 'asked').length
            : carriersOf(line).filter((offered) => site.switches[offered.line.switch]).length
        return {
          data: selectableTypes(site).map((type) => ({ ...type, insurers: type.online ? countOf(type.line) : 0 })),
        }
      },
    )
  }
