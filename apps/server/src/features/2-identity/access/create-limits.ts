import type { FastifyRequest } from 'fastify'
import { type CallsPerMinute, limitRate } from '../../../http/policy/rate-limit.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log/log.ts'
import { exchangeCounts } from '../../../platform/rate-limits/address-counts.ts'
import { createCallCounter } from '../../../platform/rate-limits/call-counter.ts'
import { forgetCountsHandler, queueForgetting } from '../../../platform/rate-limits/forget-counts.job.ts'
import { countsFor } from '../../../platform/rate-limits/limit-addresses.ts'
import type { Quota } from '../../../platform/rate-limits/quota.ts'
import { logRefusedClient } from './refused-clients.ts'

type Options = {
  db: Database
  /** A keyed hash: no address is stored. */
  hashOf: (text: string) => string
  clock: () => Date
  log: Pick<Log, 'warn'>
  callsPerMinute: CallsPerMinute
  requestsPerMinute: number
  /** The calls per minute of a machine that signed in by a token. */
  quotaOf: (request: FastifyRequest) => Quota | undefined
}

/** The limits of calls, and their counters. */
export function createLimits(options: Options) {
  const { db, hashOf, clock, log, callsPerMinute, requestsPerMinute, quotaOf } = options
  const addresses = countsFor(requestsPerMinute)
  const exchange = exchangeCounts({ counts: addresses, db, hashOf, log })
  return {
    /** Refuses calls that a client makes too often. */
    calls: limitRate({
      counter: createCallCounter({ db, hashOf }),
      callsPerMinute,
      quotaOf,
      onRefused: logRefusedClient({ db, clock, log }),
    }),
    /** Requests by address, exchanged with the other servers. */
    addresses,
    quotaOf,
    handler: forgetCountsHandler({ db, clock }),
    resume: () => queueForgetting(db, clock()),
    stop: () => exchange.stop(),
  }
}
