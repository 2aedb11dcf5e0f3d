import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Browser, Reply } from '../../../testing/browser.ts'
import { fillQuote, painter } from '../../../testing/fill-quote.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const { browser, db, pool, clock, mailsTo, logged } = await createTestApp()
const unknownId = '00000000-0000-4000-8000-000000000000'
const hour = 3_600_000
const day = 24 * hour
const agentSite = { host: 'agents.localhost' }
let count = 0
/** An address that only this test uses. */
const someone = (name: string) => `${name}${++count}@shop.example`

const withoutInstance = ({ status, body }: Reply) => ({ status, body: { ...body, instance: '' } })
const passing = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms)
}
const followLink = (visitor: Browser, uuid: string) => visitor.get(`quote/uuid/${uuid}`)

async function startQuote(visitor: Browser = browser()) {
  const quote = await visitor.begin()
  const send = (email: string, more: object = {}) => visitor.post(`quote/${quote._id}/links`, { email, ...more })
  return { who: visitor, quote, send }
}

/** A browser where support helps a customer. */
async function helping(email: string) {
  const support = browser()
  await signInAs(support, 'support@coverwright.example')
  await pool.query(
    `update sign_ins set acts_as = (select id from people where email = $1), acts_reason = 'a test', acts_since = $2
      where ended_at is null and person_id = (select id from people where email = 'support@coverwright.example')`,
    [email, clock.now],
  )
  return support
}

test('an application saved in one browser continues in another: by the link and a code to its address (R1, R2)', async () => {
  const { quote, send } = await startQuote()
  const email = someone('Dana')
  const { status, body } = await send(` ${email} `)
  expect([status, body.data]).toMatchObject([
    201,
    { sent_to: 'd•••@shop.example', purpose: 'save', created_at: clock.now.toISOString() },
  ])
  expect(Date.parse(body.data.expires_at) - clock.now.getTime()).toBe(30 * day)
  const { uuid } = body.data
  expect(await mailsTo(email)).toMatchObject([
    { kind: 'saved_application', link: `http://localhost/applications/${uuid}`, site: 'default' },
  ])

  const phone = browser()
  const reply = await followLink(phone, uuid)
  expect([reply.status, reply.body]).toMatchObject([401, { message: 'authenticate', login_hint: 'd•••@shop.example' }])
  expect(JSON.stringify(reply.body)).not.toContain(email.toLowerCase())
  await signInAs(phone, email)
  expect((await followLink(phone, uuid)).body.data.quote._id).toBe(quote._id)
  const retrieval = await phone.get(`quote/${quote._id}/customer_retrieve`)
  expect([retrieval.status, retrieval.body.data._id, retrieval.headers.etag]).toEqual([200, quote._id, '"1"'])
})

test('the return from the checkout names its session and no other id (R1, seed 4.5, 7.1)', async () => {
  const { who, quote } = await startQuote()
  const checkout = randomUUID()
  await db.updateTable('quotes').set({ checkout_session_uuid: checkout }).where('id', '=', quote._id).execute()
  const retrieve = async (id: string, query = '?is_checkout=true') =>
    (await who.get(`quote/${id}/customer_retrieve${query}`)).body.data?._id
  expect(await retrieve(checkout)).toBe(quote._id)
  expect(await retrieve(quote._id)).toBeUndefined()
  expect(await retrieve(checkout, '')).toBeUndefined()
  expect((await browser().get(`quote/${checkout}/customer_retrieve?is_checkout=true`)).status).toBe(401)
})

test('a link whose mail was refused for good is listed as not arrived (R1, R6)', async () => {
  const { who, quote, send } = await startQuote()
  const { uuid } = (await send(someone('gone'))).body.data
  const newLink = (await send(someone('dana'))).body.data
  await pool.query('update mails set sealed = null, sent_at = $2 where id = $1', [newLink.uuid, clock.now])
  const listLinks = async () =>
    (await who.get(`quote/${quote._id}/links`)).body.data.map((link: { uuid: string; undelivered?: boolean }) => [
      link.uuid,
      link.undelivered,
    ])
  expect(await listLinks()).toEqual(expect.arrayContaining([[uuid, undefined]]))
  await pool.query('update mails set sealed = null where id = $1', [uuid])
  expect(await listLinks()).toEqual(
    expect.arrayContaining([
      [uuid, true],
      [newLink.uuid, undefined],
    ]),
  )
})

test('a link to an address that is not the applicant’s own says who sent it (S1)', async () => {
  const rosa = browser()
  const own = someone('rosa')
  const quote = await fillQuote(rosa, { ...painter, contact_email: own }, '/insurance')
  const [name, friend] = [`${painter.contact_first_name} ${painter.contact_last_name}`, someone('friend')]
  for (const email of [own, friend]) await rosa.post(`quote/${quote._id}/links`, { email })
  expect((await mailsTo(own)).at(-1)).not.toHaveProperty('sender')
  expect((await mailsTo(friend)).at(-1)).toHaveProperty('sender', name)
})

test('a link reveals nothing to anybody else, and an expired one is answered like an unknown one (R2, case B2, B4)', async () => {
  const { who, quote, send } = await startQuote()
  const good = (await send(someone('dana'))).body.data.uuid
  const revokedUuid = (await send(someone('dana'))).body.data.uuid
  expect((await who.delete(`quote/${quote._id}/links/${revokedUuid}`)).status).toBe(204)
  const eve = browser()
  await signInAs(eve, someone('eve'))
  const visitor = browser()
  await visitor.begin()

  const paths = (uuid: string, id: string) => [`quote/uuid/${uuid}`, `quote/${id}/customer_retrieve?is_checkout=true`]
  const replies = async (reader: Browser, uuid: string, id: string) =>
    Promise.all(paths(uuid, id).map(async (path) => withoutInstance(await reader.get(path))))
  const ofEve = await replies(eve, unknownId, unknownId)
  expect(ofEve.map(({ status }) => status)).toEqual([404, 404])
  for (const uuid of [good, revokedUuid, quote.uuid]) expect(await replies(eve, uuid, quote._id), uuid).toEqual(ofEve)
  const ofVisitor = await replies(visitor, unknownId, unknownId)
  expect(ofVisitor).toMatchObject([{ status: 401 }, { status: 401, body: { message: 'authenticate' } }])
  expect(ofVisitor[0]?.body).not.toHaveProperty('login_hint')
  for (const uuid of [revokedUuid, quote.uuid]) expect(await replies(visitor, uuid, quote._id), uuid).toEqual(ofVisitor)
  // A browser without a session gets the same reply.
  expect(withoutInstance(await followLink(browser(), revokedUuid))).toEqual(
    withoutInstance(await followLink(browser(), unknownId)),
  )
  expect((await followLink(browser(), good)).body.login_hint).toMatch(/^d•••@/)
  expect((await followLink(who, good)).body.data.quote._id).toBe(quote._id)
})

test('a link works for 30 days (R1)', async () => {
  const { quote, send } = await startQuote()
  const email = someone('dana')
  const { uuid } = (await send(email)).body.data
  passing(30 * day - 1000)
  expect((await followLink(browser(), uuid)).body.login_hint).toBe('d•••@shop.example')
  const phone = browser()
  await signInAs(phone, email)
  expect((await phone.get(`quote/${quote._id}`)).status).toBe(200)
  passing(1000)
  expect((await followLink(browser(), uuid)).body).not.toHaveProperty('login_hint')
  expect((await phone.get(`quote/${quote._id}`)).status).toBe(404)
})

test('a link of one site opens nothing at another (B11) (case B11)', async () => {
  const { send } = await startQuote()
  const { uuid } = (await send(someone('dana'))).body.data
  const reply = await browser().get(`quote/uuid/${uuid}`, agentSite)
  expect([reply.status, reply.body.login_hint]).toEqual([401, undefined])
})

test('an agent hands a quote over, and revokes the link (R6, R7)', async () => {
  const agent = browser()
  await signInAs(agent, 'agent@quarry-street.example')
  const { quote, send } = await startQuote(agent)
  const email = someone('client')
  const linkReply = (await send(email, { note: 'As we said on Friday' })).body.data
  expect(linkReply.purpose).toBe('hand_over')
  expect(await mailsTo(email)).toMatchObject([
    {
      kind: 'handed_over',
      agency: 'Quarry Street Insurance',
      agent: 'Ruth Calloway',
      note: 'As we said on Friday',
      link: `http://localhost/applications/${linkReply.uuid}`,
    },
  ])
  const client = browser()
  await signInAs(client, email)
  const openedQuote = (await followLink(client, linkReply.uuid)).body.data.quote
  expect(openedQuote).toMatchObject({ _id: quote._id, save_and_retrieve_type: 'agent', owned: false })
  expect(openedQuote.agency.name).toBe('Quarry Street Insurance')

  const otherAgent = browser()
  await signInAs(otherAgent, 'agent@fern-hollow.example')
  expect((await otherAgent.delete(`quote/${quote._id}/links/${linkReply.uuid}`)).status).toBe(404)
  expect((await otherAgent.get(`quote/${quote._id}/links`)).status).toBe(404)
  const elsewhere = await startQuote(agent)
  expect((await agent.delete(`quote/${elsewhere.quote._id}/links/${linkReply.uuid}`)).status).toBe(404)
  expect((await client.get(`quote/${quote._id}`)).status).toBe(200)

  for (const _ of [1, 2]) expect((await agent.delete(`quote/${quote._id}/links/${linkReply.uuid}`)).status).toBe(204)
  expect((await client.get(`quote/${quote._id}`)).status).toBe(404)
  expect((await followLink(client, linkReply.uuid)).status).toBe(404)
  const links = (await agent.get(`quote/${quote._id}/links`)).body.data
  expect(links).toEqual([{ ...linkReply, revoked_at: clock.now.toISOString() }])

  const { rows } = await pool.query(
    'select kind, detail, quote_id from access_events where quote_id = $1 order by id',
    [quote._id],
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['link_made', 'link_revoked'])
  expect(JSON.stringify(rows)).not.toContain('shop.example')
})

test('refuses a link to another address than the owner’s, which would not open it (R1)', async () => {
  const dana = browser()
  const email = someone('dana')
  await signInAs(dana, email)
  const { send } = await startQuote(dana)
  const refusal = await send(someone('partner'))
  expect([refusal.status, refusal.body.errors]).toMatchObject([
    422,
    [{ field: 'email', key: 'validationError.linkNotTheirs', message: expect.stringContaining('signed in') }],
  ])
  expect((await send(email.toUpperCase())).status).toBe(201)
})

test.for([
  [{ email: 'dana' }, 'email'],
  [{ email: 'dana@shop.example\r\nbcc: all@shop.example' }, 'email'],
  [{ email: 'dana@shop.example, eve@shop.example' }, 'email'],
  [{}, 'email'],
  [{ email: 'dana@shop.example', note: 'x'.repeat(501) }, 'note'],
  [{ email: 'dana@shop.example', purpose: 'submitted' }, 'purpose'],
])('%j sends nothing (V5)', async ([body, field]) => {
  const { who, quote } = await startQuote()
  const reply = await who.post(`quote/${quote._id}/links`, body)
  expect([reply.status, reply.body.errors[0].field]).toEqual([422, field])
  expect((await who.get(`quote/${quote._id}/links`)).body.data).toEqual([])
})

test('a quote gets at most five links an hour, however many are requested at once (case A14)', async () => {
  const { who, quote, send } = await startQuote()
  const replies = await Promise.all(Array.from({ length: 9 }, () => send(someone('dana'))))
  const createdReplies = replies.filter(({ status }) => status === 201)
  const refusals = replies.filter(({ status }) => status === 429)
  expect([createdReplies.length, refusals.length, Number(refusals[0]?.headers['retry-after'])]).toEqual([5, 4, 3600])
  await who.delete(`quote/${quote._id}/links/${createdReplies[0]?.body.data.uuid}`)
  expect((await send(someone('dana'))).status).toBe(201)
  expect((await send(someone('dana'))).status).toBe(429)
  passing(hour)
  expect((await send(someone('dana'))).status).toBe(201)
})

test('an address gets at most five mails an hour, from however many quotes at once (case A14)', async () => {
  const email = someone('dana')
  const quotes = await Promise.all(Array.from({ length: 9 }, () => startQuote()))
  const statuses = await Promise.all(quotes.map(async ({ send }) => (await send(email)).status))
  expect(statuses.filter((status) => status === 201)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(4)
  expect(await mailsTo(email)).toHaveLength(5)
})

test('neither support nor strangers can send links (R6)', async () => {
  const dana = browser()
  const email = someone('dana')
  await signInAs(dana, email)
  const { quote, send } = await startQuote(dana)
  const { uuid } = (await send(email)).body.data
  const support = await helping(email)
  expect((await support.get(`quote/${quote._id}`)).status).toBe(200)
  const statuses = async (visitor: Browser) => [
    (await visitor.post(`quote/${quote._id}/links`, { email: someone('eve') })).status,
    (await visitor.get(`quote/${quote._id}/links`)).status,
    (await visitor.delete(`quote/${quote._id}/links/${uuid}`)).status,
  ]
  expect(await statuses(support)).toEqual([403, 403, 403])
  const eve = browser()
  await signInAs(eve, someone('eve'))
  expect(await statuses(eve)).toEqual([404, 404, 404])
  expect(await statuses(browser())).toEqual([401, 401, 401])
  const links = await db.selectFrom('retrieval_links').selectAll().where('quote_id', '=', quote._id).execute()
  expect(links.map(({ revoked_at }) => revoked_at)).toEqual([null])
})

test('logs why a quote was not retrieved, and nothing about the person (R3)', async () => {
  const { who, quote, send } = await startQuote()
  const { uuid } = (await send(someone('dana'))).body.data
  const over = (await send(someone('dana'))).body.data.uuid
  await who.delete(`quote/${quote._id}/links/${over}`)
  const visitor = browser()
  await visitor.begin()
  logged.length = 0
  await visitor.get(`quote/${unknownId}?skipMagicLinkAuth=true`)
  await visitor.get(`quote/${quote._id}`)
  await visitor.get(`quote/${quote._id}`, agentSite)
  await visitor.get(`quote/${quote._id}/customer_retrieve`)
  await followLink(visitor, quote.uuid)
  await followLink(visitor, uuid)
  await followLink(visitor, over)
  const lines = logged.filter((line) => line.includes('quote not retrieved'))
  expect(lines.map((line) => JSON.parse(line)).map(({ call, reason }) => [call, reason])).toEqual([
    ['getQuote', 'unknown'],
    ['getQuote', 'not_theirs'],
    ['getQuote', 'other_site'],
    ['retrieveQuote', 'not_theirs'],
    ['getQuoteByUuid', 'not_theirs'],
    ['getQuoteByUuid', 'not_theirs'],
    ['getQuoteByUuid', 'link_over'],
  ])
  expect(logged.join('')).not.toContain('@')
  expect(logged.join('')).not.toContain('•')
})
