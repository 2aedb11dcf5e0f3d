import { setTimeout as wait } from 'node:timers/promises'
import {
  CarrierProblem,
  CarrierQuote,
  carrierPaths,
  PendingQuote,
  type QuoteRequest,
} from '@coverwright/contract/carrier-contract'
import { Compile } from 'typebox/compile'
import { type ReplyShape, replyFaults } from '../../platform/carriers/reply-faults.ts'
import { fetchConfigured } from '../../platform/fetch-configured.ts'
import { lazy } from '../../platform/lazy.ts'
import { Breach } from './rule.ts'

export type Answer = { readonly status: number; readonly body: unknown }

type CallOptions = {
  /** Sent unchanged; an object is sent as JSON. */
  readonly body?: object | string
  readonly key?: string
  readonly token?: string
}

const longestMs = 20_000

const carrierQuote = lazy(() => Compile(CarrierQuote))
const pendingQuote = lazy(() => Compile(PendingQuote))
const problem = lazy(() => Compile(CarrierProblem))

type Shape<T> = ReplyShape & { readonly Check: (value: unknown) => value is T }

/** The reply if it has the form of the contract. */
export function inShape<T>({ status, body }: Answer, shape: Shape<T>, ...statuses: readonly number[]): T {
  if (!statuses.includes(status)) throw new Breach(`it answered ${status} instead of ${statuses.join(' or ')}`)
  if (shape.Check(body)) return body
  throw new Breach(`the reply violates the contract: ${replyFaults(shape, body) ?? 'it is not JSON'}`)
}

/** A refusal with one of these statuses, as problem details. */
export function expectRefusal(answer: Answer, ...statuses: readonly number[]): void {
  inShape(answer, problem(), ...statuses)
}

const headersOf = (
  { key }: CallOptions,
  text: string | undefined,
  bearer: string | undefined,
): Record<string, string> => ({
  accept: 'application/json, application/problem+json',
  ...(text === undefined ? {} : { 'content-type': 'application/json' }),
  ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
  ...(key === undefined ? {} : { 'idempotency-key': key }),
})

/** Calls an insurer as a server does, but once each, and returns whatever it answers. */
export function createInsurerCalls(url: string, token: string | undefined, pollMs: number) {
  async function call(method: 'GET' | 'POST', path: string, content: CallOptions = {}): Promise<Answer> {
    const text = typeof content.body === 'object' ? JSON.stringify(content.body) : content.body
    try {
      const response = await fetchConfigured(`${url}${path}`, {
        method,
        redirect: 'manual',
        headers: headersOf(content, text, content.token ?? token),
        ...(text === undefined ? {} : { body: text }),
        signal: AbortSignal.timeout(longestMs),
      })
      return { status: response.status, body: asJson(await response.text()) }
    } catch (error) {
      const late = error instanceof Error && error.name === 'TimeoutError'
      throw new Breach(
        late
          ? `${method} ${path} was not answered within 20 seconds`
          : `${method} ${path} got no answer: ${why(error)}`,
      )
    }
  }

  /** The quote once the insurer has an answer. */
  async function ready(first: Answer): Promise<CarrierQuote> {
    const until = Date.now() + longestMs
    let answer = first
    while (answer.status === 202) {
      const { quote_id } = inShape(answer, pendingQuote(), 202)
      if (Date.now() > until) throw new Breach(`quote ${quote_id} is still pending after 20 seconds`)
      await wait(pollMs)
      answer = await call('GET', quotePath(quote_id))
    }
    return inShape(answer, carrierQuote(), 200)
  }

  return {
    call,
    quote: async (request: QuoteRequest, key: string) =>
      await ready(await call('POST', carrierPaths.quotes, { body: request, key })),
    readQuote: async (quoteId: string) => await ready(await call('GET', quotePath(quoteId))),
    ready,
  }
}

export type InsurerCalls = ReturnType<typeof createInsurerCalls>

export const quotePath = (quoteId: string): string =>
  carrierPaths.quote.replace(':quote_id', encodeURIComponent(quoteId))

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const why = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error ? cause.message : String(cause)
}
