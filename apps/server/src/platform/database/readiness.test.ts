import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'
import { createPool } from './database.ts'
import { readMigrations } from './migrate.ts'
import { createReadiness } from './readiness.ts'

const { url, pool } = await createTestDatabase()
// Test databases do not flush commits to the disk.
const durableUrl = new URL(url)
durableUrl.searchParams.set('options', '-c synchronous_commit=on')
const durable = createPool({ url: durableUrl.href.replaceAll('+', '%20'), max: 1 })
afterAll(() => durable.end())
const [first] = readMigrations()
if (!first) throw new Error('There are migrations')

test('is ready on a database of a newer version, and not on one of an older (case D7)', async () => {
  expect(await createReadiness(pool, [first])()).toBe(true)
  expect(await createReadiness(pool, [...readMigrations(), { ...first, number: 9001, checksum: 'newer' }])()).toBe(
    false,
  )
})

test('is checked once, however many ask', async () => {
  const isReady = createReadiness(pool)
  const answers = [isReady(), isReady(), isReady()]
  expect(new Set(answers).size).toBe(1)
  expect(await answers[0]).toBe(true)
})

test('checks by writing, durably (fault 4)', async () => {
  const flushedPosition = async (): Promise<string> =>
    (await pool.query('select pg_current_wal_flush_lsn()::text as lsn')).rows[0]?.lsn
  const before = await flushedPosition()
  await createReadiness(durable)()
  const { rows } = await pool.query('select pg_current_wal_flush_lsn() > $1::pg_lsn as further', [before])
  expect(rows).toEqual([{ further: true }])
})
