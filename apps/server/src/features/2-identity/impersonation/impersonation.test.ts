import { beforeEach, expect, it } from 'vitest'
import type { Browser } from '../../../testing/browser.ts'
import { fillQuote, painter } from '../../../testing/fill-quote.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const { browser, clock, db, logged } = await createTestApp()

const me = 'v1/users/get-logged-in-user.json'
const path = 'support/impersonation'
const minute = 60_000
const reason = 'Called because the limits page would not open for Dana Frank.'
const help = { email: 'dana@shop.example', reason }
const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
const problemOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]

const dana = browser()
const danaIs = await signInAs(dana, help.email)
// biome-ignore lint/suspicious/noExplicitAny: a quote as it came over the wire
let quote: any

beforeEach(async () => {
  clock.now = new Date(clock.now.getTime() + 5 * 60 * minute)
  quote = await fillQuote(dana, painter, '/insurance')
})

async function support(): Promise<Browser> {
  const noel = browser()
  await signInAs(noel, 'support@coverwright.example')
  return noel
}

async function helping(): Promise<Browser> {
  const noel = await support()
  expect((await noel.post(path, help)).status).toBe(200)
  return noel
}

it('tells support’s browser whom it helps and who is really signed in (R6)', async () => {
  const noel = await support()
  const himself = (await noel.get(me)).body.data
  const impersonation = (await noel.post(path, { ...help, email: ' Dana@Shop.Example ' })).body.data
  expect(impersonation).toMatchObject({ email: 'dana@shop.example', roles: ['customer'], impersonated: true })
  expect(impersonation.original).toEqual({ id: himself.id, email: 'support@coverwright.example', roles: ['support'] })
  expect((await noel.get(me)).body.data).toEqual(impersonation)
  expect((await noel.delete(path)).body.data).toEqual(himself)
  expect((await noel.get(me)).body.data).toEqual(himself)
  expect((await noel.get(`quote/${quote._id}`)).status).toBe(404)
})

it('reads and saves what the customer can, and the events name both of them (R6, case B9)', async () => {
  const noel = await helping()
  expect((await noel.get(`quote/${quote._id}`)).body.data.company_name).toBe(painter.company_name)
  expect((await noel.get('account')).body.data.applications.length).toBeGreaterThan(0)
  const saveReply = await noel.save(quote, '/', { zip_code: '60622' })
  expect(saveReply.status).toBe(200)
  const { original } = (await noel.get(me)).body.data
  const events = await db
    .selectFrom('quote_events')
    .select('actor')
    .where('quote_id', '=', quote._id)
    .orderBy('position', 'desc')
    .execute()
  expect(events[0]?.actor).toBe(`person:${original.id} for person:${danaIs.id}`)
  expect(events[1]?.actor).toBe(`person:${danaIs.id}`)
})

it('cannot commit the customer to anything or export their data (R6, case B9)', async () => {
  const noel = await helping()
  const refusals = [
    await noel.patch(`quote/${quote._id}/finish_form`, { attestation }),
    await noel.patch(`quote/${quote._id}/chosen_offers`, { offer_uuids: [] }),
    await noel.post(`quote/${quote._id}/links`, { email: 'noel@elsewhere.example' }),
    await noel.get(`quote/${quote._id}/links`),
    await noel.get('account/export'),
    await noel.post('account/erasure', { email: help.email }),
    await noel.get('sign-ins'),
    await noel.get('agent/quotes'),
    await noel.post(path, help),
  ]
  expect(refusals.map(problemOf)).toEqual(refusals.map(() => [403, 'impersonation.may_not']))
  const rows = await db.selectFrom('quotes').select(['completed', 'person_id']).where('id', '=', quote._id).execute()
  expect(rows).toEqual([{ completed: false, person_id: danaIs.id }])
})

it('reveals no more about staff than about an unknown address (R6)', async () => {
  const noel = await support()
  const staff = ['agent@quarry-street', 'callcenter@coverwright', 'support@coverwright', 'desk@coverwright'].map(
    (name) => `${name}.example`,
  )
  for (const email of staff) await signInAs(browser(), email)
  const visitor = browser()
  await signInAs(visitor, 'gone@shop.example')
  await db.updateTable('people').set({ disabled_at: clock.now }).where('email', '=', 'gone@shop.example').execute()
  const [unknownReply, ...others] = await Promise.all(
    ['nobody@shop.example', 'gone@shop.example', ...staff].map(async (email) => {
      const { status, body } = await noel.post(path, { email, reason })
      return { status, body: { ...body, instance: undefined } }
    }),
  )
  expect(unknownReply).toMatchObject({ status: 404, body: { code: 'customer.not_found' } })
  expect(others).toEqual(others.map(() => unknownReply))
})

it.each([
  '',
  'because',
  '         x         ',
  `short${String.fromCharCode(0)}`,
  `ten letters${String.fromCharCode(0)}`,
  'x'.repeat(501),
])('wants a reason that says something: %j (R6)', async (reasonText) => {
  const noel = await support()
  const refusal = await noel.post(path, { ...help, reason: reasonText })
  expect([refusal.status, refusal.body.errors[0].field]).toEqual([422, 'reason'])
  expect((await noel.get(me)).body.data.impersonated).toBe(false)
})

it('ends by itself after an hour (R6)', async () => {
  const noel = await helping()
  clock.now = new Date(clock.now.getTime() + 59 * minute)
  expect((await noel.get(`quote/${quote._id}`)).status).toBe(200)
  clock.now = new Date(clock.now.getTime() + minute)
  expect((await noel.get(`quote/${quote._id}`)).status).toBe(404)
  expect((await noel.get(me)).body.data).toMatchObject({ roles: ['support'], impersonated: false })
})

it('lasts no longer than the sign-in of support (R6)', async () => {
  const noel = await support()
  clock.now = new Date(clock.now.getTime() + (11 * 60 + 30) * minute)
  expect((await noel.post(path, help)).status).toBe(200)
  await noel.delete(path)
  clock.now = new Date(clock.now.getTime() + 31 * minute)
  expect((await noel.get(me)).status).toBe(401)
})

it('gives the browser new cookies each time, and the earlier ones have no effect (R6)', async () => {
  const noel = await support()
  const before = new Map(noel.jar)
  await noel.post(path, help)
  const during = new Map(noel.jar)
  const stolen = browser()
  for (const [name, value] of before) stolen.jar.set(name, value)
  expect((await stolen.get(me)).status).toBe(401)
  await noel.delete(path)
  const late = browser()
  for (const [name, value] of during) late.jar.set(name, value)
  expect((await late.get(`quote/${quote._id}`)).status).toBe(401)
})

it('records who helped whom and why, and logs nothing about it (R6, case P4)', async () => {
  const noel = await helping()
  const { original } = (await noel.get(me)).body.data
  await noel.delete(path)
  const events = await db
    .selectFrom('access_events')
    .select(['kind', 'actor', 'person_id', 'detail'])
    .where('kind', 'in', ['impersonation_begun', 'impersonation_ended'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  const both = { actor: `person:${original.id} for person:${danaIs.id}`, person_id: danaIs.id }
  expect(events).toEqual([
    { kind: 'impersonation_ended', ...both, detail: {} },
    { kind: 'impersonation_begun', ...both, detail: { reason_length: reason.length } },
  ])
  const rows = await db
    .selectFrom('sign_ins')
    .select(['acts_reason', 'ended_at'])
    .where('acts_as', '=', danaIs.id ?? '')
    .orderBy('created_at', 'desc')
    .execute()
  expect(rows[0]).toEqual({ acts_reason: reason, ended_at: clock.now })
  expect(logged.filter((line) => line.includes('Dana Frank') || line.includes(help.email))).toEqual([])
})

it('helps nobody who has become staff or left in the meantime (R6)', async () => {
  const noel = await helping()
  await db.updateTable('people').set({ disabled_at: clock.now }).where('email', '=', help.email).execute()
  const user = (await noel.get(me)).body.data
  await db.updateTable('people').set({ disabled_at: null }).where('email', '=', help.email).execute()
  expect(user).toMatchObject({ roles: ['support'], impersonated: false })
})
