import { AsyncLocalStorage } from 'node:async_hooks'

/** How long work may wait for the database, in milliseconds. */
export type TimeLimits = {
  /** For one answer, or for a free connection: a database that is silent for longer counts as gone. */
  readonly answerMs: number
  /** For all answers together. */
  readonly totalMs: number
}

/**
 * The limits of a request. When the database is gone, it is answered within three seconds; when the database is slow but
 * answers, a late reply is better than none.
 */
export const requestTimeLimits: TimeLimits = { answerMs: 2_000, totalMs: 10_000 }

/** How much longer the current work may wait for the database. Only waiting counts; concurrent waits count once. */
export class TimeBudget {
  readonly #answerMs: number
  #leftMs: number
  #waits = 0
  #since = 0

  constructor({ answerMs, totalMs }: TimeLimits) {
    this.#answerMs = answerMs
    this.#leftMs = totalMs
  }

  /** What is left for all answers together. */
  get leftMs(): number {
    const waitedMs = this.#waits > 0 ? performance.now() - this.#since : 0
    return Math.max(0, this.#leftMs - waitedMs)
  }

  /** How long a wait that begins now may last. */
  get nextMs(): number {
    return Math.min(this.#answerMs, this.leftMs)
  }

  /** Starts counting. @returns stops counting */
  wait(): () => void {
    if (this.#waits === 0) this.#since = performance.now()
    this.#waits += 1
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#leftMs = this.#waits === 1 ? this.leftMs : this.#leftMs
      this.#waits -= 1
    }
  }
}

const budgets = new AsyncLocalStorage<TimeBudget | undefined>()

/** The budget of the current request; undefined in jobs, commands and while starting, which may wait longer. */
export const currentTimeBudget = (): TimeBudget | undefined => budgets.getStore()

/** Runs `work`, and everything it starts, with limits to its waits for the database. */
export const withTimeBudget = <Result>(limits: TimeLimits, work: () => Result): Result =>
  budgets.run(new TimeBudget(limits), work)

/** Runs work that may take longer than a request: a job, an export. */
export const withoutTimeBudget = <Result>(work: () => Result): Result => budgets.run(undefined, work)

const sliceMs = 100

/**
 * Calls `late` after `ms` in which this process could have read an answer. A busy process comes late to everything, and
 * its own lateness says nothing about the database: a slice of the wait counts the same however late it ends, and the
 * answer may have arrived by the end of the last, so that is read first.
 * @returns cancels it
 */
export function onTimeout(ms: number, late: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  let immediate: NodeJS.Immediate | undefined
  const wait = (leftMs: number): void => {
    timer = setTimeout(
      () => {
        if (leftMs > sliceMs) wait(leftMs - sliceMs)
        else immediate = setImmediate(late)
      },
      Math.min(leftMs, sliceMs),
    )
  }
  wait(ms)
  return () => {
    clearTimeout(timer)
    clearImmediate(immediate)
  }
}
