import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { lazy } from '../../../platform/lazy.ts'
import { fillQuote, painter, typesOf } from '../../../testing/fill-quote.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { listWaitingScans } from './domain-scan.store.ts'
import { resumeScans } from './scan-domain.job.ts'

const { browser, db, work, disturb, calm, logged, insurers } = await createTestApp()
const stop = await work()
afterAll(stop)
beforeEach(() => calm())

const cyberAnswers = { has_domain: 'Yes', domain: 'www.Shop7.example.com', scan_consent: 'Yes' }

/** A quote that has come to the page of the scan; nothing was scanned yet. */
async function atScan(cyber: object = cyberAnswers) {
  const rosa = browser()
  const application = { ...painter, insurance_types: typesOf('cl'), cyber }
  const quote = await fillQuote(rosa, application, '/dynamic-questions/cyber/edit/0')
  const path = `quote/${quote._id}/domain-scan`
  const settledScan = () =>
    vi.waitFor(
      async () => {
        const { data } = (await rosa.get(path)).body
        expect(data.state).not.toBe('waiting')
        return data
      },
      { timeout: 60_000, interval: 200 },
    )
  return { rosa, quote, path, settled: settledScan }
}

test('a scan is requested, awaited and shown in plain words, labelled as a sample (Q9)', async () => {
  const { rosa, path, settled } = await atScan()
  expect((await rosa.get(path)).body.data).toEqual({ state: 'none', domain: 'shop7.example.com', findings: [] })
  const reply = await rosa.post(path, {})
  expect([reply.status, reply.body.data.state, reply.body.data.domain]).toEqual([200, 'waiting', 'shop7.example.com'])
  const scan = await settled()
  expect(scan).toMatchObject({ state: 'done', carrier_name: 'Ledgerstone Specialty', sample: true })
  for (const { severity, title, text } of scan.findings) {
    expect(['high', 'medium', 'low']).toContain(severity)
    expect([title.length > 10, text.endsWith('.')]).toEqual([true, true])
  }
})

test('requesting it again, in two tabs at once or later, returns the same scan (Q9)', async () => {
  const { rosa, quote, path, settled } = await atScan()
  const both = await Promise.all([rosa.post(path, {}), rosa.post(path, { domain: 'https://shop7.example.com/' })])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const first = await settled()
  expect((await rosa.post(path, {})).body.data).toEqual(first)
  const rows = await db.selectFrom('domain_scans').selectAll().where('quote_id', '=', quote._id).execute()
  expect(rows).toHaveLength(1)
})

test('without consent nothing is scanned (Q9)', async () => {
  const { rosa, quote, path } = await atScan({ ...cyberAnswers, scan_consent: 'No' })
  const refusal = await rosa.post(path, {})
  expect([refusal.status, refusal.body.code]).toEqual([409, 'domain_scan.no_consent'])
  expect((await rosa.get(path)).body.data.state).toBe('none')
  expect(await db.selectFrom('domain_scans').selectAll().where('quote_id', '=', quote._id).execute()).toEqual([])
})

const scanPage = lazy(atScan)

test.for([
  '127.0.0.1',
  'http://127.0.0.1:22/',
  'http://169.254.169.254/latest',
  '[::1]',
  '::ffff:127.0.0.1',
  '[::ffff:7f00:1]',
  '0x7f.1',
  '2130706433',
  'localhost',
  'app.localhost',
  'printer.local',
  'db.internal',
  'file:///etc/passwd',
  'https://user:secret@shop7.example.com',
  'shop7.example.com\r\nHost: evil.test',
  'else.example.org',
  '',
  '\u0000',
])('%j is no domain of this application (Q9) (case F7)', async (domain) => {
  const { rosa, path } = await scanPage()
  const refusal = await rosa.post(path, { domain })
  expect([refusal.status, refusal.body.code, refusal.body.errors?.[0].field]).toEqual([
    422,
    'domain_not_allowed',
    'domain',
  ])
})

test('a stranger is asked to sign in (Q9)', async () => {
  const { rosa, path } = await atScan()
  await rosa.post(path, {})
  const stranger = browser()
  await stranger.begin()
  expect((await stranger.get(path)).status).toBe(401)
  expect((await stranger.post(path, {})).status).toBe(401)
})

// The ways in which an insurer can fail are tested with the client of insurers.
test('if the insurer fails there is no scan, and the application goes on to its end (Q9, E1)', async () => {
  const { rosa, quote, path, settled } = await atScan()
  await disturb({ carrier: 'rps', operation: 'domain_scans', fail: 'drop' })
  await rosa.post(path, {})
  expect(await settled()).toMatchObject({ state: 'failed', findings: [] })
  expect(
    (await rosa.get(`quote/${quote._id}/validate`)).body.data.problems.map(({ step }: { step: string }) => step),
  ).not.toContain('/cl/domain-scan')
  await calm()
  expect((await rosa.post(path, {})).body.data.state).toBe('waiting')
  expect((await settled()).state).toBe('done')
})

test('the next server resumes a scan of a crashed one (Q9)', async () => {
  const { rosa, quote, path, settled } = await atScan()
  await rosa.post(path, {})
  await settled()
  await db
    .updateTable('domain_scans')
    .set({ state: 'waiting', answered_at: null })
    .where('quote_id', '=', quote._id)
    .execute()
  expect(await listWaitingScans(db)).toHaveLength(1)
  await resumeScans(db)
  expect((await settled()).state).toBe('done')
})

test('each domain has its own scan, and at most six are scanned (Q9)', async () => {
  const others = [1, 2, 3, 4, 5].map((at) => ({ domain: `other${at}.example.com` }))
  const { rosa, path } = await atScan({ ...cyberAnswers, other_domains: others })
  for (const { domain } of [{ domain: 'shop7.example.com' }, ...others]) {
    expect((await rosa.post(path, { domain })).status).toBe(200)
  }
  const quote = (await rosa.get('quote')).body.data
  const renameReply = await rosa.save(quote, '/dynamic-questions/cyber_domains/edit/0', {
    cyber: { domain: 'seventh.example.com' },
  })
  expect(renameReply.status).toBe(200)
  expect((await rosa.get(path)).body.data).toMatchObject({ state: 'none', domain: 'seventh.example.com' })
  const refusal = await rosa.post(path, {})
  expect([refusal.status, refusal.body.code]).toEqual([409, 'domain_scan.too_many'])
})

test('the log names no domain (Q9)', async () => {
  await disturb({ carrier: 'rps', operation: 'domain_scans', fail: 'status' })
  const { rosa, path, settled } = await atScan()
  await rosa.post(path, {})
  await settled()
  expect(logged.join()).not.toContain('shop7')
})

test('a domain is named to the insurer and contacted by nobody here, wherever its name leads (Q9) (case F7)', async () => {
  const fetchedUrls: string[] = []
  const fetchSpy = vi.spyOn(globalThis, 'fetch')
  const { rosa, path, settled } = await atScan({ ...cyberAnswers, domain: 'rebinding.example.com' })
  await rosa.post(path, {})
  expect((await settled()).state).toBe('done')
  fetchedUrls.push(...fetchSpy.mock.calls.map(([address]) => new URL(String(address)).host))
  fetchSpy.mockRestore()
  expect(fetchedUrls.length).toBeGreaterThan(0)
  expect(new Set(fetchedUrls)).toEqual(new Set([new URL(insurers).host]))
})
