import { expect, it, vi } from 'vitest'
import { createTestApp } from '../../../testing/test-app.ts'
import { nextHour } from './seal-evidence.job.ts'

const { browser, clock, db, logged, pool, work } = await createTestApp()

it('seals at each full hour, and says the seal in the log (case D13)', async () => {
  await browser().begin()
  // Far ahead, so that the next run waits whatever the day is on which this test is run.
  clock.now = new Date('2099-03-04T09:30:00Z')
  await pool.query("select graphile_worker.add_job('evidence.seal', '{}')")
  const stop = await work()
  await vi.waitFor(() => expect(logged.join('')).toContain('evidence sealed'), { timeout: 60_000 })
  await stop()
  const seal = await db.selectFrom('evidence_seals').selectAll().executeTakeFirstOrThrow()
  expect(JSON.parse(logged.find((line) => line.includes('evidence sealed')) ?? '{}')).toMatchObject({
    seal: seal.number,
    heads: 1,
    hash: seal.hash,
  })
  const { rows } = await pool.query("select run_at from graphile_worker.jobs where key = 'evidence.seal'")
  expect(rows).toEqual([{ run_at: new Date('2099-03-04T10:00:00Z') }])
})

it('comes after a full hour at the next one (case D13)', () => {
  expect(nextHour(new Date('2026-11-21T08:00:00Z'))).toEqual(new Date('2026-11-21T09:00:00Z'))
  expect(nextHour(new Date('2026-11-21T08:59:59Z'))).toEqual(new Date('2026-11-21T09:00:00Z'))
})
