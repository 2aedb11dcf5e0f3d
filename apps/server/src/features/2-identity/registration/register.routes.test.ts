import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Browser, Reply } from '../../../testing/browser.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const { browser, db, logged } = await createTestApp()

async function visitor() {
  const caller = browser()
  await caller.begin()
  return { who: caller, register: (user: object) => caller.post('v1/users.json', { user }) }
}

const personOf = (email: string) => db.selectFrom('people').selectAll().where('email', '=', email).executeTakeFirst()
const nameless = { first_name: null, last_name: null, phone: null }
const plain = ({ status, body, headers }: Reply) => ({ status, body, names: Object.keys(headers).sort() })

test('a person is registered as a plain customer, under one spelling of the address (A1, R8)', async () => {
  const { who, register } = await visitor()
  const business = { name: 'Blue Door', contact_email: 'rosa@bluedoor.example', fulltime_employees: 4 }
  const user = { first_name: 'Rosa', last_name: 'Lind', phone: '3125550148', skip_password_validation: true }
  const reply = await register({ ...user, email: ' Rosa@BlueDoor.example', wholesaler: true, business })
  expect([reply.status, reply.body]).toEqual([201, { data: { status: 'registered' } }])
  expect(await personOf('rosa@bluedoor.example')).toMatchObject({ ...nameless, proven_at: null })
  // Proving the address in that browser confirms it.
  const rosa = await signInAs(who, 'rosa@bluedoor.example')
  expect(rosa).toMatchObject({ first_name: 'Rosa', last_name: 'Lind', phone: '3125550148', roles: ['customer'] })
  expect(logged.join('')).not.toMatch(/bluedoor|Lind/i)
})

test('known and unknown addresses get the same answer, and proven people are never changed (V5, R8)', async () => {
  const dana = browser()
  await signInAs(dana, 'dana@shop.example')
  const { register } = await visitor()
  const reply = await register({ email: 'dana@shop.example', first_name: 'Mallory', phone: '3125550199' })
  const unknownReply = await register({ email: 'nobody@shop.example', first_name: 'Mallory', phone: '3125550199' })
  expect(plain(reply)).toEqual(plain(unknownReply))
  expect(await personOf('dana@shop.example')).toMatchObject({ first_name: null, phone: null })
})

test('what a stranger registered about somebody is dropped once they prove their address (case M4)', async () => {
  const [mallory, ann] = [await visitor(), await visitor()]
  await mallory.register({ email: 'ann@shop.example', first_name: 'Mallory', last_name: 'Poe', phone: '3125550199' })
  await ann.register({ email: 'ann@shop.example', first_name: 'Ann' })
  await mallory.register({ email: 'ann@shop.example', first_name: 'Eve' })
  expect(await signInAs(ann.who, 'ann@shop.example')).toMatchObject({ first_name: 'Ann' })
  expect(await personOf('ann@shop.example')).toMatchObject({ ...nameless, first_name: 'Ann' })
  await mallory.register({ email: 'ann@shop.example', last_name: 'Poe' })
  expect(await personOf('ann@shop.example')).toMatchObject({ ...nameless, first_name: 'Ann' })
  // In another browser than the one that registered them.
  await mallory.register({ email: 'bea@shop.example', first_name: 'Mallory' })
  expect(await signInAs(browser(), 'bea@shop.example')).not.toHaveProperty('first_name')
  expect(await signInAs(mallory.who, 'bea@shop.example')).not.toHaveProperty('first_name')
})

const businessesOf = async (caller: Browser) => (await caller.get('account')).body.data.businesses
const status = async (caller: Browser) => (await caller.get('v1/users/get-logged-in-user.json')).body.data.status
const fullBusiness = {
  name: 'Blue Door Painting LLC',
  contact_name: 'Rosa Lind',
  contact_first_name: 'Rosa',
  contact_last_name: 'Lind',
  contact_email: 'rosa@whole.example',
  contact_phone: '3125550148',
  business_type: 'llc',
  industry: 'Construction',
  industry_uuid: '5b0c6f1e-7a52-5c8e-9d3b-0000000000cc',
  subindustry: 'Painting contractors',
  subindustry_uuid: '5b0c6f1e-7a52-5c8e-9d3b-0000000000bb',
  class_code_ref: 'CW238320A',
  business_website: 'https://bluedoor.example',
  reference: 'acme',
  years_experience: 12,
  years_business_started: 2015,
  annual_revenue: 420_000,
  annual_payroll: 150_000,
  fulltime_employees: 4,
  parttime_employees: 0,
  locations: [{ street: '400 W Superior Ave' }],
  vehicles: [{ year: 2020 }],
  insurance_types: [{ uuid: 'gl' }],
}

test('the business is stored with all its fields, once however often it is sent (R8, seed 3, 7.6)', async () => {
  const { who, register } = await visitor()
  const id = randomUUID()
  const user = {
    email: 'rosa@whole.example',
    wholesaler: true,
    business: { id, employer_id: '36-1234567', ...fullBusiness },
  }
  expect(await status(who)).toBe('not_authenticated')
  for (const business of [user.business, { ...fullBusiness, id, fulltime_employees: 5 }])
    await register({ ...user, business })
  expect(await status(who)).toBe('registered')
  const rows = await db.selectFrom('registered_businesses').selectAll().where('business_id', '=', id).execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain('1234567')
  await signInAs(who, 'rosa@whole.example')
  expect(await businessesOf(who)).toEqual([
    {
      ...fullBusiness,
      id,
      fulltime_employees: 5,
      employer_id: '•••••4567',
      wholesaler: true,
      registered_at: expect.any(String),
    },
  ])
  // Their own from now on, in whichever browser.
  await who.post('v1/users.json', { user: { ...user, business: { id, name: 'Red Door' } } })
  const phone = browser()
  await signInAs(phone, 'rosa@whole.example')
  expect(await businessesOf(phone)).toMatchObject([{ id, name: 'Red Door', fulltime_employees: 5 }])
})

test('a business that a stranger registers under somebody’s address is shown to nobody (R8, case M4)', async () => {
  const mallory = await visitor()
  const id = randomUUID()
  await mallory.register({ email: 'cleo@shop.example', business: { id, name: 'Call 900-555-0199' } })
  const cleo = browser()
  await signInAs(cleo, 'cleo@shop.example')
  await mallory.register({ email: 'cleo@shop.example', business: { id, name: 'Call 900-555-0199' } })
  expect(await businessesOf(cleo)).toEqual([])
  expect((await cleo.get('account/export')).body.businesses).toEqual([])
})

test('another browser changes nothing of a confirmed business, and their own adds to it (R8, case M4)', async () => {
  const [ivy, mallory] = [await visitor(), await visitor()]
  const quote = (await ivy.who.get('quote')).body.data
  const business = { id: quote.uuid, name: 'Ivy Bakes', employer_id: '361234567', fulltime_employees: 5 }
  await ivy.register({ email: 'ivy@shop.example', business })
  await signInAs(ivy.who, 'ivy@shop.example')
  await mallory.register({ email: 'ivy@shop.example', business: { id: quote.uuid, name: 'Call 900-555-0199' } })
  const phone = await visitor()
  await signInAs(phone.who, 'ivy@shop.example')
  const ownBusiness = { id: quote.uuid, fulltime_employees: 5, employer_id: '•••••4567' }
  expect(await businessesOf(phone.who)).toMatchObject([{ ...ownBusiness, name: 'Ivy Bakes' }])
  const laptop = await visitor()
  await laptop.register({ email: 'ivy@shop.example', business: { id: quote.uuid, name: 'Ivy Bakes LLC' } })
  await signInAs(laptop.who, 'ivy@shop.example')
  expect(await businessesOf(laptop.who)).toMatchObject([{ ...ownBusiness, name: 'Ivy Bakes LLC' }])
})

test('of staff only what is in the file is shown (case M4)', async () => {
  const { who, register } = await visitor()
  const email = 'support@coverwright.example'
  await register({ email, first_name: 'Mallory', last_name: 'Poe', phone: '3125550199' })
  const { first_name, last_name, phone } = await signInAs(who, email)
  expect([first_name, last_name, phone]).not.toContain('Mallory')
  expect(last_name).not.toBe('Poe')
  expect(phone).not.toBe('3125550199')
})

test('a name is one line, without invisible characters (case M4)', async () => {
  const { who, register } = await visitor()
  const email = 'lines@shop.example'
  await register({ email, first_name: 'Mary\nAnn', last_name: '\u202eLee\u200b ' })
  expect(await signInAs(who, email)).toMatchObject({ first_name: 'Mary Ann', last_name: 'Lee' })
})

test.for([
  [{ roles: ['agent'] }, 'user.roles'],
  [{ email_verified: true }, 'user.email_verified'],
  [{ business: { owner: 'x' } }, 'user.business.owner'],
  [{ email: 'nobody' }, 'user.email'],
  [{ email: 'a@b.example\u0000' }, 'user.email'],
  [{ first_name: 'x'.repeat(101) }, 'user.first_name'],
  [{ first_name: 'x\u0000y' }, 'user.first_name'],
  [{ last_name: 'x\ud800y' }, 'user.last_name'],
  [{ phone: '1' }, 'user.phone'],
  [{ phone: '3125550\u0000148' }, 'user.phone'],
  [{ business: { name: 'x\u0000y' } }, 'user.business.name'],
  [{ wholesaler: 'yes' }, 'user.wholesaler'],
] as const)('%j is refused by name, and nobody is registered (case M4)', async ([more, field]) => {
  const { register } = await visitor()
  const reply = await register({ email: 'mallory@shop.example', ...more })
  expect([reply.status, reply.body.errors.map((error: { field: string }) => error.field)]).toEqual([422, [field]])
  expect(await personOf('mallory@shop.example')).toBeUndefined()
})

test('a name of an address that reaches into the prototype registers nothing (case M5)', async () => {
  const { who } = await visitor()
  const body = '{"user":{"email":"mallory@shop.example","__proto__":{"roles":["agent"]}}}'
  expect((await who.post('v1/users.json', body)).status).toBeGreaterThanOrEqual(400)
  expect(await personOf('mallory@shop.example')).toBeUndefined()
})

test('a browser without a session has to get one first (R2)', async () => {
  const reply = await browser().post('v1/users.json', { user: { email: 'mallory@shop.example' } })
  expect([reply.status, reply.body.message]).toEqual([401, 'authenticate'])
})

test('one browser registers at most 50 businesses; existing ones may be sent again (R8, seed 7.6)', async () => {
  const { register } = await visitor()
  const ids = Array.from({ length: 51 }, () => randomUUID())
  const reply = (id: string | undefined) => register({ email: 'many@shop.example', business: { id, name: 'Many' } })
  for (const id of ids.slice(0, 50)) expect((await reply(id)).status).toBe(201)
  const refusal = await reply(ids[50])
  expect([refusal.status, refusal.body.errors[0].field]).toEqual([422, 'user.business'])
  expect((await reply(ids[0])).status).toBe(201)
})
