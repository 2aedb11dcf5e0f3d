import { carriersOf } from '@coverwright/catalogue/carriers/carriers'
import type { Site } from '@coverwright/catalogue/sites/site'
import { dataOf, InsuranceTypeQuery, InsuranceTypeReply } from '@coverwright/contract/quotes'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/app-error.ts'
import { problems } from '../../platform/errors/problem-responses.ts'
import type { ReferenceLookup } from '../quotes/facts.ts'
import type { QuoteReader } from '../quotes/opened-quote.ts'
import { findQuote } from '../quotes/quotes.store.ts'
import type { Askers } from '../sessions/asker.ts'
import { selectableTypes } from '../site/selectable-types.ts'
import { lineOutlook } from './line-outlook.ts'
import { suggestions } from './suggestions.ts'

type Dependencies = {
  db: Database
  reader: QuoteReader
  reference: ReferenceLookup
  askers: Askers
  clock: () => Date
}

export const insuranceTypeRoutes =
  ({ db, reader, reference, askers, clock }: Dependencies): FastifyPluginAsyncTypebox =>
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
        const types = selectableTypes(site)
        if (!quote) return { data: types.map((type) => ({ ...type, insurers: switchedOn(type.line, site) })) }
        const suggested = suggestions(quote)
        return {
          data: types.map((type) => ({
            ...type,
            ...lineOutlook(type.line, quote, reference),
            ...suggested(type.line),
          })),
        }
      },
    )
  }

const switchedOn = (line: string, { switches }: Site): number =>
  carriersOf(line).filter((offered) => switches[offered.line.switch]).length
