import { expect, test } from 'vitest'
import { fillQuote } from '../../../testing/fill-quote.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const { browser, app, clock, db } = await createTestApp()
const unknownId = '11111111-2222-4333-8444-555555555555'

const withoutInstance = ({
  status,
  body: { instance: _, ...body },
}: {
  status: number
  body: Record<string, unknown>
}) => ({
  status,
  body,
})

test('a new quote belongs to the session whose cookie comes with it (A1)', async () => {
  const rosa = browser()
  const reply = await rosa.post('quote', {})
  expect(reply.status).toBe(201)
  expect(reply.headers.etag).toBe('"1"')
  expect(reply.body.data).toMatchObject({
    version: 1,
    completed: false,
    max_step: '/',
    maxStep: '/',
    question_sets: {},
  })
  expect(reply.headers['set-cookie']).toMatch(
    /^cw_session=[\w-]{43}; Max-Age=2505600; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  const { data } = reply.body
  for (const path of ['quote', `quote/${data._id}`, `quote/${data._id}?skipMagicLinkAuth=true`]) {
    expect((await rosa.get(path)).body).toEqual(reply.body)
  }
  expect((await rosa.get(`quote/uuid/${data.uuid}`)).body.data.quote).toEqual(data)
})

test('of a session only the hash of its token is stored (A1)', async () => {
  const rosa = browser()
  await rosa.begin()
  const token = rosa.jar.get('cw_session') ?? ''
  const rows = JSON.stringify(await db.selectFrom('sessions').selectAll().execute())
  expect(rows).not.toContain(token)
  expect(rows).not.toContain(Buffer.from(token).toString('hex'))
})

test('the current quote is the one begun last; a stranger has none', async () => {
  const rosa = browser()
  expect((await rosa.get('quote')).body).toEqual({ data: null })
  await rosa.begin()
  clock.now = new Date(clock.now.getTime() + 1000)
  const second = await rosa.begin()
  expect((await rosa.get('quote')).body.data._id).toBe(second._id)
})

test("a visitor is asked to sign in for another session's quote just as for an unknown one, on every call (R1, R2)", async () => {
  const quote = await browser().begin()
  const eve = browser()
  await eve.begin()
  const stranger = browser()
  const match = { 'if-match': '"1"' }
  const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
  const calls = (id: string, visitor: typeof eve) => [
    visitor.get(`quote/${id}`),
    visitor.get(`quote/${id}/validate`),
    visitor.get(`quote/${id}/submissions_forecast`),
    visitor.get(`insurance-type?quote_id=${id}`),
    visitor.get(`liberty/v1/gl/uw-questions?quote_id=${id}`),
    visitor.patch(`quote/${id}`, { step: '/', zip_code: '60614' }, match),
    visitor.patch(`quote/${id}`, {}, { 'if-match': 'nonsense' }),
    visitor.patch(`quote/${id}/finish_form`, { attestation }),
    visitor.patch(`quote/${id}/legit_lead`),
    visitor.patch(`quote/${id}/chosen_offers`, { offer_uuids: [] }),
    visitor.post(`quote/${id}/abandoned`, '', { 'content-type': 'text/plain' }),
  ]
  for (const caller of [eve, stranger]) {
    const foreign = (await Promise.all(calls(quote._id, caller))).map(withoutInstance)
    const absent = (await Promise.all(calls(unknownId, caller))).map(withoutInstance)
    expect(foreign).toEqual(absent)
    expect(foreign.filter(({ status }) => status !== 401 && status !== 400)).toEqual([])
  }
  expect(withoutInstance(await eve.get(`quote/uuid/${quote.uuid}`))).toEqual(
    withoutInstance(await eve.get(`quote/uuid/${unknownId}`)),
  )
})

test('a session is over 29 days after the last visit (C3)', async () => {
  const rosa = browser()
  const quote = await rosa.begin()
  const day = 86_400_000
  clock.now = new Date(clock.now.getTime() + 28 * day)
  const visit = await rosa.get(`quote/${quote._id}`)
  expect([visit.status, visit.headers['set-cookie']]).toEqual([200, expect.stringContaining('Max-Age=2505600')])
  clock.now = new Date(clock.now.getTime() + 28 * day)
  expect((await rosa.get(`quote/${quote._id}`)).status).toBe(200)
  clock.now = new Date(clock.now.getTime() + 29 * day + 1000)
  expect((await rosa.get(`quote/${quote._id}`)).status).toBe(401)
  clock.now = new Date('2026-11-20T18:00:00Z')
})

test('a forged cookie has no session', async () => {
  const { _id } = await browser().begin()
  for (const token of ['', 'x', '%00', 'null', '../../', 'a'.repeat(2000)]) {
    const reply = await app.inject({ url: `/api/quote/${_id}`, headers: { cookie: `cw_session=${token}` } })
    expect(reply.statusCode).toBe(401)
  }
})

test('an Idempotency-Key counts only for its session: another browser’s same key has no effect (A3, case D2)', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() }
  const rosa = browser()
  const first = await rosa.post('quote', {}, key)
  expect((await rosa.post('quote', {}, key)).body.data._id).toBe(first.body.data._id)

  // A browser that lost the first reply, and with it the cookie, begins again.
  const noel = browser()
  const other = await noel.post('quote', {}, key)
  expect(other.status).toBe(201)
  expect(other.body.data._id).not.toBe(first.body.data._id)
  expect((await rosa.get(`quote/${first.body.data._id}`)).status).toBe(200)
  expect((await noel.get(`quote/${first.body.data._id}`)).status).toBe(401)

  const changeReply = await rosa.post('quote', { partner: 'acme' }, key)
  expect([changeReply.status, changeReply.body.errors[0].field]).toEqual([422, 'idempotency-key'])
})

test('twenty requests at once under one key make one quote (A3, case D1)', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() }
  const rosa = browser()
  await rosa.begin()
  const replies = await Promise.all(Array.from({ length: 20 }, () => rosa.post('quote', {}, key)))
  expect(new Set(replies.map(({ status, body }) => `${status} ${body.data._id}`)).size).toBe(1)
})

test('a page of another site can change nothing (A2) (case C1)', async () => {
  const rosa = browser()
  const quote = await rosa.begin()
  const leaving = (headers: Record<string, string>) =>
    rosa.post(`quote/${quote._id}/abandoned`, '', { 'content-type': 'text/plain', ...headers })
  for (const headers of [
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]) {
    const reply = await leaving(headers)
    expect([reply.status, reply.body.code]).toEqual([403, 'request.cross_site'])
  }
  expect((await leaving({ origin: 'http://localhost', 'sec-fetch-site': 'same-origin' })).status).toBe(204)
})

test.for([
  ['text/plain', ''],
  ['text/plain', 'bye'],
  ['application/json', '{"reason":'],
  ['application/json', '{}'],
] as const)('the abandon beacon takes %s with %j (A4, R5)', async ([type, body]) => {
  const rosa = browser()
  const quote = await rosa.begin()
  const reply = await rosa.post(`quote/${quote._id}/abandoned`, body, { 'content-type': type })
  expect([reply.status, reply.body]).toEqual([204, ''])
  const row = await db.selectFrom('quotes').selectAll().where('id', '=', quote._id).executeTakeFirstOrThrow()
  expect(row.abandoned_at).toEqual(clock.now)
})

test('a beacon of more than 8 KB is refused (A4)', async () => {
  const rosa = browser()
  const quote = await rosa.begin()
  const reply = await rosa.post(`quote/${quote._id}/abandoned`, 'x'.repeat(9000), { 'content-type': 'text/plain' })
  expect(reply.status).toBe(413)
})

test('a lead is recorded once (A1)', async () => {
  const rosa = browser()
  const quote = await rosa.begin()
  await rosa.patch(`quote/${quote._id}/legit_lead`)
  const again = await rosa.patch(`quote/${quote._id}/legit_lead`)
  expect([again.status, again.body.data.version]).toEqual([200, 1])
  const events = await db.selectFrom('quote_events').select('kind').where('quote_id', '=', quote._id).execute()
  expect(events.map(({ kind }) => kind)).toEqual(['created', 'legit_lead'])
})

test('a fully answered quote has no open questions (F20)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa)
  expect((await rosa.get(`quote/${quote._id}/validate`)).body.data).toMatchObject({ valid: true, problems: [] })
  expect(quote.max_step).toBe('/done')
})

test('a quote begins with answers of any page, or not at all if one is refused', async () => {
  const rosa = browser()
  const refusal = await rosa.post('quote', { zip_code: '60614', annual_revenue: 'much' })
  expect([refusal.status, refusal.body.errors[0].field]).toEqual([422, 'annual_revenue'])
  expect((await rosa.get('quote')).body.data).toBeNull()
  const reply = await rosa.post('quote', { zip_code: '60614', annual_revenue: 420_000, partner: 'acme' })
  expect(reply.body.data).toMatchObject({ version: 2, zip_code: '60614', annual_revenue: 420_000, partner: 'acme' })
  expect((await rosa.get(`quote/${reply.body.data._id}`)).body.data).toEqual(reply.body.data)
})

test('open questions are listed with their schemas, in the order of the flow, until answered', async () => {
  const rosa = browser()
  const { data, next } = (await rosa.post('quote?next=true', { zip_code: '60614' })).body
  expect(next.ready).toBe(false)
  expect(next.questions.slice(0, 2)).toMatchObject([
    { field: 'class_code_ref', page: '/', type: 'class', options_from: 'class-codes' },
    {
      field: 'business_type',
      schema: { oneOf: expect.arrayContaining([{ const: 'llc', title: expect.any(String) }]) },
    },
  ])
  const nextQuestions = (await rosa.patch(`quote/${data._id}?next=true`, { business_type: 'llc' })).body.next
  expect(nextQuestions.questions.map(({ field }: { field: string }) => field)).not.toContain('business_type')
  expect((await rosa.get(`quote/${data._id}/next`)).body.data).toEqual(nextQuestions)
})

test('an empty quote lists every missing answer, step by step (F20)', async () => {
  const rosa = browser()
  const quote = await rosa.begin()
  const { valid, problems } = (await rosa.get(`quote/${quote._id}/validate`)).body.data
  expect(valid).toBe(false)
  expect(problems[0]).toEqual({
    step: '/',
    field: 'class_code_ref',
    key: 'validationError.pickFromList',
    message: expect.stringMatching(/\w/),
  })
})
