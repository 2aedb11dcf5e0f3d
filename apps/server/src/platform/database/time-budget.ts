import { AsyncLocalStorage } from 'node:async_hooks'

/** How much longer the current work may wait for the database. Only waiting counts; concurrent waits count once. */
export class TimeBudget {
  #leftMs: number
  #waits = 0
  #since = 0

  constructor(ms: number) {
    this.#leftMs = ms
  }

  get leftMs(): number {
    const waited = this.#waits > 0 ? performance.now() - this.#since : 0
    return Math.max(0, this.#leftMs - waited)
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

/** Runs `work`, and everything it starts, with `ms` to wait for the database. */
export const withTimeBudget = <Result>(ms: number, work: () => Result): Result => budgets.run(new TimeBudget(ms), work)

/** Runs work that may take longer than a request: a job, an export. */
export const withoutTimeBudget = <Result>(work: () => Result): Result => budgets.run(undefined, work)

/**
 * Calls `late` after `ms`, but only after one more turn of the event loop: if this process was busy, the answer may have
 * arrived already and only waits to be read.
 * @returns cancels it
 */
export function onTimeout(ms: number, late: () => void): () => void {
  let looked: NodeJS.Immediate | undefined
  const timer = setTimeout(() => {
    looked = setImmediate(late)
  }, ms)
  return () => {
    clearTimeout(timer)
    clearImmediate(looked)
  }
}

/** The total budget of a request. With the rest of its work it is answered within three seconds. */
export const requestTimeBudgetMs = 2_000
