import { carriersOf } from '@coverwright/catalogue/carriers/carriers'
import type { Country } from '@coverwright/catalogue/countries/country'
import { coverageQuestionsOf } from '@coverwright/catalogue/countries/coverage-notes'
import type { InsuranceType } from '@coverwright/catalogue/lines/insurance-types'
import { selectableTypes } from '@coverwright/catalogue/sites/selectable-types'
import type { Site } from '@coverwright/catalogue/sites/site'
import { dataOf } from '@coverwright/contract/data-of'
import { InsuranceTypeQuery, InsuranceTypeReply } from '@coverwright/contract/insurance-types'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import type { Database } from '../../../../platform/database/database.ts'
import { problems } from '../../../../platform/errors/problem-responses.ts'
import type { ReferenceLookup } from '../../../1-foundation/reference/reference.ts'
import type { Actor, Actors } from '../../../2-identity/actor/actor.ts'
import { openQuote } from '../../../3-quoting/quotes/require-quote.ts'
import type { QuoteReader, QuoteSnapshot } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { coverageNotes } from './coverage-notes.ts'
import { lineOutlook } from './line-outlook.ts'
import { retiredTypes } from './retired-types.ts'
import { suggestions } from './suggestions.ts'

type Dependencies = {
  db: Database
  reader: QuoteReader
  reference: ReferenceLookup
  actors: Actors
  clock: () => Date
}

export const insuranceTypeRoutes =
  ({ db, reader, reference, actors, clock }: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    const quoteOf = (id: string, actor: Actor): Promise<QuoteSnapshot> =>
      openQuote({ db, reader, clock }, { ...actor, id })

    app.get(
      '/insurance-type',
      {
        config: { policy: { permission: 'quote:read', repeat: 'safe', audit: 'not-recorded' } },
        schema: {
          tags: ['Reference data'],
          summary:
            'The insurance types this site offers, and how many insurers are likely to quote each; for a quote, also the types it has that are no longer offered',
          operationId: 'listInsuranceTypes',
          querystring: InsuranceTypeQuery,
          response: { 200: dataOf(Type.Array(InsuranceTypeReply)), ...problems(404, 422) },
        },
      },
      async (request, reply) => {
        const { site, country } = actors.siteOf(request)
        const id = request.query.quote_id
        const quote = id === undefined ? undefined : await quoteOf(id, await actors.require(request, reply))
        const types = selectableTypes(site)
        if (!quote)
          return { data: types.map((type) => ({ ...copyOf(type), insurers: switchedOn(type.line, country, site) })) }
        const suggestionOf = suggestions(quote)
        const questions = coverageQuestionsOf(
          country.code,
          types.map(({ line }) => line),
        )
        return {
          data: [
            ...types.map((type) => ({
              ...copyOf(type),
              ...coverageNotes(type.line, quote),
              ...lineOutlook(type.line, quote, reference),
              ...suggestionOf(type.line),
              ...recommendedAfter(type.line, questions),
            })),
            ...retiredTypes(quote).map((type) => ({
              ...copyOf(type),
              ...coverageNotes(type.line, quote),
              ...lineOutlook(type.line, quote, reference),
              retired: true,
            })),
          ],
        }
      },
    )
  }

/** A copy, which a reply may be. */
const copyOf = ({ contains, ...type }: InsuranceType) => ({
  ...type,
  ...(contains ? { contains: [...contains] } : {}),
})

const recommendedAfter = (line: string, questions: ReturnType<typeof coverageQuestionsOf>) => {
  const own = questions.filter((each) => each.line === line)
  return own.length > 0 ? { recommended_after: own.map(({ question, reason }) => ({ question, reason })) } : {}
}

const switchedOn = (line: string, { carriers }: Country, { switches }: Site): number =>
  carriersOf(line, carriers).filter((offeredLine) => switches[offeredLine.line.switch]).length
