import type { Database } from '../../../platform/database/database.ts'
import type { CallLimit } from '../../../platform/limits/call-counter.ts'
import type { Log } from '../../../platform/log/log.ts'
import { logAccess } from './access-log.store.ts'

type Dependencies = { db: Database; clock: () => Date; log: Pick<Log, 'warn'> }

const minuteInMs = 60_000
const mostKnown = 10_000
/** Enough to tell clients apart in a log. */
const shownOfKey = 12

/**
 * Tells who watches over this place that a client had enough of something: a line in the log, and an entry beside sign-ins
 * and erasures. Both name the client by a keyed hash, and once a minute.
 */
export function logRefusedClient({ db, clock, log }: Dependencies) {
  const toldAt = new Map<string, number>()
  return async ({ kind }: CallLimit, key: string): Promise<void> => {
    const now = clock()
    const since = now.getTime() - (toldAt.get(key) ?? Number.NEGATIVE_INFINITY)
    if (since >= 0 && since < minuteInMs) return
    const [oldest] = toldAt.keys()
    if (toldAt.size >= mostKnown && oldest !== undefined) toldAt.delete(oldest)
    toldAt.set(key, now.getTime())
    const client = key.slice(0, shownOfKey)
    log.warn({ security: 'limit', kind, client }, 'a client did something too often')
    await logAccess(db, { kind: 'limited', actor: `client:${client}`, detail: { kind } }, now)
  }
}
