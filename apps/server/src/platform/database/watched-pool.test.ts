import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { databaseTrouble } from '../errors/database-trouble.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { createDatabase, createPool, type Database } from './database.ts'
import { requestTimeLimits, withoutTimeBudget, withTimeBudget } from './time-budget.ts'

const { url, pool: observer } = await createTestDatabase()
const pool = createPool({ url, max: 3 })
const db = createDatabase(pool)
afterAll(() => pool.end())

const failureOf = (work: () => Promise<unknown>): Promise<unknown> =>
  work().then(
    () => 'nothing',
    (error: unknown) => databaseTrouble(error)?.statusCode ?? error,
  )
const within = <Result>(totalMs: number, work: () => Result) => withTimeBudget({ answerMs: totalMs, totalMs }, work)
const sleep = (on: Database, seconds: number) => sql`select pg_sleep(${seconds})`.execute(on)

test('the queries of a request share one budget, and its connection is dropped without cancelling the query (case D7)', async () => {
  const failure = await within(400, () =>
    failureOf(() =>
      db.transaction().execute(async (trx) => {
        await sleep(trx, 0.25)
        await sleep(trx, 0.25)
        await sleep(trx, 60)
      }),
    ),
  )
  expect(failure).toBe(503)
  expect(await sql<{ one: number }>`select 1 as one`.execute(db)).toMatchObject({ rows: [{ one: 1 }] })
})

test('a slow database may take longer in total than for one answer (case D7)', async () => {
  const answers = () =>
    db.transaction().execute(async (trx) => {
      for (let number = 0; number < 3; number++) await sleep(trx, 0.2)
    })
  const limits = { answerMs: 500, totalMs: 20_000 }
  expect(await withTimeBudget(limits, () => failureOf(answers))).toBe('nothing')
  expect(await withTimeBudget(limits, () => failureOf(() => sleep(db, 60)))).toBe(503)
  expect(requestTimeLimits.answerMs).toBeLessThan(3_000)
})

test('the error of a transaction is its cause, not its closed connection (case D7)', async () => {
  const gaveUp = await within(100, () =>
    db
      .transaction()
      .execute((trx) => sleep(trx, 60))
      .catch((error: unknown) => error),
  )
  expect(gaveUp).toMatchObject({ code: 'DATABASE_SILENT' })
})

test('waiting for a free connection counts too (case D7)', async () => {
  const clients = await Promise.all([pool.connect(), pool.connect(), pool.connect()])
  expect(await within(100, () => failureOf(() => pool.query('select 1')))).toBe(503)
  expect(await within(100, () => failureOf(() => sleep(db, 0)))).toBe(503)
  for (const client of clients) client.release()
  expect(await failureOf(() => sleep(db, 0))).toBe('nothing')
})

test('work that may take longer than a request does (case D7)', async () => {
  expect(await within(50, () => failureOf(() => withoutTimeBudget(() => sleep(db, 0.3))))).toBe('nothing')
})

test('the lock of a dropped connection is released within seconds (case D7)', async () => {
  await observer.query('create table locked (id int); insert into locked values (1)')
  const work = db.transaction().execute(async (trx) => {
    await sql`select from locked for update`.execute(trx)
    await within(100, () => sleep(trx, 60))
  })
  expect(await failureOf(() => work)).toBe(503)
  expect(await failureOf(() => observer.query('select from locked for update'))).toBe('nothing')
})

test('a commit that did not wait for the standby is a 503 and no success (fault 2)', async () => {
  await observer.query(`create function warn() returns void language plpgsql as
    $$ begin raise warning 'canceling wait for synchronous replication due to user request'; end $$`)
  expect(await failureOf(() => pool.query('select warn()'))).toBe(503)
  const inTransaction = db.transaction().execute(async (trx) => void (await sql`select warn()`.execute(trx)))
  expect(await failureOf(() => inTransaction)).toBe(503)
  expect(await failureOf(() => sleep(db, 0))).toBe('nothing')
})

test('no limit of a statement can strike a commit', async () => {
  const { rows } = await pool.query("select current_setting('statement_timeout') as limit")
  expect(rows).toEqual([{ limit: '0' }])
})
