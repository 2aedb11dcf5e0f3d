import { AsyncLocalStorage } from 'node:async_hooks'

/** How long the work at hand may still wait for the database, all its waits together. */
export class Patience {
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

  /** Counts the time until the returned function is called. Waits at the same time count once. */
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

const patiences = new AsyncLocalStorage<Patience | undefined>()

/** The patience of the request at hand; undefined in jobs, commands and at start, which may wait longer. */
export const currentPatience = (): Patience | undefined => patiences.getStore()

/** Does `work`, and all that follows from it, with so much time for the database. */
export const withPatience = <Result>(ms: number, work: () => Result): Result => patiences.run(new Patience(ms), work)

/** Does what may take longer than a request may: a job, an export. */
export const patiently = <Result>(work: () => Result): Result => patiences.run(undefined, work)

/**
 * Calls `late` after so much time, but only when what has arrived meanwhile was read: perhaps it is this process that is
 * late, and the answer is here.
 * @returns a call for when the answer is here
 */
export function whenLate(ms: number, late: () => void): () => void {
  let looked: NodeJS.Immediate | undefined
  const timer = setTimeout(() => {
    looked = setImmediate(late)
  }, ms)
  return () => {
    clearTimeout(timer)
    clearImmediate(looked)
  }
}

/** What a request may wait for the database in all. With the rest of its work it is answered within three seconds. */
export const requestPatienceMs = 2_000
