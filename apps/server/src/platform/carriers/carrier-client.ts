import { setTimeout as wait } from 'node:timers/promises'
import {
  AppetiteReply,
  type AppetiteRequest,
  CarrierQuote,
  carrierPaths,
  PendingQuote,
  QuestionsReply,
  type QuestionsRequest,
  type QuoteRequest,
} from '@coverwright/contract/carrier-contract'
import type { BindReply, BindRequest, BindRequirementsReply } from '@coverwright/contract/carrier-contract/binds'
import type { CarrierDocuments } from '@coverwright/contract/carrier-contract/documents'
import { DomainScanReply, type DomainScanRequest } from '@coverwright/contract/carrier-contract/domain-scans'
import { IndicationReply, type IndicationRequest } from '@coverwright/contract/carrier-contract/indications'
import type { QuoteAnswers } from '@coverwright/contract/carrier-contract/late-answers'
import { SpanKind } from '@opentelemetry/api'
import { Compile } from 'typebox/compile'
import type { Metrics } from '../telemetry/metrics.ts'
import { inSpan } from '../telemetry/traces.ts'
import { bindCall, bindRequirementsCall, bindStatusCall } from './bind-calls.ts'
import { createCallCounts } from './call-counts.ts'
import type { CarrierAddress } from './carrier-address.ts'
import { type CarrierAnswer, CarrierError } from './carrier-answer.ts'
import type { CarrierCall } from './carrier-call.ts'
import { fetchFile, send } from './carrier-call.ts'
import type { BreakerOptions, CarrierPolicy, RetryOptions } from './carrier-policy.ts'
import { createCarrierPolicy, failureOf } from './carrier-policy.ts'
import { documentAddress, documentsCall } from './document-calls.ts'

/** Gets the insurer, the call, the failure and the duration; never content. */
export type CarrierLog = { readonly warn: (fields: object, message: string) => void }

export type CarrierClientOptions = {
  /** Where insurers answer: `{baseUrl}/carriers/{carrier}/v1`. */
  readonly baseUrl: string
  /** Insurers that answer elsewhere. */
  readonly addresses?: Readonly<Record<string, CarrierAddress>>
  /** For the whole call with its retries; `quote` includes the time the insurer works on it. */
  readonly timeoutMs?: {
    readonly questions?: number
    readonly appetite?: number
    readonly quote?: number
    readonly domainScan?: number
    readonly indication?: number
    readonly bindRequirements?: number
    readonly bind?: number
    readonly document?: number
  }
  readonly retry?: RetryOptions
  readonly breaker?: BreakerOptions
  readonly pollMs?: number
  readonly maxReplyBytes?: number
  readonly log?: CarrierLog
  readonly metrics?: Pick<Metrics, 'carrier'> | undefined
}

const questionsReply = Compile(QuestionsReply)
const appetiteReply = Compile(AppetiteReply)
const carrierQuote = Compile(CarrierQuote)
const pendingQuote = Compile(PendingQuote)
const domainScanReply = Compile(DomainScanReply)
const indicationReply = Compile(IndicationReply)

const hasUniqueIds = ({ questions }: QuestionsReply) => new Set(questions.map(({ id }) => id)).size === questions.length

function acceptQuote(status: number, reply: unknown): CarrierQuote | PendingQuote | undefined {
  if (status === 200 && carrierQuote.Check(reply)) return reply
  return status === 202 && pendingQuote.Check(reply) ? reply : undefined
}

const questionsCall = (request: QuestionsRequest): CarrierCall<QuestionsReply> => ({
  operation: 'questions',
  method: 'POST',
  path: carrierPaths.questions,
  body: request,
  accept: (status, reply) => (status === 200 && questionsReply.Check(reply) && hasUniqueIds(reply) ? reply : undefined),
  shape: questionsReply,
})

const appetiteCall = (request: AppetiteRequest): CarrierCall<AppetiteReply> => ({
  operation: 'appetite',
  method: 'POST',
  path: carrierPaths.appetite,
  body: request,
  accept: (status, reply) => (status === 200 && appetiteReply.Check(reply) ? reply : undefined),
  shape: appetiteReply,
})

const quoteCall = (request: QuoteRequest, key: string): CarrierCall<CarrierQuote | PendingQuote> => ({
  operation: 'quotes',
  method: 'POST',
  path: carrierPaths.quotes,
  body: request,
  headers: { 'idempotency-key': key },
  accept: acceptQuote,
  shape: carrierQuote,
})

const statusCall = (quoteId: string): CarrierCall<CarrierQuote | PendingQuote> => ({
  operation: 'quote',
  method: 'GET',
  path: carrierPaths.quote.replace(':quote_id', encodeURIComponent(quoteId)),
  accept: (status, reply) => isOf(quoteId, acceptQuote(status, reply)),
  shape: carrierQuote,
})

const answersCall = (quoteId: string, body: QuoteAnswers, key: string): CarrierCall<CarrierQuote | PendingQuote> => ({
  operation: 'answers',
  method: 'POST',
  path: carrierPaths.answers.replace(':quote_id', encodeURIComponent(quoteId)),
  body,
  headers: { 'idempotency-key': key },
  accept: (status, reply) => isOf(quoteId, acceptQuote(status, reply)),
  shape: carrierQuote,
})

/** A reply about another quote must not be shown as this one's. */
const isOf = <Reply extends { readonly quote_id: string }>(id: string, reply: Reply | undefined): Reply | undefined =>
  reply?.quote_id === id ? reply : undefined

const domainScanCall = (request: DomainScanRequest, key: string): CarrierCall<DomainScanReply> => ({
  operation: 'domain_scans',
  method: 'POST',
  path: carrierPaths.domainScans,
  body: request,
  headers: { 'idempotency-key': key },
  // Findings about another domain would be shown as this one's.
  accept: (status, reply) =>
    status === 200 && domainScanReply.Check(reply) && reply.domain === request.domain ? reply : undefined,
  shape: domainScanReply,
})

const indicationCall = (request: IndicationRequest): CarrierCall<IndicationReply> => ({
  operation: 'indications',
  method: 'POST',
  path: carrierPaths.indications,
  body: request,
  accept: (status, reply) => (status === 200 && indicationReply.Check(reply) && isInOrder(reply) ? reply : undefined),
  shape: indicationReply,
})

const isInOrder = ({ range }: IndicationReply): boolean => range === undefined || range.low <= range.high

export type CarrierClient = ReturnType<typeof createCarrierClient>

/**
 * Talks to insurers by the carrier contract. No call throws because of an insurer, and none takes longer than its
 * time-out. Keep one client for the process: it remembers which insurers are down.
 */
export function createCarrierClient({
  baseUrl,
  addresses = {},
  timeoutMs = {},
  retry = { attempts: 3, initialDelayMs: 150, maxDelayMs: 1500 },
  breaker = { failures: 5, halfOpenAfterMs: 30_000 },
  pollMs = 400,
  maxReplyBytes = 1024 * 1024,
  log,
  metrics,
}: CarrierClientOptions) {
  const policies = new Map<string, CarrierPolicy>()
  const counts = createCallCounts(metrics)
  const limits = {
    ...{ questions: 4000, appetite: 4000, quote: 20_000, domainScan: 10_000, indication: 2500 },
    ...{ bindRequirements: 4000, bind: 20_000, document: 30_000 },
    ...timeoutMs,
  }

  const addressOf = (carrier: string): CarrierAddress =>
    addresses[carrier] ?? { url: `${baseUrl}/carriers/${encodeURIComponent(carrier)}/v1` }

  function policyOf(carrier: string): CarrierPolicy {
    const existing = policies.get(carrier)
    if (existing) return existing
    const policy = createCarrierPolicy(retry, breaker)
    policy.onOpen(() => log?.warn({ carrier }, 'carrier fails too often: calls are paused'))
    policy.onClose(() => log?.warn({ carrier }, 'carrier answers again'))
    policies.set(carrier, policy)
    return policy
  }

  const trySending = <T>(carrier: string, call: CarrierCall<T>, signal: AbortSignal): Promise<T> =>
    policyOf(carrier).attempt((attempt) => send(addressOf(carrier), call, maxReplyBytes, attempt), signal)

  async function answer<T>(
    carrier: string,
    operation: string,
    ms: number,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<CarrierAnswer<T>> {
    const startedAt = performance.now()
    const took = () => Math.round(performance.now() - startedAt)
    const attributes = { carrier, operation }
    try {
      const reply = await inSpan('carrier call', { kind: SpanKind.CLIENT, attributes }, () =>
        policyOf(carrier).within(ms, work),
      )
      counts.add(carrier, operation, 'answered', took())
      return { ok: true, reply }
    } catch (error) {
      const failure = failureOf(error)
      if (!failure) throw error
      counts.add(carrier, operation, failure.reason, took())
      log?.warn({ carrier, operation, ...failure, ms: took() }, 'carrier call failed')
      return { ok: false, failure }
    }
  }

  async function settle(carrier: string, request: QuoteRequest, key: string, signal: AbortSignal) {
    let reply = await trySending(carrier, quoteCall(request, key), signal)
    while (reply.status === 'pending') {
      await wait(pollMs * (0.75 + Math.random() / 2), undefined, { signal })
      reply = await trySending(carrier, statusCall(reply.quote_id), signal)
    }
    return reply
  }

  return {
    questions: (carrier: string, request: QuestionsRequest): Promise<CarrierAnswer<QuestionsReply>> =>
      answer(carrier, 'questions', limits.questions, (signal) => trySending(carrier, questionsCall(request), signal)),

    appetite: (carrier: string, request: AppetiteRequest): Promise<CarrierAnswer<AppetiteReply>> =>
      answer(carrier, 'appetite', limits.appetite, (signal) => trySending(carrier, appetiteCall(request), signal)),

    /**
     * Requests an offer and waits for it, even if the insurer first answers that it is working on it. After a failure
     * repeat it with the same key: the insurer then returns the answer it has, or will have.
     */
    quote: (carrier: string, request: QuoteRequest, idempotencyKey: string): Promise<CarrierAnswer<CarrierQuote>> =>
      answer(carrier, 'quote', limits.quote, (signal) => settle(carrier, request, idempotencyKey, signal)),

    /** The insurer's current answer about an existing quote. */
    readQuote: (carrier: string, quoteId: string): Promise<CarrierAnswer<CarrierQuote | PendingQuote>> =>
      answer(carrier, 'quote', limits.quote, (signal) => trySending(carrier, statusCall(quoteId), signal)),
    /** Sends answers to an insurer's questions about a quote; the same key again means the same answers. */
    answerQuestions: (
      carrier: string,
      quoteId: string,
      answers: QuoteAnswers,
      idempotencyKey: string,
    ): Promise<CarrierAnswer<CarrierQuote | PendingQuote>> =>
      answer(carrier, 'answers', limits.quote, (signal) =>
        trySending(carrier, answersCall(quoteId, answers, idempotencyKey), signal),
      ),
    /** The possible yearly price by the answers so far. A failed indication never delays an offer. */
    indication: (carrier: string, request: IndicationRequest): Promise<CarrierAnswer<IndicationReply>> =>
      answer(carrier, 'indications', limits.indication, (signal) =>
        policyOf(carrier).once(
          (attempt) => send(addressOf(carrier), indicationCall(request), maxReplyBytes, attempt),
          signal,
        ),
      ),

    /** Requests a scan of a domain; the same key again returns the same scan. */
    domainScan: (
      carrier: string,
      request: DomainScanRequest,
      idempotencyKey: string,
    ): Promise<CarrierAnswer<DomainScanReply>> =>
      answer(carrier, 'domain_scans', limits.domainScan, (signal) =>
        trySending(carrier, domainScanCall(request, idempotencyKey), signal),
      ),

    /** What the insurer needs before it binds its offer; refused with 404 if it has no such call. */
    bindRequirements: (carrier: string, quoteId: string): Promise<CarrierAnswer<BindRequirementsReply>> =>
      answer(carrier, 'bind_requirements', limits.bindRequirements, (signal) =>
        trySending(carrier, bindRequirementsCall(quoteId), signal),
      ),

    /** Asks the insurer to bind. The same key again returns the same answer and never a second policy. */
    bind: (carrier: string, request: BindRequest, idempotencyKey: string): Promise<CarrierAnswer<BindReply>> =>
      answer(carrier, 'binds', limits.bind, (signal) => trySending(carrier, bindCall(request, idempotencyKey), signal)),

    /** The outcome of an earlier request to bind. */
    bindStatus: (carrier: string, bindId: string): Promise<CarrierAnswer<BindReply>> =>
      answer(carrier, 'bind', limits.bind, (signal) => trySending(carrier, bindStatusCall(bindId), signal)),

    /** The documents that an insurer has made of a quote; refused with 404 if it has no such call. */
    documents: (carrier: string, quoteId: string): Promise<CarrierAnswer<CarrierDocuments>> =>
      answer(carrier, 'documents', limits.document, (signal) => trySending(carrier, documentsCall(quoteId), signal)),

    /** One of these files; fetched only from the host of the insurer's calls. */
    document: (carrier: string, url: string, most: number): Promise<CarrierAnswer<Buffer>> =>
      answer(carrier, 'document', limits.document, (signal) =>
        policyOf(carrier).once(async (attempt) => {
          const address = documentAddress(addressOf(carrier).url, url)
          if (!address) throw new CarrierError({ reason: 'refused', code: 'elsewhere' })
          return await fetchFile(addressOf(carrier), address, most, attempt)
        }, signal),
      ),

    /** The insurer failed several times in a row and is not called at the moment. */
    isDown: (carrier: string): boolean => policies.get(carrier)?.isOpen() ?? false,
    callsTo: counts.of,
  }
}
