import { Client, type ClientConfig } from 'pg'
import { DatabaseSilence, tellsOfUnconfirmedCommit, UnconfirmedCommit } from './connection-faults.ts'
import { createStatementNames } from './statement-names.ts'
import { currentTimeBudget, onTimeout } from './time-budget.ts'

type Asked = readonly unknown[]
type Settle = (error: unknown, result?: unknown) => void

/** What clients tell their pool, and it them. */
export type Watch = {
  /** How long an answer may take where no request waits for it, in milliseconds. */
  readonly silenceMs: number
  readonly onAnswer: (client: object) => void
  /** A client was given up because the database did not answer. */
  readonly onSilence: () => void
}

/**
 * Makes the class of a pool's clients. Their queries end in time: when a request's budget is over, or the database is
 * silent for too long, the query fails and the connection is closed. Nothing is ever cancelled: a cancelled commit may report
 * success without having reached the standby. Statements that are asked often are prepared.
 */
export function createWatchedClient({ silenceMs, onAnswer, onSilence }: Watch) {
  const nameOf = createStatementNames()

  return class WatchedClient extends Client {
    readonly #pending = new Set<Settle>()

    constructor(config?: ClientConfig) {
      super(config)
      this.on('notice', (notice) => {
        if (tellsOfUnconfirmedCommit(notice)) this.#close(new UnconfirmedCommit())
      })
    }

    // What each way of asking returns is as the driver's overloads say it.
    override query: Client['query'] = (...asked: unknown[]): never => this.#ask(asked) as never

    #ask(asked: Asked): unknown {
      const [query] = asked
      // A stream, such as a copy, says itself when it is over.
      if (isStream(query)) return this.#send(asked)
      const callback = asked.at(-1)
      if (typeof callback !== 'function')
        return new Promise((resolve, reject) =>
          this.#watch(asked, (error, result) => (error ? reject(error) : resolve(result))),
        )
      this.#watch(asked.slice(0, -1), (error, result) => void callback(error, result))
      return undefined
    }

    #watch(asked: Asked, settle: Settle): void {
      const budget = currentTimeBudget()
      const stopCounting = budget?.wait()
      const cancelTimer = onTimeout(budget?.leftMs ?? ownLimit(asked[0]) ?? silenceMs, () => {
        this.#close(new DatabaseSilence())
        onSilence()
      })
      const done: Settle = (error, result) => {
        if (!this.#pending.delete(done)) return
        cancelTimer()
        stopCounting?.()
        settle(error, result)
      }
      this.#pending.add(done)
      this.#send([
        ...prepared(asked, nameOf),
        (error: unknown, result: unknown) => {
          if (!error) onAnswer(this)
          else if (isFatal(error)) this.#leave()
          done(error, result)
        },
      ])
    }

    #send(asked: Asked): unknown {
      return Reflect.apply(super.query, this, [...asked])
    }

    /** Fails what is being asked and closes the connection without waiting for the database. */
    #close(error: Error): void {
      const pending = [...this.#pending]
      this.#leave()
      for (const done of pending) done(error)
    }

    /** With a query under way, the driver closes the line at once; without one, it says goodbye first. */
    #leave(): void {
      this.end().catch(() => undefined)
    }
  }
}

/** A statement with its name, as `pg` takes it. */
function prepared(asked: Asked, nameOf: (text: string) => string | undefined): Asked {
  const [text, values] = asked
  if (typeof text !== 'string' || !Array.isArray(values)) return asked
  const name = nameOf(text)
  return name === undefined ? asked : [{ name, text, values }]
}

/** The database ends this connection with it, which is seen a moment later: until then it must not go to anybody else. */
const isFatal = (error: unknown): boolean => error instanceof Error && 'severity' in error && error.severity === 'FATAL'

const isStream = (query: unknown): boolean => typeof query === 'object' && query !== null && 'submit' in query

/** A query that says itself how long it may take: the driver sees to it. */
const ownLimit = (query: unknown): number | undefined =>
  typeof query === 'object' && query !== null && 'query_timeout' in query && typeof query.query_timeout === 'number'
    ? query.query_timeout
    : undefined
