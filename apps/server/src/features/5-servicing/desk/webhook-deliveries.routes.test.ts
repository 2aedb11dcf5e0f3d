import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { defaultSite } from '../../../testing/default-site.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const webhooks = [{ id: 'crm', url: 'https://crm.example/hooks', events: ['application.started'] }] as const
const { browser, db, clock } = await createTestApp({ sites: [{ ...defaultSite, webhooks }] })

const desk = browser()
await signInAs(desk, 'desk@coverwright.example')
const list = async (query = '') => (await desk.get(`desk/webhooks/deliveries${query}`)).body.data

it('the desk reads what its site’s webhooks were told, and sends a dead letter again', async () => {
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

it('nobody else may', async () => {
  const [dana, agent] = [browser(), browser()]
  await signInAs(dana, 'dana@shop.example')
  await signInAs(agent, 'agent@quarry-street.example')
  for (const who of [dana, agent]) {
    expect((await who.get('desk/webhooks/deliveries')).status).toBe(403)
    expect((await who.post(`desk/webhooks/deliveries/${randomUUID()}/replay`)).status).toBe(403)
  }
})
