import { subscribableTypes, type WebhookEventType, webhookBody } from '@coverwright/contract/webhooks/webhook-events'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { defaultSite } from '../../../testing/default-site.ts'
import { fillQuote, painter } from '../../../testing/fill-quote.ts'
import { offersOf } from '../../../testing/offers-of.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const webhooks = [{ id: 'crm', url: 'https://crm.example/hooks', events: [...subscribableTypes] }]
const { browser, db, work } = await createTestApp({ sites: [{ ...defaultSite, webhooks }] })

async function eventsOf(application: string) {
  const rows = await db
    .selectFrom('webhook_events')
    .select(['type', 'body'])
    .where('application', '=', application)
    .execute()
  const events = rows.map(({ type, body }) => ({ type: type as WebhookEventType, ...JSON.parse(body) }))
  return events.toSorted((one, other) => one.data.version - other.data.version)
}

it('reports an application from its beginning to the chosen offer, without names, answers and premiums', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa, { ...painter, contact_email: 'rosa@bluedoor.example' })
  const before = await eventsOf(quote.uuid)
  expect(before.map(({ type, data: { state } }) => [type, state])).toEqual([
    ['application.started', 'draft'],
    ['application.contact_known', 'draft'],
  ])

  const stop = await work()
  await rosa.patch(`quote/${quote._id}/finish_form`, {})
  const offers = await offersOf(rosa, quote.uuid)
  await stop()
  const offer = offers.find(({ state }) => state === 'quoted')
  if (!offer) throw new Error('Nobody offered anything')
  for (const _twice of [1, 2]) await rosa.patch(`quote/${quote._id}/chosen_offers`, { offer_uuids: [offer.uuid] })
  expect((await rosa.patch(`quote/${quote._id}`, { command: 'reopen' })).status).toBe(200)

  const events = await eventsOf(quote.uuid)
  const count = (eventType: string) => events.filter(({ type }) => type === eventType).length
  for (const type of ['started', 'contact_known', 'submitted', 'reopened'])
    expect([type, count(`application.${type}`)]).toEqual([type, 1])
  expect(events.filter(({ type }) => type === 'offer.chosen')).toMatchObject([
    { data: { id: offer.uuid, application: quote.uuid, state: 'chosen', previous: 'open', line: offer.line } },
  ])
  const answerEvents = events.filter(({ type }) => type === 'offer.updated').map(({ data }) => [data.id, data.state])
  expect(answerEvents.toSorted()).toEqual(offers.map(({ uuid, state }) => [uuid, state]).toSorted())
  for (const { type, ...body } of events) expect(Value.Errors(webhookBody(type), { type, ...body })).toEqual([])
  expect(JSON.stringify(events)).not.toMatch(/Blue Door|rosa|420000|premium/i)
})

it('saves at a site without endpoints write nothing more', async () => {
  const { browser, db } = await createTestApp()
  const { _id } = await fillQuote(browser(), painter)
  expect(_id).toBeDefined()
  expect(await db.selectFrom('webhook_events').selectAll().execute()).toEqual([])
})
