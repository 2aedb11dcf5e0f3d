import type { Database } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { CallLimit } from '../../../platform/rate-limits/call-counter.ts'
import { logAccess } from './access-log.store.ts'

type Dependencies = { db: Database; clock: () => Date; log: Pick<Log, 'warn'> }

const minuteInMs = 60_000
const maxClients = 10_000
/** Enough to tell clients apart in a log. */
const shownOfKey = 12

/**
 * Reports a client that makes too many calls, in the log and among the access events, at most once a minute. Both name the
 * client by a keyed hash.
 */
export function logRefusedClient({ db, clock, log }: Dependencies) {
  const reportedAt = new Map<string, number>()
  return async ({ kind }: CallLimit, key: string): Promise<void> => {
    const now = clock()
    const since = now.getTime() - (reportedAt.get(key) ?? Number.NEGATIVE_INFINITY)
    if (since >= 0 && since < minuteInMs) return
    const [oldest] = reportedAt.keys()
    if (reportedAt.size >= maxClients && oldest !== undefined) reportedAt.delete(oldest)
    reportedAt.set(key, now.getTime())
    const client = key.slice(0, shownOfKey)
    log.warn({ security: 'limit', kind, client }, 'a client exceeded a limit')
    await logAccess(db, { kind: 'limited', actor: `client:${client}`, detail: { kind } }, now)
  }
}
