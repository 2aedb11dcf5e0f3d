import { setTimeout as wait } from 'node:timers/promises'
import type { Notification, Pool, PoolClient } from 'pg'
import { errorCode } from '../errors/system-error.ts'
import type { Log } from '../log/log.ts'
import { withoutTimeBudget } from './time-budget.ts'

/** Gets a message, or undefined when messages may have been missed. */
export type Hearer = (message: string | undefined) => void

/** Messages between the servers of one database, by PostgreSQL's `notify`. */
export type Channel = {
  /** @returns unsubscribes */
  hear(hearer: Hearer): () => void
  stop(): Promise<void>
}

type Options = {
  readonly pool: Pool
  readonly name: string
  readonly log: Pick<Log, 'warn'>
  readonly pauseMs?: number
  /** How long it keeps listening without subscribers, so that the next one misses nothing. */
  readonly lingerMs?: number
}

/**
 * One connection for all subscribers, open while there are any. When it breaks, it is replaced soon, and every subscriber
 * learns that messages may have been missed.
 */
export function createChannel({ pool, name, log, pauseMs = 500, lingerMs = 30_000 }: Options): Channel {
  const hearers = new Set<Hearer>()
  const stopping = new AbortController()
  let listening: Promise<void> | undefined

  const notifyAll: Hearer = (message) => {
    for (const hearer of hearers) hearer(message)
  }

  const isNeeded = (): boolean => hearers.size > 0 && !stopping.signal.aborted

  /** Listens until the connection breaks or the last subscriber is gone. */
  async function listen(): Promise<void> {
    const client = await pool.connect()
    const { promise: over, resolve: end } = Promise.withResolvers<void>()
    const onNotification = ({ payload }: Notification): void => notifyAll(payload)
    client.on('notification', onNotification)
    client.once('error', () => end())
    client.once('end', () => end())
    try {
      await client.query(`listen ${name}`)
      notifyAll(undefined)
      const look = setInterval(() => hearers.size === 0 && end(), lingerMs)
      stopping.signal.addEventListener('abort', () => end(), { once: true })
      await over
      clearInterval(look)
    } finally {
      leave(client)
    }
  }

  async function keepListening(): Promise<void> {
    while (isNeeded()) {
      await listen().catch((error: unknown) =>
        log.warn({ code: errorCode(error) }, 'notifications of other servers are not received'),
      )
      // It broke, or somebody subscribed as it ended. The pause avoids constant reconnecting to a database that is
      // down.
      if (isNeeded()) await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
    listening = undefined
  }

  return {
    hear(hearer) {
      hearers.add(hearer)
      // Not under the budget of the request that happens to be first.
      listening ??= withoutTimeBudget(keepListening)
      return () => void hearers.delete(hearer)
    },
    async stop() {
      stopping.abort()
      await listening
    },
  }
}

/** It still listens, so it must not return to the pool. */
const leave = (client: PoolClient): void => client.release(true)
