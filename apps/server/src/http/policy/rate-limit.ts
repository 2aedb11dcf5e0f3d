import type { FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors/app-error.ts'
import type { CallCounter, CallLimit } from '../../platform/rate-limits/call-counter.ts'
import { clientOf } from '../../platform/rate-limits/client-of.ts'
import type { Quota } from '../../platform/rate-limits/quota.ts'
import type { RateLimit } from './route-policy.ts'

/** Calls that one address may make per minute. An office is one address. */
export type CallsPerMinute = {
  /** Each of these: requesting a code, trying one, sending a link, writing to support, exporting one's data. */
  readonly signIns: number
  /** Looking up a place. */
  readonly lookups: number
  /** Beginning quotes, submitting them, uploading files; ten times as many in an hour. */
  readonly quotes: number
}

type Options = {
  counter: CallCounter
  callsPerMinute: CallsPerMinute
  /** The calls per minute of a machine that signed in by a token. */
  quotaOf?: ((request: FastifyRequest) => Quota | undefined) | undefined
  /** Called when a client reaches its limit; not for each refused request. */
  onRefused: (limit: CallLimit, client: string) => Promise<void>
}

const tooMany = (retryAfterSeconds: number): AppError =>
  new AppError(429, 'request.too_many', 'Too many requests: wait a moment and try again.', { retryAfterSeconds })

export function limitOf({ bucket, allowance, times = 1 }: RateLimit, callsPerMinute: CallsPerMinute): CallLimit {
  const perMinute = callsPerMinute[allowance] * times
  return { kind: bucket, perMinute, ...(allowance === 'quotes' ? { perHour: perMinute * 10 } : {}) }
}

/** Counts calls whose policy has a rate limit, before any work is done for them, and answers 429 beyond it. */
export const limitRate =
  ({ counter, callsPerMinute, quotaOf = () => undefined, onRefused }: Options) =>
  async (request: FastifyRequest): Promise<void> => {
    const { rateLimit } = request.routeOptions.config.policy ?? {}
    if (!rateLimit) return
    const quota = quotaOf(request)
    // A token's own quota, for all calls, was agreed on with its partner. Nobody agreed on mail to strangers.
    if (quota && rateLimit.allowance !== 'signIns') return
    const limit = limitOf(rateLimit, callsPerMinute)
    const refusal = await counter.count(limit, quota?.client ?? clientOf(request))
    if (!refusal) return
    if (refusal.isNew) await onRefused(limit, refusal.key)
    throw tooMany(refusal.retryAfterSeconds)
  }
