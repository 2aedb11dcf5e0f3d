import { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseSilence, wasRolledBack } from './connection-faults.ts'
import { currentTimeBudget, onTimeout, type TimeBudget, withoutTimeBudget, withTimeBudget } from './time-budget.ts'

type Options<Item, Result> = {
  /** Runs all of them in one statement. @returns a result for each, in order */
  readonly run: (items: readonly Item[]) => Promise<readonly Result[]>
  /** Of two items with the same key, the second goes into a later statement. */
  readonly keyOf: (item: Item) => string
  /** Most items of one statement; 1 turns coalescing off. */
  readonly max: number
  /** Most statements under way at the same time. */
  readonly concurrency?: number
}

type PendingItem<Item, Result> = {
  readonly item: Item
  readonly budget: TimeBudget | undefined
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/**
 * Joins the items of one turn of the event loop into one statement, so that they share a round trip and a commit. No item
 * waits for a batch to fill: those that come while all statements are under way go into the next one. When the database
 * refuses a batch, each of its items is tried alone, so that an error reaches only the item that caused it.
 */
export function coalesce<Item, Result>({ run, keyOf, max, concurrency = 2 }: Options<Item, Result>) {
  // A batch belongs to no request: without this it would run under the deadline of its first item.
  const outside = AsyncLocalStorage.snapshot()
  let waiting: PendingItem<Item, Result>[] = []
  let free = max === 1 ? Number.POSITIVE_INFINITY : concurrency
  let isScheduled = false

  function schedule(): void {
    if (isScheduled || free === 0 || waiting.length === 0) return
    isScheduled = true
    outside(setImmediate, begin)
  }

  async function begin(): Promise<void> {
    isScheduled = false
    free -= 1
    const batch = nextBatch()
    schedule()
    await settle(batch)
    free += 1
    schedule()
  }

  function nextBatch(): readonly PendingItem<Item, Result>[] {
    const batch = new Map<string, PendingItem<Item, Result>>()
    const rest: PendingItem<Item, Result>[] = []
    for (const each of waiting) {
      const key = keyOf(each.item)
      if (batch.size < max && !batch.has(key)) batch.set(key, each)
      else rest.push(each)
    }
    waiting = rest
    return [...batch.values()]
  }

  async function settle(batch: readonly PendingItem<Item, Result>[]): Promise<void> {
    try {
      const results = await withLongestTimeBudget(batch, () => run(batch.map(({ item }) => item)))
      for (const [at, result] of results.entries()) batch[at]?.resolve(result)
    } catch (error) {
      if (batch.length > 1 && wasRolledBack(error)) await Promise.all(batch.map((each) => settle([each])))
      else for (const { reject } of batch) reject(error)
    }
  }

  return async (item: Item): Promise<Result> => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const budget = currentTimeBudget()
    waiting.push({ item, budget, resolve, reject })
    schedule()
    if (!budget) return await promise
    const stopCounting = budget.wait()
    const cancelTimer = onTimeout(budget.nextMs, () => reject(new DatabaseSilence('a shared statement')))
    try {
      return await promise
    } finally {
      cancelTimer()
      stopCounting()
    }
  }
}

/** Each caller gives up when its own time is over; the statement has the longest of all. */
function withLongestTimeBudget<Result>(
  waiting: readonly { readonly budget: TimeBudget | undefined }[],
  work: () => Result,
): Result {
  const budgets = waiting.flatMap(({ budget }) => budget ?? [])
  if (budgets.length < waiting.length) return withoutTimeBudget(work)
  const longest = (limit: 'leftMs' | 'nextMs'): number => Math.max(...budgets.map((budget) => budget[limit]))
  return withTimeBudget({ answerMs: longest('nextMs'), totalMs: longest('leftMs') }, work)
}
