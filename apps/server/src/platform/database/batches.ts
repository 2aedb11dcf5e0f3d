import { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseSilence, wasRolledBack } from './connection-faults.ts'
import { currentPatience, type Patience, patiently, whenLate, withPatience } from './patience.ts'

type Options<Asked, Answer> = {
  /** Asks for all of it by one statement. @returns an answer for each, in order */
  readonly ask: (batch: readonly Asked[]) => Promise<readonly Answer[]>
  /** What stands alone in its batch: of two with one key the second is in a later one. */
  readonly keyOf: (asked: Asked) => string
  /** How much one statement takes. */
  readonly most: number
  /** How many statements may be under way. */
  readonly lanes: number
  /** How many have to wait for another statement to be sent while one is under way. */
  readonly worthwhile: number
}

type Waiting<Asked, Answer> = {
  readonly asked: Asked
  readonly patience: Patience | undefined
  readonly answered: (answer: Answer) => void
  readonly failed: (error: unknown) => void
}

/**
 * Asks the database for what many ask of it at the same moment by one statement, so that they share one commit. Nobody
 * waits for a batch to fill: what was asked for in one turn of the process goes at once, and what is asked while all
 * lanes are taken goes with the next that is free. A batch that the database refuses did nothing, and everybody in it is
 * asked for alone: what is wrong with one is told to that one.
 */
export function inBatches<Asked, Answer>({ ask, keyOf, most, lanes, worthwhile }: Options<Asked, Answer>) {
  // A batch is no request's: whose patience and origin it were, another's work would be done under.
  const outside = AsyncLocalStorage.snapshot()
  let waiting: Waiting<Asked, Answer>[] = []
  let free = lanes
  let isCalled = false

  function call(): void {
    if (isCalled || free === 0 || waiting.length < (free === lanes ? 1 : worthwhile)) return
    isCalled = true
    outside(setImmediate, begin)
  }

  async function begin(): Promise<void> {
    isCalled = false
    free -= 1
    await answer(taken())
    free += 1
    call()
  }

  function taken(): readonly Waiting<Asked, Answer>[] {
    const batch = new Map<string, Waiting<Asked, Answer>>()
    const left: Waiting<Asked, Answer>[] = []
    for (const each of waiting) {
      const key = keyOf(each.asked)
      if (batch.size < most && !batch.has(key)) batch.set(key, each)
      else left.push(each)
    }
    waiting = left
    return [...batch.values()]
  }

  async function answer(batch: readonly Waiting<Asked, Answer>[]): Promise<void> {
    try {
      const answers = await within(batch, () => ask(batch.map(({ asked }) => asked)))
      for (const [at, answered] of answers.entries()) batch[at]?.answered(answered)
    } catch (error) {
      if (batch.length > 1 && wasRolledBack(error)) await Promise.all(batch.map((each) => answer([each])))
      else for (const { failed } of batch) failed(error)
    }
  }

  return async (asked: Asked): Promise<Answer> => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const patience = currentPatience()
    waiting.push({ asked, patience, answered: resolve, failed: reject })
    call()
    if (!patience) return await promise
    const over = patience.wait()
    const isHere = whenLate(patience.leftMs, () => reject(new DatabaseSilence()))
    try {
      return await promise
    } finally {
      isHere()
      over()
    }
  }
}

/** Does it with the longest patience of those who wait: each of them leaves when their own is over. */
function within<Result>(waiting: readonly { readonly patience: Patience | undefined }[], work: () => Result): Result {
  const left = waiting.map(({ patience }) => patience?.leftMs)
  return left.includes(undefined)
    ? patiently(work)
    : withPatience(Math.max(...left.filter((ms) => ms !== undefined)), work)
}
