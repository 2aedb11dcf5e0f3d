import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../../../testing/browser.ts'
import { signInAs } from '../../../../testing/sign-in.ts'
import { createTestApp } from '../../../../testing/test-app.ts'

const { browser, db } = await createTestApp()
const trade = { class_code_ref: 'CW238320A', zip_code: '60614', business_type: 'llc' }
const size = {
  company_name: 'Blue Door',
  years_business_started: 2015,
  annual_revenue: 1000,
  annual_payroll: 0,
  fulltime_employees: 1,
  parttime_employees: 0,
}

let dana: Browser
// biome-ignore lint/suspicious/noExplicitAny: a quote as it came over the wire
let quote: any
const row = () => db.selectFrom('quotes').selectAll().where('id', '=', quote._id).executeTakeFirstOrThrow()

beforeAll(async () => {
  dana = browser()
  await signInAs(dana, 'dana@shop.example')
  quote = (await dana.save(await dana.begin(), '/', trade)).body.data
})

test('a quote that is sent back whole is saved, however much of it is read-only (case M1)', async () => {
  const other = browser()
  const mine = (await other.save(await other.begin(), '/', trade)).body.data
  const { status, body } = await other.save(mine, '/business', { ...mine, ...size })
  expect([status, body.data.company_name]).toEqual([200, 'Blue Door'])
})

test.for([
  ['completed', true],
  ['completed', 'true'],
  ['completed', null],
  ['_id', randomUUID()],
  ['_id', null],
  ['uuid', randomUUID()],
  ['account_uuid', randomUUID()],
  ['checkout_session_uuid', randomUUID()],
  ['created_at', '2020-01-01T00:00:00.000Z'],
  ['flow_type', 'renewal-law'],
  ['application_type', 'renewal'],
  ['campaign_id', 'spring'],
  ['owner', 'eve@shop.example'],
  ['roles', ['agent']],
  ['partnership', { source: 'x', name: 'y' }],
  ['save_and_retrieve_type', 'agent'],
  ['owned', false],
  ['person_id', randomUUID()],
  ['agency_id', 'quarry-street'],
] as const)('%s may not become %j: nothing of that body is saved (case M1, M2)', async ([name, value]) => {
  const before = await row()
  const reply = await dana.save(quote, '/business', { ...size, [name]: value })
  expect([reply.status, reply.body.code]).toEqual([422, 'read_only'])
  expect(reply.body.errors).toMatchObject([{ field: name, key: 'validationError.readOnly' }])
  expect(await row()).toEqual(before)
  expect((await dana.get(`quote/${quote._id}`)).body.data).toEqual(quote)
})

test('a quote is only as far as its answers, whatever the client says (case M3)', async () => {
  const fresh = browser()
  const empty = await fresh.begin()
  for (const name of ['max_step', 'maxStep']) {
    const reply = await fresh.patch(`quote/${empty._id}`, { [name]: '/done' }, { 'if-match': '*' })
    expect([200, 422]).toContain(reply.status)
    expect((await fresh.get(`quote/${empty._id}`)).body.data).toMatchObject({ max_step: '/', completed: false })
  }
  await fresh.patch(`quote/${empty._id}`, { step: '/done', max_step: '/done' }, { 'if-match': '*' })
  expect((await fresh.get(`quote/${empty._id}`)).body.data).toMatchObject({ max_step: '/', completed: false })
  const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
  const submitReply = await fresh.patch(`quote/${empty._id}/finish_form`, { attestation })
  expect(submitReply.status).toBe(422)
  expect(submitReply.body.errors.map(({ field }: { field: string }) => field)).toEqual(
    expect.arrayContaining(['class_code_ref', 'zip_code']),
  )
})

test.for([
  ['wholesaler', { wholesaler: true }],
  ['skip_password_validation', { skip_password_validation: true }],
  ['roles', { roles: ['agent'] }],
  ['email_verified', { email_verified: true }],
  ['business.id', { business: { id: randomUUID() } }],
] as const)('registering with %s makes an ordinary customer (case M4)', async ([, forged]) => {
  const email = `${randomUUID()}@shop.example`
  const eve = browser()
  await eve.begin()
  const reply = await eve.post('v1/users.json', { user: { email, ...forged } })
  // Without a submitted application under this address nobody is registered.
  expect([200, 201, 202, 204, 401, 422]).toContain(reply.status)
  const user = await signInAs(eve, email)
  expect(user).toMatchObject({ roles: ['customer'], isSelfService: false, impersonated: false })
  expect((await eve.get('agent/quotes')).status).toBe(403)
  const storedPerson = await db.selectFrom('people').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
  expect(Object.keys(storedPerson)).not.toContain('roles')
})
