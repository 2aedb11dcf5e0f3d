import type { Country } from '@coverwright/catalogue/countries/country'
import type { InsuranceType } from '@coverwright/catalogue/lines/insurance-types'
import type { CrossSell } from '@coverwright/catalogue/recommendations/cross-sell'
import type { RecommendedCoverage } from '@coverwright/catalogue/recommendations/recommended'
import { recommendationOf, suits } from '@coverwright/catalogue/recommendations/recommended'
import { selectableTypes } from '@coverwright/catalogue/sites/selectable-types'
import { dataOf } from '@coverwright/contract/data-of'
import {
  CrossSellQuery,
  RecommendationsQuery,
  RecommendedCoverageReply,
  SubClassCrossSellQuery,
  UpsellReply,
} from '@coverwright/contract/recommendations'
import type { Answers } from '@coverwright/core/answers/answers'
import type { Translate } from '@coverwright/core/text/text'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/app-error.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { ReferenceLookup } from '../../1-foundation/reference/reference.ts'
import type { Actors } from '../../2-identity/actor/actor.ts'
import { resolveFacts } from '../quotes/facts/facts.ts'
import { isLeftAlone } from '../quotes/facts/listed-facts.ts'
import { recommendationFacts } from '../quotes/facts/recommendation-facts.ts'
import { openQuote } from '../quotes/require-quote.ts'
import { translateFor } from '../quotes/snapshot/for-viewer.ts'
import type { QuoteReader } from '../quotes/snapshot/quote-snapshot.ts'

type Dependencies = {
  db: Database
  reader: QuoteReader
  reference: ReferenceLookup
  actors: Actors
  clock: () => Date
}

const tags = ['Recommendations']
const listOf = dataOf(Type.Array(RecommendedCoverageReply))

/** What to recommend to a quote, a class or a sub-class. Source: seed 7.2. */
export const recommendationsRoutes =
  ({ db, reader, reference, actors, clock }: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/recommendations/insurance',
      {
        config: { policy: { permission: 'quote:read', repeat: 'safe', audit: 'not-recorded' } },
        schema: {
          tags,
          summary: 'The coverages recommended for a quote, most useful first',
          operationId: 'listRecommendations',
          querystring: RecommendationsQuery,
          response: { 200: listOf, ...problems(404, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const access = { ...actor, id: request.query.quote_id }
        const quote = await openQuote({ db, reader, clock }, access)
        const { served, answers, facts, context } = quote
        const { recommended_coverages } = recommendationFacts(answers, facts, served.site, context.today)
        return { data: recommended_coverages.map((each) => withTagline(each, translateFor(quote))) }
      },
    )

    app.get(
      '/ds-xsell/recommend',
      {
        config: { policy: { permission: 'quote:read', repeat: 'safe', audit: 'not-recorded' } },
        schema: {
          tags,
          summary: 'The cross-sells for a business class',
          operationId: 'listCrossSells',
          querystring: CrossSellQuery,
          response: { 200: listOf, ...problems(404, 422) },
        },
      },
      async (request) => {
        const { site, country, translate, today } = actors.siteOf(request)
        const { class_code_ref } = request.query
        if (!reference.classByRef(class_code_ref)) throw notFound('class')
        const answers = { class_code_ref }
        const facts = resolveFacts(answers, reference, today(clock()), country)
        if (isLeftAlone(site, facts)) return { data: [] }
        return {
          data: crossSold(country, selectableTypes(site), { answers, facts }, (row) => !row.subClasses, translate),
        }
      },
    )

    app.get(
      '/ds-xsell/recommend/sub-class-code',
      {
        config: { policy: { permission: 'quote:read', repeat: 'safe', audit: 'not-recorded' } },
        schema: {
          tags,
          summary: 'The cross-sells for a business subclass',
          operationId: 'listSubClassCrossSells',
          querystring: SubClassCrossSellQuery,
          response: { 200: listOf, ...problems(422) },
        },
      },
      async (request) => {
        const { site, country, translate } = actors.siteOf(request)
        const context = { answers: { sub_class_code_ref: request.query.sub_class_code_ref }, facts: {} }
        return { data: crossSold(country, selectableTypes(site), context, (row) => Boolean(row.subClasses), translate) }
      },
    )

    app.get(
      '/upsells-and-downsells',
      {
        config: { policy: { permission: 'quote:read', repeat: 'safe', audit: 'not-recorded' } },
        schema: {
          tags,
          summary: 'The types of insurance this site offers that cover more or less than another',
          operationId: 'listUpsellsAndDownsells',
          response: { 200: dataOf(Type.Array(UpsellReply)), ...problems() },
        },
      },
      (request) => ({ data: selectableTypes(actors.siteOf(request).site).flatMap(insteadOfAnother) }),
    )
  }

function insteadOfAnother(type: InsuranceType): UpsellReply[] {
  const { uuid, name, line, purpose, contains = [], partOf, tagline, wholesaler_allowed } = type
  if (purpose !== 'upsell' && purpose !== 'downsell') return []
  const instead_of = [...contains, ...(partOf === undefined ? [] : [partOf])]
  return [{ insurance_uuid: uuid, insurance_type: name, line, purpose, instead_of, tagline, wholesaler_allowed }]
}

/** The rows meant for a class or sub-class, each line once. Other conditions of a row are checked against the quote. */
function crossSold(
  { crossSells }: Country,
  offeredTypes: readonly InsuranceType[],
  quote: { readonly answers: Answers; readonly facts: Answers },
  isOfKind: (row: CrossSell) => boolean,
  translate: Translate,
): RecommendedCoverageReply[] {
  const fitting = crossSells.filter((row) => isOfKind(row) && suits(row, quote))
  return [...new Map(fitting.toReversed().map((row) => [row.line, row])).values()].toReversed().flatMap((row) => {
    const type = offeredTypes.find(({ line }) => line === row.line)
    return type ? [withTagline(recommendationOf(row, type), translate)] : []
  })
}

const withTagline = (
  { reason, shared: _shown, ...coverage }: RecommendedCoverage,
  translate: Translate,
): RecommendedCoverageReply => ({
  ...coverage,
  tagline: translate(`recommendation.${coverage.line}.reason.${reason}`),
})
