import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { DatabaseSilence } from './connection-faults.ts'
import { currentTimeBudget, onTimeout, withoutTimeBudget } from './time-budget.ts'
import { createWatchedClient } from './watched-client.ts'

type Options = PoolConfig & {
  /** Called when a connection breaks. */
  onError: (error: Error) => void
  /** How long an answer may take outside of a request's budget. */
  silenceMs: number
}

/** A database that has answered within this time is reachable. */
const aliveMs = 1_000

type GivenClient = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void

/**
 * A pool in which no query waits for ever. A request may wait as long as its budget says; then its connection is dropped,
 * with every other one over which the database has not answered since it fell silent.
 */
export class WatchedPool extends Pool {
  readonly #silence: Silence

  constructor({ onError, silenceMs, ...config }: Options) {
    const silence = createSilence()
    const Client = createWatchedClient({ silenceMs, onAnswer: silence.noteAnswer, onSilence: silence.noteStart })
    super({ ...config, Client })
    this.#silence = silence
    // The pool replaces a broken connection; without a listener its error would end the process.
    this.on('error', onError)
    this.on('connect', (client) => {
      client.on('error', onError)
      silence.noteAnswer(client)
    })
  }

  override connect(): Promise<PoolClient>
  override connect(callback: GivenClient): void
  override connect(callback?: GivenClient): Promise<PoolClient> | undefined {
    const client = this.#claim()
    if (!callback) return client
    client.then(
      (connection) =>
        callback(undefined, connection, (error) => connection.release(error instanceof Error || error === true)),
      (error) => callback(error, undefined, () => undefined),
    )
    return undefined
  }

  async #claim(): Promise<PoolClient> {
    // Outside of any request: later events on a connection do not belong to the request that opened it.
    const arriving = withoutTimeBudget(() => this.#connectAlive())
    const budget = currentTimeBudget()
    if (!budget) return await arriving
    const { promise, resolve, reject } = Promise.withResolvers<PoolClient>()
    const over = budget.wait()
    let gaveUp = false
    const isHere = onTimeout(budget.nextMs, () => {
      gaveUp = true
      reject(new DatabaseSilence('a free connection'))
    })
    arriving.then((client) => (gaveUp ? client.release() : resolve(client)), reject).finally(isHere)
    return await promise.finally(over)
  }

  /** A connection over which the database has answered since it was last silent. */
  async #connectAlive(): Promise<PoolClient> {
    const client = await super.connect()
    if (!this.#silence.isSince(client)) return client
    client.release(true)
    return await this.#connectAlive()
  }
}

type Silence = ReturnType<typeof createSilence>

/** Since when the database has been silent, and the clients without an answer since. */
function createSilence() {
  const answers = new WeakMap<object, number>()
  let last = Number.NEGATIVE_INFINITY
  let since = Number.NEGATIVE_INFINITY
  return {
    noteAnswer(client: object): void {
      last = performance.now()
      answers.set(client, last)
    },
    noteStart(): void {
      const now = performance.now()
      // If others are answered, only this client waits, for a lock or a long statement.
      if (now - last > aliveMs) since = now
    },
    isSince: (client: object): boolean => (answers.get(client) ?? 0) < since,
  }
}
