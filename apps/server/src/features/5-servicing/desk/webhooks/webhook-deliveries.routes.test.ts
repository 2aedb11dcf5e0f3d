import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { defaultSite } from '../../../../testing/default-site.ts'
import { signInAs } from '../../../../testing/sign-in.ts'
import { createTestApp } from '../../../../testing/test-app.ts'

const webhooks = [
  {
    id: 'crm',
    url: 'https://crm.example/hooks',
    events: ['application.started', 'application.closed', 'application.reopened'],
  },
] as const
const { browser, db, clock } = await createTestApp({ sites: [{ ...defaultSite, webhooks }] })

const desk = browser()
await signInAs(desk, 'desk@coverwright.example')
const list = async (query = '') => (await desk.get(`desk/webhooks/deliveries${query}`)).body.data

it('the desk reads its site’s webhook deliveries, and sends a dead letter again', async () => {
  const quote = (await browser().post('quote', {})).body.data
  const [{ id, ...delivery }] = await list()
  expect(delivery).toMatchObject({ type: 'application.started', application: quote.uuid, state: 'waiting' })
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', reason: 'given_up', attempts: 10, finished_at: clock.now })
    .execute()
  const attempt = { id: randomUUID(), delivery_id: id, at: clock.now, ms: 12, failure: null }
  await db
    .insertInto('webhook_attempts')
    .values({ ...attempt, status: 500, reply: 'no' })
    .execute()
  expect(await list('?state=failed&endpoint=crm')).toMatchObject([
    { id, reason: 'given_up', attempts: [{ ms: 12, status: 500, reply: 'no' }] },
  ])
  expect((await desk.post(`desk/webhooks/deliveries/${id}/replay`)).status).toBe(204)
  expect(await list()).toMatchObject([{ id, state: 'waiting' }])

  await db
    .updateTable('webhook_deliveries')
    .set({ leased_until: new Date(clock.now.getTime() + 1000) })
    .execute()
  expect((await desk.post(`desk/webhooks/deliveries/${id}/replay`)).status).toBe(409)
  await db.updateTable('webhook_deliveries').set({ site: 'another' }).execute()
  expect(await list()).toEqual([])
  expect((await desk.post(`desk/webhooks/deliveries/${id}/replay`)).status).toBe(404)
})

it('lists page after page, and each delivery once', async () => {
  for (let count = 0; count < 60; count++) await browser().post('quote', {})
  const first: { id: string }[] = await list()
  const second: { id: string }[] = await list(`?after=${first.at(-1)?.id}`)
  expect(first).toHaveLength(50)
  expect(second.length).toBeGreaterThanOrEqual(10)
  expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(first.length + second.length)
})

it('the desk sees an endpoint’s state, re-enables it and sends its dead letters again', async () => {
  const [before] = (await desk.get('desk/webhooks/endpoints')).body.data
  expect(before).toMatchObject({ id: 'crm', url: 'https://crm.example/hooks', has_secret: false, failed: 0 })
  expect(before.waiting).toBeGreaterThan(0)
  await db
    .insertInto('webhook_disabled')
    .values({ site: defaultSite.id, endpoint: 'crm', at: clock.now, reason: 'failing' })
    .execute()
  const [{ id }] = await list()
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', finished_at: clock.now })
    .where('id', '=', id)
    .execute()
  const [disabledEndpoint] = (await desk.get('desk/webhooks/endpoints')).body.data
  expect(disabledEndpoint).toMatchObject({ failed: 1, disabled: { reason: 'failing' } })
  expect((await desk.post('desk/webhooks/endpoints/crm/enable')).status).toBe(204)
  expect((await desk.post('desk/webhooks/endpoints/crm/replay')).body.data).toEqual({ count: 1 })
  const [after] = (await desk.get('desk/webhooks/endpoints')).body.data
  expect(after).toMatchObject({ failed: 0 })
  expect(after.disabled).toBeUndefined()
  expect((await desk.post('desk/webhooks/endpoints/none/enable')).status).toBe(404)
})

it('reports that an application was closed and reopened', async () => {
  const rosa = browser()
  const quote = (await rosa.post('quote', {})).body.data
  const listDeliveries = async () => {
    const events = await db
      .selectFrom('webhook_events')
      .select(['type', 'body'])
      .where('application', '=', quote.uuid)
      .orderBy('occurred_at')
      .execute()
    return events.map(({ type, body }) => [type, JSON.parse(body).data.state, JSON.parse(body).data.previous])
  }
  clock.now = new Date(clock.now.getTime() + 1000)
  await desk.post(`desk/applications/${quote._id}/close`, { reason: 'test' })
  clock.now = new Date(clock.now.getTime() + 1000)
  await desk.post(`desk/applications/${quote._id}/reopen`, {})
  expect((await listDeliveries()).slice(1)).toEqual([
    ['application.closed', 'closed', 'draft'],
    ['application.reopened', 'draft', 'closed'],
  ])
})

it('nobody else may', async () => {
  const [dana, agent] = [browser(), browser()]
  await signInAs(dana, 'dana@shop.example')
  await signInAs(agent, 'agent@quarry-street.example')
  for (const caller of [dana, agent]) {
    expect((await caller.get('desk/webhooks/deliveries')).status).toBe(403)
    expect((await caller.get('desk/webhooks/endpoints')).status).toBe(403)
    for (const path of [`deliveries/${randomUUID()}/replay`, 'endpoints/crm/replay', 'endpoints/crm/enable'])
      expect((await caller.post(`desk/webhooks/${path}`)).status, path).toBe(403)
  }
})
