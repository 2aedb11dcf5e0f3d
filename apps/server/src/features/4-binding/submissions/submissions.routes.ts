import type { Readable } from 'node:stream'
import { ForecastReply } from '@coverwright/contract/binding/forecast'
import { dataOf } from '@coverwright/contract/data-of'
import { ChooseOffers, QuoteByUuidQuery, QuoteByUuidReply } from '@coverwright/contract/offers'
import { FinishForm, FinishHeaders, QuoteParams, QuoteReply, QuoteUuidParams } from '@coverwright/contract/quotes'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import type { Channel } from '../../../platform/database/channel.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import { type Actors, anonymousActor } from '../../2-identity/actor/actor.ts'
import { retrieve } from '../../3-quoting/links/retrieve.ts'
import { readVersion } from '../../3-quoting/quotes/replies/entity-tag.ts'
import { quoteReply } from '../../3-quoting/quotes/replies/quote-reply.ts'
import { sendQuote } from '../../3-quoting/quotes/replies/send-quote.ts'
import { openQuote } from '../../3-quoting/quotes/require-quote.ts'
import { advisorLines } from './forecast/advisor-lines.ts'
import { forecast } from './forecast/forecast.ts'
import { readNews, readsForApplicant } from './late-answers/read-news.ts'
import { chooseOffersOf } from './offers/choose-offers.ts'
import { createOffersNews } from './offers/offers-news.ts'
import { isOutdated } from './offers/outdated.ts'
import { type Dependencies as FinishDependencies, finishForm } from './submit/finish-form.ts'

const tags = ['Submissions']

export const submissionsRoutes =
  (dependencies: FinishDependencies & { actors: Actors; offersChannel: Channel }): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { actors, db, reader, reference, clock } = dependencies
    const offersNews = createOffersNews(dependencies.offersChannel)

    app.patch(
      '/quote/:id/finish_form',
      {
        config: {
          policy: {
            permission: 'quote:submit',
            rateLimit: { bucket: 'submission', allowance: 'quotes' },
            priority: 'save',
            repeat: 'idempotency-key',
          },
        },
        // The body may be empty.
        preValidation: async (request) => {
          if (request.body === undefined || request.body === null) request.body = {}
        },
        schema: {
          tags,
          summary: 'Submit a quote to the insurers; an already submitted quote stays as it is',
          operationId: 'finishForm',
          params: QuoteParams,
          headers: FinishHeaders,
          body: FinishForm,
          response: { 200: dataOf(QuoteReply), ...problems(400, 403, 404, 409, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const { params, headers, body } = request
        const actor = await actors.require(request, reply)
        const quote = await finishForm(dependencies, {
          access: { ...actor, id: params.id },
          read: readVersion(headers['if-match']),
          textKeys: body.attestation?.text_keys,
          key: headers['idempotency-key'],
        })
        return sendQuote(reply, quote)
      },
    )

    app.get(
      '/quote/uuid/:uuid',
      {
        config: { policy: { permission: 'quote:read', repeat: 'safe', audit: 'application-read' } },
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
        // The link may have been sent to somebody in another browser.
        const actor = (await actors.find(request, reply)) ?? anonymousActor(actors.siteOf(request).site.id, clock())
        const row = await retrieve(db, { uuid: params.uuid }, { actor, call: 'getQuoteByUuid', log: request.log })
        const quote = reader.open(row, clock(), actor)
        const reading = { marks: readsForApplicant(actor.role), today: quote.served.today(clock()) }
        const { processed, settled, offers } = await readNews(db, row, reading, namedUuids(query.submissionUuids))
        const isOutdatedNow = await isOutdated(dependencies, quote)
        return {
          data: {
            quote: quoteReply(quote),
            ...(query.checkIfProcessed ? { processed, settled } : {}),
            offers,
            outdated: isOutdatedNow,
            advisor_lines: advisorLines(quote, reference),
          },
        }
      },
    )

    app.get(
      '/quote/uuid/:uuid/offers/events',
      {
        // A connection that nobody reads would stay open to its end.
        exposeHeadRoute: false,
        config: { policy: { permission: 'quote:read', repeat: 'safe', audit: 'application-read' } },
        schema: {
          tags,
          summary: 'The offers of a quote as insurers answer, as server-sent events, until no answer is pending',
          operationId: 'watchOffers',
          params: QuoteUuidParams,
          response: {
            200: {
              description: 'Events named `offers`, each with all current offers as JSON',
              content: { 'text/event-stream': { schema: Type.Unsafe<Readable>({ type: 'string' }) } },
            },
            ...problems(404, 422),
          },
        },
      },
      async (request, reply) => {
        const actor = (await actors.find(request, reply)) ?? anonymousActor(actors.siteOf(request).site.id, clock())
        const row = await retrieve(db, { uuid: request.params.uuid }, { actor, call: 'watchOffers', log: request.log })
        const { today } = reader.open(row, clock(), actor).served
        const marks = readsForApplicant(actor.role)
        if (offersNews.isFull()) throw tooManyWait()
        return reply
          .type('text/event-stream')
          .header('cache-control', 'no-store, no-transform')
          .header('x-accel-buffering', 'no')
          .send(offersNews.of(row.submission_uuid && row.id, () => readNews(db, row, { marks, today: today(clock()) })))
      },
    )
    // Before the server waits for connections to end: these would not end by themselves.
    app.addHook('preClose', async () => offersNews.endAll())

    app.patch(
      '/quote/:id/chosen_offers',
      {
        config: { policy: { permission: 'quote:submit', priority: 'save', repeat: 'same-state' } },
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
        const actor = await actors.require(request, reply)
        const access = { ...actor, id: request.params.id }
        return sendQuote(reply, await chooseOffersOf(dependencies, access, request.body))
      },
    )

    app.get(
      '/quote/:id/submissions_forecast',
      {
        config: { policy: { permission: 'quote:read', repeat: 'safe', audit: 'not-recorded' } },
        schema: {
          tags,
          summary: 'Which insurers are likely to answer',
          operationId: 'forecastSubmissions',
          params: QuoteParams,
          response: { 200: dataOf(ForecastReply), ...problems(404, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const quote = await openQuote({ db, reader, clock }, { ...actor, id: request.params.id })
        return { data: forecast(quote, reference) }
      },
    )
  }

/** A page that is refused polls instead. */
const tooManyWait = (): AppError =>
  new AppError(503, 'service.busy', 'Too many pages are waiting for offers: try again in a few seconds.', {
    retryAfterSeconds: 5,
  })

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The submissions asked for; anything but a uuid is ignored. */
const namedUuids = (list: string | undefined): readonly string[] | undefined =>
  list
    ?.split(',')
    .map((each) => each.trim())
    .filter((each) => uuid.test(each))
