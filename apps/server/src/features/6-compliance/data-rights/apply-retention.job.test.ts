import { expect, it, vi } from 'vitest'
import { sampleSites } from '../../../testing/default-site.ts'
import { fillQuote, painter } from '../../../testing/fill-quote.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { createSites } from '../../1-foundation/site/served-site.ts'
import { applyRetention, isTooMuch, nextNight } from './apply-retention.job.ts'
import { dumpOf } from './testing-dump.ts'

const { browser, clock, db, logged, pool, work } = await createTestApp()

const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
const dayInMs = 86_400_000
const start = clock.now
const daysLater = (days: number): Date => new Date(start.getTime() + days * dayInMs)

const keeping = (retention: { draftDays: number; submittedYears: number; legalHold: boolean | readonly string[] }) =>
  createSites(sampleSites.map((site) => ({ ...site, retention })))
const idsLeft = async () => (await db.selectFrom('quotes').select('id').orderBy('id').execute()).map(({ id }) => id)

it('erases expired drafts, and none that was touched, submitted or held (case D12)', async () => {
  const old = await fillQuote(browser(), { ...painter, contact_email: 'old@shop.example' }, '/insurance')
  const quote = await fillQuote(browser(), undefined, '/insurance')
  const owner = browser()
  const submittedQuote = await fillQuote(owner)
  await owner.patch(`quote/${submittedQuote._id}/finish_form`, { attestation })
  const returning = browser()
  const touchedQuote = await fillQuote(returning, undefined, '/insurance')
  clock.now = daysLater(20)
  expect((await returning.save(touchedQuote, '/insurance', { insurance_types: painter.insurance_types })).status).toBe(
    200,
  )

  const sites = keeping({ draftDays: 30, submittedYears: 7, legalHold: [quote.uuid] })
  clock.now = daysLater(30)
  expect(await applyRetention({ db, sites, now: clock.now })).toEqual({ erased: 0, over: 0 })
  clock.now = daysLater(31)
  expect(await applyRetention({ db, sites, now: clock.now })).toEqual({ erased: 1, over: 0 })
  expect(await idsLeft()).toEqual([quote._id, submittedQuote._id, touchedQuote._id].sort())
  expect(await dumpOf(pool)).not.toContain('old@shop.example')
  const [erasure] = await db.selectFrom('erasures').selectAll().execute()
  expect(erasure).toMatchObject({ quote_id: old._id, person_id: null, reason: 'retention' })

  const everything = keeping({ draftDays: 1, submittedYears: 7, legalHold: true })
  clock.now = daysLater(8 * 366)
  expect(await applyRetention({ db, sites: everything, now: clock.now })).toEqual({ erased: 0, over: 0 })
  expect(await applyRetention({ db, sites, now: clock.now })).toEqual({ erased: 1, over: 1 })
  expect(await idsLeft()).toEqual([quote._id, submittedQuote._id].sort())
})

const runOnce = async (until: string): Promise<Record<string, unknown>> => {
  logged.length = 0
  await pool.query("select graphile_worker.add_job('data-rights.apply-retention', '{}')")
  const stop = await work()
  await vi.waitFor(() => expect(logged.join('')).toContain(until), { timeout: 60_000 })
  await stop()
  return JSON.parse(logged.find((line) => line.includes(until)) ?? '{}')
}

it('runs each night by the clock of the database and reports how many it erased (fault 6, case D12)', async () => {
  // A server that is far ahead erases nothing for it.
  clock.now = new Date('2099-03-04T09:30:00Z')
  await pool.query('update quotes set created_at = now(), updated_at = now()')
  expect(await runOnce('retention applied')).toMatchObject({ erased: 0, over: 0 })
  await pool.query("update quotes set created_at = now() - interval '8 years'")
  await pool.query("update quotes set updated_at = now() - interval '8 years'")
  expect(await runOnce('retention applied')).toMatchObject({ erased: 1 })
  const { rows } = await pool.query(
    "select task_identifier, run_at from graphile_worker.jobs where key = 'data-rights.apply-retention'",
  )
  expect(rows).toEqual([{ task_identifier: 'data-rights.apply-retention', run_at: nextNight(new Date()) }])
})

it('erases nothing when more than a tenth is due at once, and says so (fault 6, case D12)', async () => {
  for (let count = 0; count < 11; count++) await browser().begin()
  await pool.query("update quotes set created_at = now() - interval '8 years'")
  await pool.query("update quotes set updated_at = now() - interval '8 years'")
  const before = await idsLeft()
  const report = await runOnce('retention erased nothing')
  expect(report).toMatchObject({ level: 50, due: 11, all: before.length })
  expect(await idsLeft()).toEqual(before)
})

it.for([
  [{ due: 10, all: 10 }, false],
  [{ due: 11, all: 110 }, false],
  [{ due: 12, all: 110 }, true],
] as const)('of %j it is too much: %s (fault 6)', ([due, tooMuch]) => {
  expect(isTooMuch(due)).toBe(tooMuch)
})

it.for([
  ['2026-11-21T07:59:59Z', '2026-11-21T08:00:00Z'],
  ['2026-11-21T08:00:00Z', '2026-11-22T08:00:00Z'],
  ['2026-12-31T23:00:00Z', '2027-01-01T08:00:00Z'],
])('after %s comes the night of %s (case D12)', ([now = '', night = '']) => {
  expect(nextNight(new Date(now))).toEqual(new Date(night))
})
