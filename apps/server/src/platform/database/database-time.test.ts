import { expect, test } from 'vitest'
import { StartupError } from '../errors/startup-error.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { databaseTime, laterTime, refuseWrongClock } from './database-time.ts'

const { db } = await createTestDatabase()
const now = new Date('2026-11-20T18:00:00Z')
const after = (seconds: number): Date => new Date(now.getTime() + seconds * 1000)

test('the database tells the time by its own clock (fault 6)', async () => {
  const apart = Math.abs(Date.now() - (await databaseTime(db)).getTime())
  expect(apart).toBeLessThan(60_000)
})

test('a requeued job is due by the clock of the database too (fault 6)', async () => {
  const before = await databaseTime(db)
  expect((await laterTime(db, () => new Date(before.getTime() - 86_400_000))).getTime()).toBeGreaterThanOrEqual(
    before.getTime(),
  )
  const ahead = new Date(before.getTime() + 86_400_000)
  expect(await laterTime(db, () => ahead)).toEqual(ahead)
})

test.for([60, -60, 0.5])('a server whose clock is %s seconds from the database starts (fault 6)', (seconds) => {
  expect(() => refuseWrongClock({ before: after(seconds), after: after(seconds) }, now)).not.toThrow()
})

test.for([61, -3600])('a server whose clock is %s seconds away says so and what to do (fault 6)', (seconds) => {
  const start = () => refuseWrongClock({ before: after(seconds), after: after(seconds) }, now)
  expect(start).toThrow(StartupError)
  expect(start).toThrow(
    `are ${Math.abs(seconds)} seconds apart: correct the wrong one, preferably by NTP, and start again.`,
  )
})

test('the duration of the query does not count (fault 6)', () => {
  expect(() => refuseWrongClock({ before: after(-300), after: after(5) }, now)).not.toThrow()
})
