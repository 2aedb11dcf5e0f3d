import { Client, type ClientConfig } from 'pg'
import { DatabaseSilence, reportsUnconfirmedCommit, UnconfirmedCommit } from './connection-faults.ts'
import { createStatementNames } from './statement-names.ts'
import { currentTimeBudget, onTimeout } from './time-budget.ts'

type QueryArguments = readonly unknown[]
type Settle = (error: unknown, result?: unknown) => void

/** What clients report to their pool, and what it tells them. */
export type Watch = {
  /** How long an answer may take outside of requests, in milliseconds. */
  readonly silenceMs: number
  readonly onAnswer: (client: object) => void
  /** A client was dropped because the database did not answer. */
  readonly onSilence: () => void
}

/**
 * Makes the class of a pool's clients. When a request's budget is over, or the database is silent for too long, the query
 * fails and the connection is closed. Nothing is ever cancelled: a cancelled commit may report success without having
 * reached the standby. Frequent statements are prepared.
 */
export function createWatchedClient({ silenceMs, onAnswer, onSilence }: Watch) {
  const nameOf = createStatementNames()

  return class WatchedClient extends Client {
    readonly #pending = new Set<Settle>()
    /** Why this client was closed. Later queries, such as a rollback, fail with it, so that it is what the log tells. */
    #fault: Error | undefined

    constructor(config?: ClientConfig) {
      super(config)
      this.on('notice', (notice) => {
        if (reportsUnconfirmedCommit(notice)) this.#close(new UnconfirmedCommit())
      })
    }

    // The return types are those of the driver's overloads.
    override query: Client['query'] = (...args: unknown[]): never => this.#ask(args) as never

    #ask(args: QueryArguments): unknown {
      const [query] = args
      // A stream, such as a copy, reports its own end.
      if (isStream(query)) return this.#send(args)
      const callback = args.at(-1)
      if (typeof callback !== 'function')
        return new Promise((resolve, reject) =>
          this.#watch(args, (error, result) => (error ? reject(error) : resolve(result))),
        )
      this.#watch(args.slice(0, -1), (error, result) => void callback(error, result))
      return undefined
    }

    #watch(args: QueryArguments, settle: Settle): void {
      if (this.#fault) {
        settle(this.#fault)
        return
      }
      const budget = currentTimeBudget()
      const stopCounting = budget?.wait()
      const cancelTimer = onTimeout(budget?.nextMs ?? ownLimit(args[0]) ?? silenceMs, () => {
        this.#close(new DatabaseSilence('an answer'))
        onSilence()
      })
      const settleOnce: Settle = (error, result) => {
        if (!this.#pending.delete(settleOnce)) return
        cancelTimer()
        stopCounting?.()
        settle(error, result)
      }
      this.#pending.add(settleOnce)
      this.#send([
        ...withStatementName(args, nameOf),
        (error: unknown, result: unknown) => {
          if (!error) onAnswer(this)
          else if (isFatal(error)) this.#leave(error)
          settleOnce(error, result)
        },
      ])
    }

    #send(args: QueryArguments): unknown {
      return Reflect.apply(super.query, this, [...args])
    }

    /** Fails the query under way and closes the connection without waiting for the database. */
    #close(error: Error): void {
      const pending = [...this.#pending]
      this.#leave(error)
      for (const settle of pending) settle(error)
    }

    /** With a query under way the driver closes the socket at once; without one it sends a terminate message first. */
    #leave(fault: Error): void {
      this.#fault = fault
      this.end().catch(() => undefined)
    }
  }
}

/** A statement with its name, as `pg` takes it. */
function withStatementName(args: QueryArguments, nameOf: (text: string) => string | undefined): QueryArguments {
  const [text, values] = args
  if (typeof text !== 'string' || !Array.isArray(values)) return args
  const name = nameOf(text)
  return name === undefined ? args : [{ name, text, values }]
}

/** The database ends this connection with it, which shows a moment later: until then the pool must not hand it out. */
const isFatal = (error: unknown): error is Error =>
  error instanceof Error && 'severity' in error && error.severity === 'FATAL'

const isStream = (query: unknown): boolean => typeof query === 'object' && query !== null && 'submit' in query

/** The query's own time limit, which the driver enforces. */
const ownLimit = (query: unknown): number | undefined =>
  typeof query === 'object' && query !== null && 'query_timeout' in query && typeof query.query_timeout === 'number'
    ? query.query_timeout
    : undefined
