import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { coalesce } from './coalesce.ts'
import { DatabaseSilence } from './connection-faults.ts'
import { currentTimeBudget, withTimeBudget } from './time-budget.ts'

const within = <Result>(ms: number, work: () => Result) => withTimeBudget({ answerMs: ms, totalMs: ms }, work)

/** A database that answers when the test lets it. */
function database(max = 8) {
  const batchesNow: { readonly batch: readonly string[]; readonly budget: number | undefined; answer(): void }[] = []
  const ask = coalesce<string, string>({
    max,
    concurrency: 2,
    keyOf: (text) => text.slice(0, 1),
    run: (batch) =>
      new Promise((resolve, reject) => {
        const budget = currentTimeBudget()?.leftMs
        batchesNow.push({
          batch,
          budget,
          answer: () =>
            batch.includes('x!') ? reject(databaseRefusal) : resolve(batch.map((text) => text.toUpperCase())),
        })
      }),
  })
  const batches = () => batchesNow.map(({ batch }) => batch.join(' '))
  const answer = async (at: number) => {
    batchesNow[at]?.answer()
    await turn()
    await turn()
  }
  return { ask, asked: batchesNow, answer, batches }
}

const databaseRefusal = Object.assign(new Error('no'), { severity: 'ERROR', code: '22P02' })

test('requests of one turn share a statement, and each gets its own answer (speed)', async () => {
  const { ask, answer, batches } = database()
  const answers = Promise.all(['a', 'b', 'c'].map(ask))
  await turn()
  await answer(0)
  expect(await answers).toEqual(['A', 'B', 'C'])
  expect(batches()).toEqual(['a b c'])
})

test('nobody waits for a batch to fill, and requests during running statements share the next (speed)', async () => {
  const { ask, answer, batches } = database()
  const others = [ask('a')]
  await turn()
  others.push(ask('b'))
  await turn()
  expect(batches()).toEqual(['a', 'b'])
  others.push(ask('c'), ask('d'))
  await turn()
  expect(batches()).toEqual(['a', 'b'])
  await answer(0)
  expect(batches()).toEqual(['a', 'b', 'c d'])
  await Promise.all([answer(1), answer(2)])
  expect(await Promise.all(others)).toEqual(['A', 'B', 'C', 'D'])
})

test('one by one, nothing waits for anything else (switched off)', async () => {
  const { ask, answer, batches } = database(1)
  const answers = Promise.all(['a', 'b', 'c'].map(ask))
  for (let turns = 0; turns < 3; turns++) await turn()
  expect(batches()).toEqual(['a', 'b', 'c'])
  await Promise.all([0, 1, 2].map(answer))
  expect(await answers).toEqual(['A', 'B', 'C'])
})

test('a second request about the same thing goes into a later statement, and none exceeds the limit (S2)', async () => {
  const { ask, answer, batches } = database(2)
  const answers = Promise.all(['a1', 'a2', 'b', 'c'].map(ask))
  await turn()
  await turn()
  await answer(0)
  await answer(1)
  expect(batches()).toEqual(['a1 b', 'a2 c'])
  expect(await answers).toEqual(['A1', 'A2', 'B', 'C'])
})

test('a refused batch is retried one by one: the faulty item gets the error, the others succeed (durability)', async () => {
  const { ask, answer, batches } = database()
  const answers = Promise.allSettled(['a', 'x!', 'c'].map(ask))
  await turn()
  await answer(0)
  for (const at of [1, 2, 3]) await answer(at)
  expect(batches()).toEqual(['a x! c', 'a', 'x!', 'c'])
  expect((await answers).map((each) => (each.status === 'fulfilled' ? each.value : each.reason))).toEqual([
    'A',
    databaseRefusal,
    'C',
  ])
})

test('each item waits as long as its own budget, the statement as long as the longest (case D7)', async () => {
  const { ask, asked, answer } = database()
  const hasty = within(20, () => ask('a').catch((error: unknown) => error))
  const calm = within(5_000, () => ask('b'))
  await turn()
  expect(asked[0]?.budget).toBeGreaterThan(4_000)
  expect(await hasty).toBeInstanceOf(DatabaseSilence)
  await answer(0)
  expect(await calm).toBe('B')
})

test('a statement whose connection broke has an unknown outcome, so it is not sent again (case D7)', async () => {
  const batchesSent: string[] = []
  const brokenConnection = new Error('Connection terminated unexpectedly')
  const ask = coalesce<string, string>({
    ...{ max: 8, concurrency: 1, keyOf: (text) => text },
    async run(batch) {
      batchesSent.push(...batch)
      throw brokenConnection
    },
  })
  expect(await Promise.allSettled([ask('a'), ask('b')])).toMatchObject([
    { reason: brokenConnection },
    { reason: brokenConnection },
  ])
  expect(batchesSent).toEqual(['a', 'b'])
})
