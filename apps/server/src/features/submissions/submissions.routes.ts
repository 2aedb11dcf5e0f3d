import {
  ChooseOffers,
  dataOf,
  FinishForm,
  ForecastReply,
  QuoteByUuidQuery,
  QuoteByUuidReply,
  QuoteParams,
  QuoteReply,
  QuoteUuidParams,
  SaveHeaders,
} from '@coverwright/contract/quotes'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { problems } from '../../platform/errors/problem-responses.ts'
import { missing } from '../access/refusals.ts'
import { retrieve } from '../links/retrieve.ts'
import { readVersion } from '../quotes/entity-tag.ts'
import { quoteReply } from '../quotes/quote-reply.ts'
import { sendQuote } from '../quotes/quotes.routes.ts'
import { findQuote } from '../quotes/quotes.store.ts'
import { type Askers, stranger } from '../sessions/asker.ts'
import { chooseOffersOf } from './choose-offers.ts'
import { type Dependencies as Finishing, finishForm } from './finish-form.ts'
import { forecast } from './forecast.ts'
import { offerReply } from './offer-reply.ts'
import { advisorLines } from './picked-lines.ts'
import { offersOf } from './submissions.store.ts'

const tags = ['Submissions']

export const submissionsRoutes =
  (dependencies: Finishing & { askers: Askers }): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { askers, db, reader, reference, clock } = dependencies

    app.patch(
      '/quote/:id/finish_form',
      {
        schema: {
          tags,
          summary: 'Submit a quote to the insurers; a quote that is submitted already stays as it is',
          operationId: 'finishForm',
          params: QuoteParams,
          headers: SaveHeaders,
          body: FinishForm,
          response: { 200: dataOf(QuoteReply), ...problems(400, 403, 404, 409, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const { params, headers, body } = request
        const asker = await askers.known(request, reply)
        const ifMatch = headers['if-match']
        const quote = await finishForm(dependencies, {
          asked: { ...asker, id: params.id },
          read: ifMatch === undefined ? 'any' : readVersion(ifMatch),
          textKeys: body.attestation.text_keys,
        })
        return sendQuote(reply, quote)
      },
    )

    app.get(
      '/quote/uuid/:uuid',
      {
        schema: {
          tags,
          summary: 'A quote by its uuid or that of a link to it, with its offers',
          operationId: 'getQuoteByUuid',
          params: QuoteUuidParams,
          querystring: QuoteByUuidQuery,
          response: { 200: dataOf(QuoteByUuidReply), ...problems(404, 422) },
        },
      },
      async (request, reply) => {
        const { params, query } = request
        // Whoever comes by a link may have been sent it at another browser.
        const asker = (await askers.perhaps(request, reply)) ?? stranger(askers.siteOf(request).site.id, clock())
        const row = await retrieve(db, { uuid: params.uuid }, { asker, call: 'getQuoteByUuid', log: request.log })
        const quote = reader.open(row, clock(), asker)
        const latest = row.submission_uuid === null ? [] : [row.submission_uuid]
        const offers = await offersOf(db, row.id, namedUuids(query.submissionUuids) ?? latest)
        return {
          data: {
            quote: quoteReply(quote),
            processed: offers.every(({ state }) => state !== 'waiting'),
            offers: offers.map(offerReply),
            advisor_lines: advisorLines(quote),
          },
        }
      },
    )

    app.patch(
      '/quote/:id/chosen_offers',
      {
        schema: {
          tags,
          summary: 'Choose offers, at most one for each line',
          operationId: 'chooseOffers',
          params: QuoteParams,
          body: ChooseOffers,
          response: { 200: dataOf(QuoteReply), ...problems(400, 403, 404, 409, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const asker = await askers.known(request, reply)
        const asked = { ...asker, id: request.params.id }
        return sendQuote(reply, await chooseOffersOf(dependencies, asked, request.body.offer_uuids))
      },
    )

    app.get(
      '/quote/:id/submissions_forecast',
      {
        schema: {
          tags,
          summary: 'Which insurers are likely to answer',
          operationId: 'forecastSubmissions',
          params: QuoteParams,
          response: { 200: dataOf(ForecastReply), ...problems(404, 422) },
        },
      },
      async (request, reply) => {
        const asker = await askers.known(request, reply)
        const row = await findQuote(db, { ...asker, id: request.params.id })
        if (!row) throw missing(asker, 'quote')
        return { data: forecast(reader.open(row, clock(), asker), reference) }
      },
    )
  }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The submissions asked for; what is no uuid names none. */
const namedUuids = (list: string | undefined): readonly string[] | undefined =>
  list
    ?.split(',')
    .map((each) => each.trim())
    .filter((each) => uuid.test(each))
