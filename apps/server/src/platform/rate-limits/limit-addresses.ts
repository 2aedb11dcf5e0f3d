import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type AddressCounts, createAddressCounts } from './address-counts.ts'
import { clientOf } from './client-of.ts'
import type { Quota } from './quota.ts'

/** Servers share the count of a client from this fraction of its limit on. */
const reportedShare = 0.1

/** The counts for a limit of `perMinute`. */
export const countsFor = (perMinute: number): AddressCounts =>
  createAddressCounts({ tellFrom: Math.floor(perMinute * reportedShare) })

type Options = {
  /** The limit for one address. */
  perMinute: number
  counts?: AddressCounts | undefined
  /** The limit for somebody who is counted by something else than their address. */
  quotaOf?: ((request: FastifyRequest) => Quota | undefined) | undefined
}

/**
 * Limits how many requests of any kind one client may make in a minute. Refusals carry Retry-After. What is left is reported in
 * the fields of draft-ietf-httpapi-ratelimit-headers-11, and in those that came before them.
 */
export async function limitAddresses(
  app: FastifyInstance,
  { perMinute, counts = countsFor(perMinute), quotaOf = () => undefined }: Options,
): Promise<void> {
  class Store {
    incr(client: string, done: (error: Error | null, result?: { current: number; ttl: number }) => void): void {
      done(null, counts.count(client))
    }
    // Routes have limits of their own in http/policy/rate-limit.ts.
    child(): Store {
      return this
    }
  }
  await app.register(rateLimit, {
    global: false,
    max: (request) => quotaOf(request)?.perMinute ?? perMinute,
    timeWindow: '1 minute',
    store: Store,
    keyGenerator: (request) => quotaOf(request)?.client ?? clientOf(request),
  })
  // Before anything looks for the caller, so that wrong credentials count as well.
  app.addHook('onRequest', app.rateLimit())
  app.addHook('onSend', (_request, reply, payload, done) => {
    const [limit, remaining, seconds] = ['limit', 'remaining', 'reset'].map((name) =>
      reply.getHeader(`x-ratelimit-${name}`),
    )
    if (limit !== undefined) {
      reply.header('ratelimit-policy', `"requests";q=${limit};w=60`)
      reply.header('ratelimit', `"requests";r=${remaining};t=${seconds}`)
    }
    done(null, payload)
  })
}
