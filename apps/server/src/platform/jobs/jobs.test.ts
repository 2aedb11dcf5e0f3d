import { Type } from 'typebox'
import { afterAll, expect, test, vi } from 'vitest'
import { createLog } from '../log/log.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { addJob, createJobs, handleJob } from './jobs.ts'

const { db, pool } = await createTestDatabase()
const greet = { name: 'test.greet', payload: Type.Object({ name: Type.String() }) }
const stumble = { name: 'test.stumble', payload: Type.Object({}) }

const greetings: string[] = []
const attempts: number[] = []
const jobs = await createJobs({
  pool,
  log: createLog('silent'),
  handlers: [
    handleJob(greet, async ({ name }) => {
      greetings.push(name)
    }),
    handleJob(stumble, async (_payload, { attempt }) => {
      attempts.push(attempt)
      throw new Error('stumbled')
    }),
  ],
})
afterAll(() => jobs.stop())

test('a job runs once its transaction commits, and not when it rolls back', async () => {
  const rolledBack = db.transaction().execute(async (trx) => {
    await addJob(trx, greet, { name: 'nobody' })
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  await db.transaction().execute((trx) => addJob(trx, greet, { name: 'Ada' }))
  await vi.waitFor(() => expect(greetings).toEqual(['Ada']), { timeout: 60_000 })
})

test('a failed job stays queued for another attempt', async () => {
  await addJob(db, stumble, {}, { maxAttempts: 3 })
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        "select attempts, last_error from graphile_worker.jobs where task_identifier = 'test.stumble'",
      )
      expect(rows).toEqual([{ attempts: 1, last_error: expect.stringContaining('stumbled') }])
    },
    { timeout: 60_000 },
  )
  expect(attempts).toEqual([1])
})

test('a second job with the same key replaces the first while it waits', async () => {
  const later = new Date(Date.now() + 3_600_000)
  await addJob(db, greet, { name: 'first' }, { jobKey: 'greeting', runAt: later })
  await addJob(db, greet, { name: 'second' }, { jobKey: 'greeting', runAt: later })
  const { rows } = await pool.query("select count(*)::int as waiting from graphile_worker.jobs where key = 'greeting'")
  expect(rows).toEqual([{ waiting: 1 }])
})
