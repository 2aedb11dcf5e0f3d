import { expect, test, vi } from 'vitest'
import { createTestApp } from '../../../../testing/test-app.ts'

const { browser, pool } = await createTestApp()

test('a connection lost while saving is a 503 with a retry, and nothing is half saved (case D7)', async () => {
  const rosa = browser()
  const quote = await rosa.begin()
  const holder = await pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select 1 from quotes where id = $1 for update', [quote._id])
    const saving = rosa.save(quote, '/', { class_code_ref: 'CW238320A', zip_code: '60614', business_type: 'llc' })
    await vi.waitFor(async () => expect(await cutThoseWaiting()).toBe(1), { timeout: 60_000, interval: 20 })
    await holder.query('rollback')
    const reply = await saving
    expect([reply.status, reply.body.code]).toEqual([503, 'database.unavailable'])
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  } finally {
    holder.release(true)
  }
  expect((await rosa.get(`quote/${quote._id}`)).body.data).toEqual(quote)
})

async function cutThoseWaiting(): Promise<number> {
  const { rows } = await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}
