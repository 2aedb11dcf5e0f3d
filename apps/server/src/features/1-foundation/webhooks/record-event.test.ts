import { randomUUID } from 'node:crypto'
import { webhookBody, webhookEvents, webhookEventTypes } from '@coverwright/contract/webhooks/webhook-events'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../../../platform/testing/test-database.ts'
import { defaultSite } from '../../../testing/default-site.ts'
import { createSites } from '../site/served-site.ts'
import type { Endpoint } from './endpoints.ts'
import { createWebhookEvents } from './record-event.ts'

const { db, pool } = await createTestDatabase()
const now = new Date('2026-03-01T09:00:00Z')

const crm: Endpoint = {
  id: 'crm',
  url: 'https://crm.example/hooks',
  events: ['application.started', 'offer.updated'],
}

const eventsOf = (webhooks?: Endpoint[]) =>
  createWebhookEvents({
    sites: createSites([{ ...defaultSite, ...(webhooks ? { webhooks } : {}) }]),
    pageAddress: (site, path) => `https://${site}.example${path}`,
    clock: () => now,
  })

const application = randomUUID()
const startEvent = {
  site: defaultSite.id,
  type: 'application.started',
  data: { id: application, application, version: 1, state: 'draft' },
} as const

const jobs = async () =>
  (await pool.query("select payload from graphile_worker._private_jobs where payload::text like '%delivery%'")).rows

it('writes nothing for a site without endpoints, or a type that none subscribes to', async () => {
  await eventsOf().recordEvent(db, startEvent)
  await eventsOf([crm]).recordEvent(db, { ...startEvent, type: 'application.submitted' })
  expect(eventsOf([crm]).isWanted(defaultSite.id, 'application.submitted')).toBe(false)
  expect(await db.selectFrom('webhook_events').selectAll().execute()).toEqual([])
  expect(await jobs()).toEqual([])
})

it('writes event, deliveries and jobs in the transaction of the caller', async () => {
  const webhooks = [crm, { ...crm, id: 'ams' }]
  const failure = db.transaction().execute(async (trx) => {
    await eventsOf(webhooks).recordEvent(trx, startEvent)
    throw new Error('rolled back')
  })
  await expect(failure).rejects.toThrow('rolled back')
  expect(await db.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([])
  expect(await jobs()).toEqual([])

  await db.transaction().execute((trx) => eventsOf(webhooks).recordEvent(trx, startEvent))
  const { body } = await db.selectFrom('webhook_events').select('body').executeTakeFirstOrThrow()
  expect(JSON.parse(body)).toEqual({
    type: 'application.started',
    timestamp: '2026-03-01T09:00:00.000Z',
    data: {
      ...startEvent.data,
      link: `https://${defaultSite.id}.example/desk?search=CW-${application.slice(0, 8).toUpperCase()}`,
    },
  })
  const deliveries = await db
    .selectFrom('webhook_deliveries')
    .select(['endpoint', 'state'])
    .orderBy('endpoint')
    .execute()
  expect(deliveries).toEqual([
    { endpoint: 'ams', state: 'waiting' },
    { endpoint: 'crm', state: 'waiting' },
  ])
  expect(await jobs()).toHaveLength(2)
})

it('sends only what the type’s schema names, whatever the caller gives', async () => {
  const data = { ...startEvent.data, company_name: 'Hearth & Rye', contact_email: 'ana@hearthandrye.example' }
  await eventsOf([crm]).recordEvent(db, { ...startEvent, data })
  const bodies = await db.selectFrom('webhook_events').select('body').execute()
  expect(bodies.map(({ body }) => body).join()).not.toMatch(/Hearth|ana@/)
})

it.each(webhookEventTypes)('%s has a closed schema of ids, states, versions and links', (type) => {
  expect(webhookEvents[type].description).toMatch(/\.$/)
  expect(type).toMatch(/^[a-z0-9_.]+$/)
  const names = Object.keys(webhookEvents[type].data.properties)
  const allowedKeys = ['id', 'application', 'version', 'state', 'previous', 'link']
  const ids = ['submission', 'offer', 'line', 'carrier', 'kind', 'endpoint']
  expect(names.filter((name) => ![...allowedKeys, ...ids].includes(name))).toEqual([])
  const body = { type, timestamp: now.toISOString(), data: { company_name: 'Hearth & Rye' } }
  expect(Value.Check(webhookBody(type), body)).toBe(false)
})
