import { createHash } from 'node:crypto'
import {
  CarrierBindParams,
  CarrierParams,
  CarrierProblem,
  CarrierQuoteParams,
  carrierPaths,
  IdempotencyHeaders,
} from '@coverwright/contract/carrier-contract'
import { BindReply, BindRequest, BindRequirementsReply } from '@coverwright/contract/carrier-contract/binds'
import { CarrierDocuments } from '@coverwright/contract/carrier-contract/documents'
import { isRecord } from '@coverwright/core/answers/answers'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { bindReplyFor, bindRequirementsFor } from '../rating/binding.ts'
import type { SampleCarrier } from '../rating/sample-carrier.ts'
import { documentsOf, type MadeDocument } from './documents.ts'
import { notFound, Refusal } from './problem.ts'
import type { QuoteStore } from './quote-store.ts'

const problems = { '4xx': CarrierProblem, '5xx': CarrierProblem }
const maxRecords = 5000

type BindRecord = {
  readonly carrier: string
  readonly body: string
  readonly request: BindRequest
  readonly askedAt: Date
}

type Desk = { readonly carrier: SampleCarrier; readonly quotes: QuoteStore }

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value, sortKeys)).digest('hex')

const sortKeys = (_name: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value

/** The binding calls, for insurers that have them. */
export const bindRoutes =
  (deskOf: (carrier: string) => Desk, clock: () => Date): FastifyPluginAsyncTypebox =>
  async (app) => {
    const base = '/carriers/:carrier/v1'
    const binds = new Map<string, BindRecord>()

    const bindingOf = (id: string) => {
      const { carrier, quotes } = deskOf(id)
      if (!carrier.binding) throw notFound('call')
      return { carrier, quotes, binding: carrier.binding }
    }

    const replyTo = (carrier: SampleCarrier, bind_id: string, { request, askedAt }: BindRecord): BindReply =>
      bindReplyFor(carrier, { request, bind_id, askedAt, now: clock() })

    const idFor = ({ id, prefix }: SampleCarrier, key: string): string =>
      `${prefix}-B-${digest(`${id} ${key}`).slice(0, 12).toUpperCase()}`

    function earlierRecord(bind_id: string, body: BindRequest): BindRecord | undefined {
      const earlier = binds.get(bind_id)
      if (earlier && earlier.body !== digest(body)) {
        throw new Refusal(409, 'idempotency.conflict', 'This idempotency key was used for another request.')
      }
      return earlier
    }

    app.get(
      `${base}${carrierPaths.bindRequirements}`,
      {
        config: { operation: 'bind_requirements' },
        schema: {
          summary: 'What the insurer needs before it insures by an offer; 404 without such a call',
          params: CarrierQuoteParams,
          response: { 200: BindRequirementsReply, ...problems },
        },
      },
      async ({ params }) => {
        const { quotes, binding } = bindingOf(params.carrier)
        const record = quotes.find(params.quote_id)
        if (record?.quote.status !== 'quoted') throw notFound('quote')
        return bindRequirementsFor(binding, record.request, record.quote)
      },
    )

    app.post(
      `${base}${carrierPaths.binds}`,
      {
        config: { operation: 'binds' },
        schema: {
          summary: 'Ask to insure by an offer; the same key again brings the same answer',
          params: CarrierParams,
          headers: IdempotencyHeaders,
          body: BindRequest,
          response: { 200: BindReply, 202: BindReply, ...problems },
        },
      },
      async ({ params, headers, body }, reply) => {
        const { carrier, quotes } = bindingOf(params.carrier)
        const bind_id = idFor(carrier, headers['idempotency-key'])
        const earlier = earlierRecord(bind_id, body)
        if (!earlier && quotes.find(body.quote_id)?.quote.status !== 'quoted') throw notFound('quote')
        const [oldest] = binds.keys()
        if (oldest !== undefined && binds.size >= maxRecords) binds.delete(oldest)
        const record = earlier ?? { carrier: carrier.id, body: digest(body), request: body, askedAt: clock() }
        binds.set(bind_id, record)
        const answer = replyTo(carrier, bind_id, record)
        return reply.status(answer.status === 'requested' ? 202 : 200).send(answer)
      },
    )

    app.get(
      `${base}${carrierPaths.bind}`,
      {
        config: { operation: 'bind' },
        schema: {
          summary: 'What became of a request to bind',
          params: CarrierBindParams,
          response: { 200: BindReply, ...problems },
        },
      },
      async ({ params }) => {
        const { carrier } = bindingOf(params.carrier)
        const record = binds.get(params.bind_id)
        if (record?.carrier !== carrier.id) throw notFound('bind')
        return replyTo(carrier, params.bind_id, record)
      },
    )

    function documentsFor(id: string, quoteId: string): readonly MadeDocument[] {
      const { carrier, quotes } = bindingOf(id)
      const record = quotes.find(quoteId)
      if (record?.quote.status !== 'quoted') throw notFound('quote')
      const bindings = [...binds]
        .filter(([, record]) => record.carrier === carrier.id && record.request.quote_id === quoteId)
        .flatMap(([bind_id, record]) => {
          const reply = replyTo(carrier, bind_id, record)
          return reply.status === 'bound' ? [{ reply, sinceMs: clock().getTime() - record.askedAt.getTime() }] : []
        })
      return documentsOf(carrier, record.quote, bindings[0])
    }

    app.get(
      `${base}${carrierPaths.documents}`,
      {
        config: { operation: 'documents' },
        schema: {
          summary: 'Which documents the insurer has made of a quote so far; 404 without such a call',
          params: CarrierQuoteParams,
          response: { 200: CarrierDocuments, ...problems },
        },
      },
      async ({ params }) => ({
        sample: true as const,
        documents: documentsFor(params.carrier, params.quote_id).map(({ id, kind, name }) => ({
          ...{ id, kind, name },
          url: `quotes/${encodeURIComponent(params.quote_id)}/documents/${encodeURIComponent(id)}`,
        })),
      }),
    )

    app.get(
      `${base}${carrierPaths.documents}/:document`,
      {
        config: { operation: 'document' },
        schema: { hide: true, params: Type.Object({ ...CarrierQuoteParams.properties, document: Type.String() }) },
      },
      async ({ params }, reply) => {
        const document = documentsFor(params.carrier, params.quote_id).find(({ id }) => id === params.document)
        if (!document) throw notFound('document')
        return reply.type('application/pdf').send(document.pdf())
      },
    )
  }
