import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { type AddressCounts, createAddressCounts } from './address-counts.ts'
import { clientOf } from './client-of.ts'

/** Servers share the count of a client from this fraction of its limit on. */
const toldShare = 0.1

/** The counts for a limit of `perMinute`. */
export const countsFor = (perMinute: number): AddressCounts =>
  createAddressCounts({ tellFrom: Math.floor(perMinute * toldShare) })

/** Limits how many requests of any kind one address may make in a minute. Refusals carry Retry-After. */
export async function limitAddresses(
  app: FastifyInstance,
  perMinute: number,
  counts: AddressCounts = countsFor(perMinute),
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
  await app.register(rateLimit, { max: perMinute, timeWindow: '1 minute', store: Store, keyGenerator: clientOf })
}
