import { expect, it } from 'vitest'
import { defaultSite } from '../../../../testing/default-site.ts'
import { signInAs } from '../../../../testing/sign-in.ts'
import { createTestApp } from '../../../../testing/test-app.ts'

const heldQuote = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
const retention = { ...defaultSite.retention, legalHold: [heldQuote] }
const { browser, db } = await createTestApp({ sites: [{ ...defaultSite, retention }] })
const [lena, dana] = [browser(), browser()]
await signInAs(lena, 'operator@coverwright.example')
await signInAs(dana, 'dana@shop.example')
const draft = (await dana.post('quote', {})).body.data
const hold = (await dana.post('quote', {})).body.data
await db.updateTable('quotes').set({ uuid: heldQuote }).where('id', '=', hold._id).execute()

const request = { email: 'Dana@shop.example', reason: 'asked_by_person', reference: 'L-17' } as const
const ask = (action: string, body: object = request) => lena.post(`console/people/${action}`, body)

it('says what is stored about somebody and what an erasure would leave (O11, case D12)', async () => {
  const { has_account, erasable, kept } = (await ask('find')).body.data
  expect(has_account).toBe(true)
  expect(erasable).toMatchObject([{ uuid: draft.uuid, site: 'default' }])
  expect(kept).toMatchObject([{ uuid: heldQuote, reason: expect.any(String) }])
})

it('exports what they could export themselves (O11, case D12)', async () => {
  const { body } = await ask('export')
  expect(body.person.email).toBe('dana@shop.example')
  expect(body.applications).toHaveLength(2)
})

it('erases what need not be kept, and nothing under a legal hold (O11, case D12)', async () => {
  const { body } = await ask('erase')
  expect(body.data).toMatchObject({ erased: 1, kept: [{ uuid: heldQuote }], account_closed: false })
  expect((await db.selectFrom('quotes').select('uuid').execute()).map(({ uuid }) => uuid)).toEqual([heldQuote])
})

it('records each with who asked and why, and nothing without a reason (O11, S9)', async () => {
  const person = await db
    .selectFrom('people')
    .select('id')
    .where('email', '=', 'dana@shop.example')
    .executeTakeFirstOrThrow()
  const events = await db
    .selectFrom('access_events')
    .select(['person_id', 'detail'])
    .where('kind', '=', 'person_looked_up')
    .orderBy('id')
    .execute()
  const { email: _email, ...reason } = request
  expect(events).toEqual(
    ['find', 'export', 'erase'].map((action) => ({ person_id: person.id, detail: { what: action, ...reason } })),
  )
  for (const action of ['find', 'export', 'erase'])
    expect((await ask(action, { email: request.email })).body.errors[0].field).toBe('reason')
})

it('finds nobody among staff, and nothing of somebody unknown (O11)', async () => {
  const staff = { ...request, email: 'desk@coverwright.example' }
  expect((await ask('erase', staff)).body.code).toBe('customer.not_found')
  const nobody = { ...request, email: 'nobody@shop.example' }
  expect((await ask('find', nobody)).body.data).toEqual({ has_account: false, erasable: [], kept: [] })
  expect((await ask('find', { ...request, email: 'nobody' })).body.errors[0].field).toBe('email')
})

it('is only for operators, each of its calls (O11)', async () => {
  const amara = browser()
  await signInAs(amara, 'desk@coverwright.example')
  for (const action of ['find', 'export', 'erase'])
    expect((await amara.post(`console/people/${action}`, request)).status).toBe(403)
})
