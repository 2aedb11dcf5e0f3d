import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { type AddressCounts, createAddressCounts } from './address-counts.ts'
import { clientOf } from './client-of.ts'

/** A client that asked for this share of what it may is known to all servers. */
const toldShare = 0.1

/** The counts that go with a bound of `perMinute`. */
export const countsFor = (perMinute: number): AddressCounts =>
  createAddressCounts({ tellFrom: Math.floor(perMinute * toldShare) })

/** A bound on what one address may ask for in a minute, whatever it is. Refusals carry Retry-After. */
export async function limitAddresses(
  app: FastifyInstance,
  perMinute: number,
  counts: AddressCounts = countsFor(perMinute),
): Promise<void> {
  class Store {
    incr(client: string, done: (error: Error | null, result?: { current: number; ttl: number }) => void): void {
      done(null, counts.count(client))
    }
    // No route has a bound of its own here: see http/policy/rate-limit.ts.
    child(): Store {
      return this
    }
  }
  await app.register(rateLimit, { max: perMinute, timeWindow: '1 minute', store: Store, keyGenerator: clientOf })
}
