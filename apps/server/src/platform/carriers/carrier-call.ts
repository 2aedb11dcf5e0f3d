import { CarrierProblem } from '@coverwright/contract/carrier-contract'
import { Compile } from 'typebox/compile'
import { fetchConfigured } from '../fetch-configured.ts'
import { currentOrigin } from '../request-origin.ts'
import { traceHeaders } from '../telemetry/traces.ts'
import type { CarrierAddress } from './carrier-address.ts'
import { CarrierError } from './carrier-answer.ts'
import { type ReplyShape, replyFaults } from './reply-faults.ts'

export type CarrierOperation =
  | 'questions'
  | 'appetite'
  | 'quotes'
  | 'quote'
  | 'answers'
  | 'domain_scans'
  | 'indications'
  | 'bind_requirements'
  | 'binds'
  | 'bind'
  | 'documents'
  | 'document'

/** One request to an insurer. `accept` returns the reply if it meets the contract, otherwise undefined. */
export type CarrierCall<T> = {
  readonly operation: CarrierOperation
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
  readonly accept: (status: number, reply: unknown) => T | undefined
  readonly shape: ReplyShape
}

const problem = Compile(CarrierProblem)

/** Reads at most `limit` bytes: an insurer's mistake must not fill our memory. */
async function readBytes(response: Response, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > limit) throw new CarrierError({ reason: 'too_large', status: response.status })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const readText = async (response: Response, limit: number): Promise<string> =>
  new TextDecoder().decode(await readBytes(response, limit))

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (name, value: unknown) => {
      if (!isKeepable(name) || (typeof value === 'string' && !isKeepable(value))) throw new Error('No text')
      return value
    })
  } catch {
    return undefined
  }
}

/** No database stores NUL or an unpaired surrogate: a text with one could be shown to nobody. */
const isKeepable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

const isTransient = (status: number) => status >= 500 || status === 429 || status === 408

function refusal(status: number, reply: unknown): CarrierError {
  const code = problem.Check(reply) ? { code: reply.code } : {}
  return new CarrierError({ reason: isTransient(status) ? 'failed' : 'refused', status, ...code })
}

/** An insurer that logs it can be asked about one request of ours. */
function requestHeaders(): Record<string, string> {
  const origin = currentOrigin()
  return { ...(origin ? { 'x-request-id': origin.requestId } : {}), ...traceHeaders() }
}

async function exchange<T>(
  { url, token }: CarrierAddress,
  call: CarrierCall<T>,
  limit: number,
  signal: AbortSignal,
): Promise<T> {
  const response = await fetchConfigured(`${url}${call.path}`, {
    method: call.method,
    headers: {
      accept: 'application/json, application/problem+json',
      ...(call.body ? { 'content-type': 'application/json' } : {}),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...requestHeaders(),
      ...call.headers,
    },
    ...(call.body ? { body: JSON.stringify(call.body) } : {}),
    signal,
  })
  const { status } = response
  const reply = parseJson(await readText(response, limit))
  if (status >= 400) throw refusal(status, reply)
  const result = call.accept(status, reply)
  if (result !== undefined) return result
  const at = replyFaults(call.shape, reply)
  throw new CarrierError({ reason: 'malformed', status, ...(at === undefined ? {} : { at }) })
}

/** Sends the request once. Whatever goes wrong on the way is a `CarrierError`. */
export const send = <T>(
  address: CarrierAddress,
  call: CarrierCall<T>,
  limit: number,
  signal: AbortSignal,
): Promise<T> => onlyCarrierErrors(signal, () => exchange(address, call, limit, signal))

/** Fetches a file from an address at the insurer's host, in the same way. */
export const fetchFile = (
  { token }: CarrierAddress,
  address: URL,
  limit: number,
  signal: AbortSignal,
): Promise<Buffer> =>
  onlyCarrierErrors(signal, async () => {
    const response = await fetchConfigured(address, {
      headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...requestHeaders() },
      signal,
    })
    if (response.status !== 200) {
      await response.body?.cancel()
      throw refusal(response.status, undefined)
    }
    return await readBytes(response, limit)
  })

async function onlyCarrierErrors<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CarrierError) throw error
    throw new CarrierError({ reason: signal.aborted ? 'timeout' : 'unreachable' })
  }
}
