import { Client, Pool, type PoolClient, type PoolConfig } from 'pg'
import { DatabaseSilence, tellsOfUnconfirmedCommit, UnconfirmedCommit } from './connection-faults.ts'
import { currentPatience, patiently, whenLate } from './patience.ts'

type Options = PoolConfig & {
  /** What a connection that breaks is reported to. */
  onError: (error: Error) => void
  /** How long an answer may take where nobody's patience counts. */
  silenceMs: number
}

/** Who has answered within this time is there. */
const aliveMs = 1_000

type GivenClient = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void

/**
 * A pool in which nothing waits for ever. A request waits as long as its patience lasts, over all its queries; then its
 * connection is dropped, and so are the idle ones when
 * nobody else is answered either. Nothing is ever cancelled: a cancelled commit
 * may report success without having reached the standby.
 */
export class WatchedPool extends Pool {
  readonly #silenceMs: number
  readonly #idle = new Set<PoolClient>()
  #answeredAt = Number.NEGATIVE_INFINITY

  constructor({ onError, silenceMs, ...config }: Options) {
    super(config)
    this.#silenceMs = silenceMs
    // A connection that breaks is replaced by the pool; unheard, its error would end the process.
    this.on('error', onError)
    this.on('connect', (client) => {
      client.on('error', onError)
      client.on('notice', (notice) => {
        if (tellsOfUnconfirmedCommit(notice)) failAtOnce(client, new UnconfirmedCommit())
      })
      this.#watch(client)
    })
    this.on('acquire', (client) => this.#idle.delete(client))
    this.on('release', (_error, client) => this.#idle.add(client))
    this.on('remove', (client) => this.#idle.delete(client))
  }

  override connect(): Promise<PoolClient>
  override connect(callback: GivenClient): void
  override connect(callback?: GivenClient): Promise<PoolClient> | undefined {
    const client = this.#claim()
    if (!callback) return client
    client.then(
      (given) => callback(undefined, given, (error) => given.release(error instanceof Error || error === true)),
      (error) => callback(error, undefined, () => undefined),
    )
    return undefined
  }

  async #claim(): Promise<PoolClient> {
    // Outside of any request: what happens on a connection later is not the doing of whoever opened it.
    const arriving = patiently(() => super.connect())
    const patience = currentPatience()
    if (!patience) return await arriving
    const { promise, resolve, reject } = Promise.withResolvers<PoolClient>()
    const over = patience.wait()
    let gaveUp = false
    const isHere = whenLate(patience.leftMs, () => {
      gaveUp = true
      reject(new DatabaseSilence())
    })
    arriving.then((client) => (gaveUp ? client.release() : resolve(client)), reject).finally(isHere)
    return await promise.finally(over)
  }

  #watch(client: PoolClient): void {
    const query = client.query
    Reflect.set(client, 'query', (...given: unknown[]): unknown => {
      const [asked] = given
      // A stream of its own, such as a copy, says itself when it is over.
      if (isStream(asked)) return Reflect.apply(query, client, given)
      const patience = currentPatience()
      const over = patience?.wait()
      const isHere = whenLate(patience?.leftMs ?? ownLimit(asked) ?? this.#silenceMs, () => this.#giveUp(client))
      const settled = (): void => {
        isHere()
        over?.()
      }
      const answered = (): void => {
        this.#answeredAt = performance.now()
        settled()
      }
      const failed = (error: unknown): void => {
        settled()
        if (isFatal(error)) leave(client)
      }
      const callback = given.at(-1)
      if (typeof callback === 'function') {
        const told = (...outcome: unknown[]): unknown => {
          if (outcome[0]) failed(outcome[0])
          else answered()
          return Reflect.apply(callback, undefined, outcome)
        }
        return Reflect.apply(query, client, [...given.slice(0, -1), told])
      }
      const answer: unknown = Reflect.apply(query, client, given)
      if (answer instanceof Promise) answer.then(answered, failed)
      else settled()
      return answer
    })
  }

  #giveUp(silent: PoolClient): void {
    drop(silent)
    // Where others are answered, this one alone waits, for a lock or for much work.
    if (performance.now() - this.#answeredAt > aliveMs) for (const client of this.#idle) drop(client)
  }
}

/** Closes the line without a word, so that there is nothing to wait for; what was asked on it fails. */
const drop = (client: PoolClient): void => {
  if (client instanceof Client) client.connection.stream.destroy(new DatabaseSilence())
}

/** The database ends this connection with it, which is seen a moment later: until then it must not go to anybody else. */
const isFatal = (error: unknown): boolean => error instanceof Error && 'severity' in error && error.severity === 'FATAL'

function leave(client: PoolClient): void {
  if (client instanceof Client) client.end().catch(() => undefined)
}

/** Fails what is being asked before the database says that it went well. */
function failAtOnce(client: PoolClient, error: Error): void {
  if (!(client instanceof Client)) return
  client.connection.emit('error', error)
  client.connection.stream.destroy()
}

const isStream = (asked: unknown): boolean => typeof asked === 'object' && asked !== null && 'submit' in asked

/** A query that says itself how long it may take: the driver sees to it. */
const ownLimit = (asked: unknown): number | undefined =>
  typeof asked === 'object' && asked !== null && 'query_timeout' in asked && typeof asked.query_timeout === 'number'
    ? asked.query_timeout
    : undefined
