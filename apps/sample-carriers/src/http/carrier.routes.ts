import {
  AppetiteReply,
  AppetiteRequest,
  CarrierParams,
  CarrierProblem,
  CarrierQuote,
  CarrierQuoteParams,
  carrierPaths,
  IdempotencyHeaders,
  PendingQuote,
  QuestionsReply,
  QuestionsRequest,
  QuoteRequest,
} from '@coverwright/contract/carrier-contract'
import { DomainScanReply, DomainScanRequest } from '@coverwright/contract/carrier-contract/domain-scans'
import { IndicationReply, IndicationRequest } from '@coverwright/contract/carrier-contract/indications'
import { QuoteAnswers } from '@coverwright/contract/carrier-contract/late-answers'
import { calendarDay } from '@coverwright/core/rules/calendar'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { indication } from '../indication/indication.ts'
import { indicatedLines } from '../indication/lines.ts'
import { appetiteFor } from '../rating/appetite.ts'
import { dayAt } from '../rating/calendar.ts'
import { scanDomain } from '../rating/domain-scan.ts'
import { offer } from '../rating/offer.ts'
import { questionsReply } from '../rating/question-set.ts'
import type { SampleCarrier, SampleLine } from '../rating/sample-carrier.ts'
import { bindRoutes } from './bind.routes.ts'
import { notFound, Refusal } from './problem.ts'
import { createQuoteStore } from './quote-store.ts'
import type { Desk, Underwriter } from './underwriter.ts'

const problems = { '4xx': CarrierProblem, '5xx': CarrierProblem }
const pollsUntilReady = 2
const keptScans = 5000

function lineOf(carrier: SampleCarrier, code: string): SampleLine {
  const line = Object.hasOwn(carrier.lines, code) ? carrier.lines[code] : undefined
  if (!line) throw new Refusal(404, 'line.not_offered', 'We do not offer this line of insurance.')
  return line
}

function checkDays(days: readonly (string | undefined)[]): void {
  const wrong = days.find((day) => day !== undefined && !calendarDay(day))
  if (wrong !== undefined) throw new Refusal(422, 'day.invalid', `The calendar has no ${wrong}.`)
}

const claimDays = (claims: QuoteRequest['claims'] | undefined) => (claims?.list ?? []).map(({ date }) => date)

const statusOf = (quote: CarrierQuote | PendingQuote) => (quote.status === 'pending' ? 202 : 200)

/** An empty desk for each insurer, by its id. */
export const desksOf = (carriers: readonly SampleCarrier[]): ReadonlyMap<string, Desk> =>
  new Map(carriers.map((carrier) => [carrier.id, { carrier, quotes: createQuoteStore(carrier.prefix) }]))

/** The carrier contract for each insurer, under `/carriers/{carrier}/v1`. */
export const carrierRoutes =
  (desks: ReadonlyMap<string, Desk>, underwriter: Underwriter, clock: () => Date): FastifyPluginAsyncTypebox =>
  async (app) => {
    const deskOf = (id: string): Desk => {
      const desk = desks.get(id)
      if (!desk) throw notFound('carrier')
      return desk
    }
    const today = () => dayAt(clock())
    await app.register(bindRoutes(deskOf, clock))
    const base = '/carriers/:carrier/v1'

    app.post(
      `${base}${carrierPaths.questions}`,
      {
        config: { operation: 'questions' },
        schema: {
          summary: 'Questions for a class and state, as of the effective date',
          params: CarrierParams,
          body: QuestionsRequest,
          response: { 200: QuestionsReply, ...problems },
        },
      },
      async ({ params, body }, reply) => {
        const { carrier } = deskOf(params.carrier)
        return reply.send(questionsReply(lineOf(carrier, body.line), body, body.effective_date ?? today()))
      },
    )

    app.post(
      `${base}${carrierPaths.appetite}`,
      {
        config: { operation: 'appetite' },
        schema: {
          summary: 'Whether the insurer writes this class in this state',
          params: CarrierParams,
          body: AppetiteRequest,
          response: { 200: AppetiteReply, ...problems },
        },
      },
      async ({ params, body }) => appetiteFor(deskOf(params.carrier).carrier, body, today()),
    )

    app.post(
      `${base}${carrierPaths.indications}`,
      {
        config: { operation: 'indications' },
        schema: {
          summary: 'What a year may cost by what is known so far; 404 for a line that is not indicated',
          params: CarrierParams,
          body: IndicationRequest,
          response: { 200: IndicationReply, ...problems },
        },
      },
      async ({ params, body }) => {
        const { carrier } = deskOf(params.carrier)
        const line = lineOf(carrier, body.line)
        const usual = Object.hasOwn(indicatedLines, body.line) ? indicatedLines[body.line] : undefined
        if (!usual || line.givesNoIndication) throw notFound('indication')
        checkDays([body.coverage.effective_date, ...claimDays(body.claims)])
        return indication(carrier, line, usual, body, today())
      },
    )

    app.post(
      `${base}${carrierPaths.quotes}`,
      {
        config: { operation: 'quotes' },
        schema: {
          summary: 'Ask for an offer; 202 when the insurer needs more time',
          params: CarrierParams,
          headers: IdempotencyHeaders,
          body: QuoteRequest,
          response: { 200: CarrierQuote, 202: PendingQuote, ...problems },
        },
      },
      async ({ params, headers, body }, reply) => {
        const { carrier, quotes } = deskOf(params.carrier)
        const id = quotes.idFor(headers['idempotency-key'])
        const earlierReply = quotes.findRepeat(id, body)
        if (earlierReply) return reply.status(statusOf(earlierReply)).send(earlierReply)
        const line = lineOf(carrier, body.line)
        checkDays([body.coverage.effective_date, ...claimDays(body.claims), body.renewal?.expiring_on])
        const record = quotes.keep(
          body,
          offer(carrier, line, body, id, today()),
          carrier.answersLater ? pollsUntilReady : 0,
          clock(),
        )
        underwriter.expect(carrier, id)
        return reply.status(statusOf(record)).send(record)
      },
    )

    app.get(
      `${base}${carrierPaths.quote}`,
      {
        config: { operation: 'quote' },
        schema: {
          summary: 'The offer asked for before',
          params: CarrierQuoteParams,
          response: { 200: CarrierQuote, 202: PendingQuote, ...problems },
        },
      },
      async ({ params }, reply) => {
        const quote = deskOf(params.carrier).quotes.ask(params.quote_id)
        if (!quote) throw notFound('quote')
        return reply.status(statusOf(quote)).send(quote)
      },
    )

    app.post(
      `${base}${carrierPaths.answers}`,
      {
        config: { operation: 'answers' },
        schema: {
          summary: 'Answer what was asked about a quote; the insurer then decides again',
          params: CarrierQuoteParams,
          headers: IdempotencyHeaders,
          body: QuoteAnswers,
          response: { 200: CarrierQuote, 202: PendingQuote, ...problems },
        },
      },
      async ({ params, headers, body }) =>
        underwriter.takeAnswers(params.carrier, params.quote_id, headers['idempotency-key'], body.answers),
    )

    const scans = new Map<string, string>()
    app.post(
      `${base}${carrierPaths.domainScans}`,
      {
        config: { operation: 'domain_scans' },
        schema: {
          summary: 'Look at a domain from outside; a sample insurer invents what it finds',
          params: CarrierParams,
          headers: IdempotencyHeaders,
          body: DomainScanRequest,
          response: { 200: DomainScanReply, ...problems },
        },
      },
      async ({ params, headers, body }) => {
        const { carrier } = deskOf(params.carrier)
        if (!carrier.scansDomains) throw notFound('domain_scan')
        const key = `${carrier.id} ${headers['idempotency-key']}`
        if ((scans.get(key) ?? body.domain) !== body.domain) {
          throw new Refusal(409, 'idempotency.conflict', 'This idempotency key was used for another request.')
        }
        if (scans.size < keptScans) scans.set(key, body.domain)
        return scanDomain(carrier.prefix, body.domain)
      },
    )
  }
