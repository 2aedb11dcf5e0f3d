import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { beforeEach, expect, it, vi } from 'vitest'
import { createJobs } from '../../../platform/jobs/jobs.ts'
import { createSites } from '../site/served-site.ts'
import { deliver, deliverHandler, resumeDeliveries } from './deliver.job.ts'
import { listAttempts, listDeliveries } from './deliveries.store.ts'
import { createWebhookEvents } from './record-event.ts'
import { replay } from './replay.ts'
import { makeSecret } from './secrets.ts'
import { createTestDeliveries } from './testing-deliveries.ts'
import { answering, hanging, type ReceivedRequest } from './testing-receiver.ts'

const { db, pool, receiver, encryptor, clock, logged, log, ...deliveries } = await createTestDeliveries()
const { site, crm, sitesWith, dependenciesWith, dependencies, minutesLater, happen, deliveryOf, attemptDue } =
  deliveries

/** Reads a webhook as a receiver with this secret, at the time of the attempt. Throws if the signature is wrong. */
function verify({ headers, body }: ReceivedRequest, secret: string): unknown {
  vi.useFakeTimers({ toFake: ['Date'], now: clock.now })
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>)
  } finally {
    vi.useRealTimers()
  }
}

const secret = await makeSecret({ db, encryptor }, { site, endpoint: 'crm' }, clock.now)
const queuedJobs = async () =>
  (await pool.query('select key, run_at, locked_at from graphile_worker.jobs order by id')).rows

beforeEach(async () => {
  receiver.reset()
  logged.length = 0
  await db.deleteFrom('webhook_events').execute()
  await db.deleteFrom('webhook_disabled').execute()
  await db.deleteFrom('webhook_failing').execute()
  await db.deleteFrom('mails').execute()
  await pool.query('delete from graphile_worker._private_jobs')
})

it('sends an event once, with a signature that the specification’s package accepts', async () => {
  const id = await happen()
  await attemptDue()
  await attemptDue()
  expect(receiver.received).toHaveLength(1)
  const [request] = receiver.received
  if (!request) throw new Error('Nothing was sent')
  const { event_id } = await deliveryOf(id)
  expect(verify(request, secret)).toMatchObject({ type: 'offer.updated', data: { state: 'quoted', line: 'gl' } })
  expect(request.headers).toMatchObject({ 'webhook-id': event_id, 'content-type': 'application/json' })
  expect(Buffer.byteLength(request.body)).toBeLessThan(20_000)
  expect(await deliveryOf(id)).toMatchObject({ state: 'delivered', attempts: 1, log: [204] })
})

it('retries after an error or silence, with the same id and a new time, and keeps a log', async () => {
  const id = await happen()
  receiver.now(answering(500, {}, `no ${'x'.repeat(5000)}`))
  await attemptDue()
  const [job] = await queuedJobs()
  expect(job).toMatchObject({ key: id, run_at: (await deliveryOf(id)).next_attempt_at })
  await attemptDue()
  expect(receiver.received).toHaveLength(1)
  minutesLater(1)
  receiver.now(hanging)
  await attemptDue(dependenciesWith({ webhookTimeoutMs: 500 }))
  minutesLater(10)
  receiver.now(answering(200))
  await attemptDue()
  expect(await deliveryOf(id)).toMatchObject({ state: 'delivered', attempts: 3, log: [500, 'timeout', 200] })
  const headers = receiver.received.map((request) => request.headers)
  expect(new Set(headers.map((each) => each['webhook-id'])).size).toBe(1)
  expect(new Set(headers.map((each) => each['webhook-timestamp'])).size).toBe(3)
  const [first] = await listAttempts(db, [id])
  expect(first?.reply).toHaveLength(1024)
})

it('a receiver that is down for a day gets everything later', async () => {
  receiver.now(answering(502))
  for (const version of [1, 2, 3]) await happen(version)
  for (let minutes = 0; minutes < 24 * 60; minutes += 10) {
    await attemptDue()
    minutesLater(10)
  }
  const attempts = receiver.received.length
  expect(attempts).toBeGreaterThan(10)
  receiver.reset()
  for (let hours = 0; hours < 24; hours++) {
    await attemptDue()
    minutesLater(60)
  }
  const versions = receiver.received.map(({ body }) => JSON.parse(body).data.version)
  expect(versions.toSorted()).toEqual([1, 2, 3])
})

it('waits as long as an overloaded receiver asks, and sends it nothing meanwhile', async () => {
  const deps = dependenciesWith()
  const [id, other] = [await happen(), await happen()]
  receiver.now(answering(429, { 'retry-after': '900' }))
  await deliver(deps, id, { signal: undefined })
  const { next_attempt_at } = await deliveryOf(id)
  expect(next_attempt_at.getTime() - clock.now.getTime()).toBeGreaterThanOrEqual(900_000)
  await deliver(deps, other, { signal: undefined })
  expect(receiver.received).toHaveLength(1)
  expect(await deliveryOf(other)).toMatchObject({ state: 'waiting', attempts: 0 })
})

it('gives up after three days, reports it, and sends again on request', async () => {
  const id = await happen()
  receiver.now(answering(500))
  for (let hours = 0; hours < 96; hours++) {
    await attemptDue()
    minutesLater(60)
  }
  expect(await deliveryOf(id)).toMatchObject({ state: 'failed', reason: 'given_up', attempts: 10 })
  expect(logged.join()).toContain('webhook failed on every attempt')
  const [first] = receiver.received
  receiver.reset()
  expect(await replay(db, { site, endpoint: 'crm', since: undefined }, clock.now)).toBe(1)
  await attemptDue()
  expect(await deliveryOf(id)).toMatchObject({ state: 'delivered', attempts: 1 })
  expect(receiver.received[0]?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  expect(await replay(db, { ids: [id, randomUUID()] }, clock.now)).toBe(1)
})

it('follows no redirect', async () => {
  receiver.now(answering(302, { location: `http://localhost:${receiver.port}/elsewhere` }))
  const id = await happen()
  await attemptDue()
  expect(await deliveryOf(id)).toMatchObject({ state: 'waiting', log: [302] })
  expect(receiver.received).toHaveLength(1)
})

it.each([
  // The name is looked up when the connection is made.
  ['https://localhost:PORT/hooks', 'private_address'],
  ['https://127.0.0.1:PORT/hooks', 'private_address'],
  ['https://0x7f.1:PORT/hooks', 'private_address'],
  ['https://[::1]:PORT/hooks', 'private_address'],
  ['https://169.254.169.254/latest', 'private_address'],
  ['http://localhost:PORT/hooks', 'not_https'],
])('connects to no private network and without encryption to nobody: %s', async (url, failure) => {
  const id = await happen()
  const sites = sitesWith({ ...crm, url: url.replace('PORT', String(receiver.port)) })
  await attemptDue(dependenciesWith({ sites, webhooksToPrivateNetworks: false }))
  expect(await deliveryOf(id)).toMatchObject({ state: 'waiting', log: [failure] })
  expect(receiver.received).toEqual([])
})

it('removing the endpoint or the type from the site’s file stops its deliveries', async () => {
  for (const sites of [sitesWith(), sitesWith({ ...crm, events: ['bind.confirmed'] }), createSites([])]) {
    const id = await happen()
    await attemptDue(dependenciesWith({ sites }))
    expect(await deliveryOf(id)).toMatchObject({ state: 'dropped', reason: 'not_configured' })
  }
  expect(receiver.received).toEqual([])
})

it('after a rotation both secrets sign for a day', async () => {
  const endpoint = { site, endpoint: 'crm' }
  const next = await makeSecret({ db, encryptor }, endpoint, clock.now)
  await happen()
  await attemptDue()
  const [during] = receiver.received
  if (!during) throw new Error('Nothing was sent')
  for (const each of [secret, next]) expect(verify(during, each)).toBeDefined()
  minutesLater(24 * 60 + 1)
  await happen()
  await attemptDue()
  const after = receiver.received[1]
  if (!after) throw new Error('Nothing was sent')
  expect(verify(after, next)).toBeDefined()
  expect(() => verify(after, secret)).toThrow('No matching signature')
  const secretRows = await db.selectFrom('webhook_secrets').selectAll().execute()
  expect(JSON.stringify(secretRows)).not.toContain(next.slice(6))
})

it('an endpoint without a secret is not sent to, and the log says why', async () => {
  const bare = { ...crm, id: 'bare' }
  const { recordTest } = createWebhookEvents({ sites: sitesWith(bare), pageAddress: () => '', clock: () => clock.now })
  await db.transaction().execute((trx) => recordTest(trx, site, bare))
  await attemptDue(dependenciesWith({ sites: sitesWith(bare) }))
  const [delivery] = await listDeliveries(db, { site, endpoint: 'bare', limit: 1 })
  expect(await deliveryOf(delivery?.id ?? '')).toMatchObject({ state: 'waiting', log: ['no_secret'] })
  expect(receiver.received).toEqual([])
})

it('a server killed after the commit, or while sending, loses nothing', async () => {
  clock.now = new Date()
  // Killed before it did anything, or while running the job.
  const [first, second] = [await happen(1), await happen(2)]
  await pool.query(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'dead' where key = $1`, [
    second,
  ])
  await db
    .updateTable('webhook_deliveries')
    .set({ leased_until: new Date(clock.now.getTime() - 1) })
    .where('id', '=', second)
    .execute()
  await resumeDeliveries(db)
  const jobs = await createJobs({ pool, log, handlers: [deliverHandler(dependencies)] })
  await vi.waitFor(
    async () => {
      for (const id of [first, second]) expect(await deliveryOf(id)).toMatchObject({ state: 'delivered', attempts: 1 })
    },
    { timeout: 60_000 },
  )
  await jobs.stop()
  expect(receiver.received).toHaveLength(2)
})

it('a delivery that another server is sending is not sent twice', async () => {
  const id = await happen()
  await db
    .updateTable('webhook_deliveries')
    .set({ leased_until: new Date(clock.now.getTime() + 60_000) })
    .execute()
  await expect(deliver(dependencies, id, { signal: undefined })).rejects.toThrow('Another server')
  expect(receiver.received).toEqual([])
})

it('a hanging receiver occupies at most two deliveries of a server', async () => {
  const deps = dependenciesWith({ webhookTimeoutMs: 500 })
  receiver.now(hanging)
  const ids = [await happen(), await happen(), await happen()]
  await Promise.all(ids.map((id) => deliver(deps, id, { signal: undefined })))
  expect((await Promise.all(ids.map(deliveryOf))).map(({ attempts }) => attempts).toSorted()).toEqual([0, 1, 1])
})
