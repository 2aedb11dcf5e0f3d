import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { asAgent } from '../../../../testing/as-agent.ts'
import type { Browser } from '../../../../testing/browser.ts'
import { fillQuote, painter, typesOf } from '../../../../testing/fill-quote.ts'
import { fillRenewal, saveRenewal } from '../../../../testing/fill-renewal.ts'
import { offersOf } from '../../../../testing/offers-of.ts'
import { signInAs } from '../../../../testing/sign-in.ts'
import { createTestApp } from '../../../../testing/test-app.ts'
import { isUnbroken } from '../../../3-quoting/quotes/events/quote-events.ts'
import { listEventsSince } from '../../../3-quoting/quotes/quotes.store.ts'
import { sampleUuids } from '../../../samples/sample-firms/sample-firms.ts'

const { browser, db, pool, mailsTo, work, logged, insertSampleFirms } = await createTestApp()
await insertSampleFirms(3)
const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
let count = 0

/** A painter with an address of their own. */
const applicant = (more: object = {}) => ({
  ...painter,
  contact_email: `Rosa${++count}@bluedoor.example`,
  ...more,
})
const finish = (visitor: Browser, { _id }: { _id: string }) =>
  visitor.patch(`quote/${_id}/finish_form`, { attestation })
const personOf = (email: string) =>
  db.selectFrom('people').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst()

/** Makes every registration fail in the database, until the returned function is called. */
async function breakRegistration() {
  await pool.query(`create function refuse_people() returns trigger language plpgsql
    as $$ begin raise exception 'no people for rosa@bluedoor.example today'; end $$`)
  await pool.query('create trigger refused before insert on people for each row execute function refuse_people()')
  return () => pool.query('drop function refuse_people cascade')
}

beforeEach(() => {
  logged.length = 0
})

test('submitting registers the contact, lists the application in their account, and notifies them (R8)', async () => {
  const rosa = browser()
  const application = applicant({})
  const email = application.contact_email.toLowerCase()
  const reply = await finish(rosa, await fillQuote(rosa, application))
  const person = await personOf(email)
  expect(person).toMatchObject({ first_name: null, last_name: null, phone: null, proven_at: null })
  expect(reply.body.data).toMatchObject({ completed: true, account_uuid: person?.account_uuid, owned: false })
  const [mail, ...others] = await mailsTo(email)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ kind: 'submitted', company: painter.company_name, insurers: expect.any(Number) })
  expect(mail?.kind === 'submitted' && mail.insurers).toBeGreaterThan(0)

  // The link leads its addressee there, from any browser.
  const link = mail?.kind === 'submitted' ? mail.link : ''
  const uuid = link.replace('http://localhost/applications/', '')
  const phone = browser()
  expect((await phone.get(`quote/uuid/${uuid}`)).body.login_hint).toBe('r•••@bluedoor.example')
  const user = await signInAs(phone, email)
  expect(user.account_uuid).toBe(person?.account_uuid)
  // The application is theirs, and so is its business, wherever it was filled in.
  const account = (await phone.get('account')).body.data
  expect(account.businesses).toMatchObject([{ id: reply.body.data.uuid, name: painter.company_name }])
  // Anybody may have named them: what is called theirs is said by the browser where they prove the address first.
  expect(user).not.toHaveProperty('first_name')
  expect((await phone.get(`quote/uuid/${uuid}`)).body.data.quote._id).toBe(reply.body.data._id)
  expect(logged.join('')).not.toMatch(/bluedoor|Lind/i)
})

const linesTo = async (email: string) => (await mailsTo(email)).filter(({ kind }) => kind === 'advisor_lines')

test('the advisor of the site is notified of lines that no insurer quotes online (R8)', async () => {
  const advisor = (await browser().get('site')).body.data.contact.email
  const before = (await linesTo(advisor)).length
  const rosa = browser()
  // Ohio insures workers itself.
  const application = applicant({ insurance_types: typesOf('gl', 'wc'), zip_code: '43215' })
  const reply = (await finish(rosa, await fillQuote(rosa, application))).body
  const mails = (await linesTo(advisor)).slice(before)
  expect(mails).toMatchObject([{ kind: 'advisor_lines', quote: reply.data._id, lines: ['Workers’ Compensation'] }])
  const other = browser()
  const online = (await finish(other, await fillQuote(other, applicant()))).body.data
  expect((await other.get(`quote/uuid/${online.uuid}`)).body.data.advisor_lines).toEqual([])
  expect(await linesTo(advisor)).toHaveLength(before + 1)
})

test('an agency that works on the application is notified instead (R7, R8)', async () => {
  const site = (await browser().get('site')).body.data.contact.email
  const before = (await linesTo(site)).length
  const ruth = browser()
  const { agency } = await signInAs(ruth, 'agent@quarry-street.example')
  const application = applicant({ insurance_types: typesOf('gl', 'wc'), zip_code: '43215' })
  const reply = (await finish(ruth, await fillQuote(asAgent(ruth), application))).body
  expect(await linesTo(agency?.email ?? '')).toMatchObject([{ kind: 'advisor_lines', quote: reply.data._id }])
  expect(await linesTo(site)).toHaveLength(before)
})

test('if registering fails nothing is submitted, and the next try submits once (R8)', async () => {
  const rosa = browser()
  const application = applicant()
  const quote = await fillQuote(rosa, application)
  const counts = async () =>
    (
      await pool.query(
        `select (select count(*)::int from submissions where quote_id = $1) submissions,
          (select count(*)::int from retrieval_links where quote_id = $1) links,
          (select count(*)::int from graphile_worker._private_jobs) jobs,
          (select count(*)::int from mails) mails`,
        [quote._id],
      )
    ).rows[0]
  const before = await counts()
  const mend = await breakRegistration()
  try {
    const failureReply = await finish(rosa, quote)
    expect([failureReply.status, failureReply.body.code, failureReply.body.detail]).toEqual([
      503,
      'submission.failed',
      'Submission to Binder has failed',
    ])
    expect(JSON.stringify(failureReply.body)).not.toContain('people')
  } finally {
    await mend()
  }
  expect(logged.join('')).toContain('submission.failed')
  expect(logged.join('')).not.toContain('bluedoor')
  expect(await counts()).toEqual(before)
  expect((await rosa.get(`quote/${quote._id}`)).body.data).toEqual(quote)

  const replies = await Promise.all([finish(rosa, quote), finish(rosa, quote)])
  expect(new Set(replies.map(({ status, body }) => `${status} ${body.data.submission_uuid}`)).size).toBe(1)
  expect(await counts()).toMatchObject({ submissions: 1, links: 1 })
  expect(isUnbroken(await listEventsSince(db, quote._id, 0))).toBe(true)
  expect(await personOf(application.contact_email)).toBeDefined()
})

test('a submitted renewal does the same (R8, N1)', async () => {
  const rosa = browser()
  const { invitation, submission } = sampleUuids({ number: 3 })
  const newRenewal = (await rosa.post('renewal/quote', { uuid: invitation, quote_submission_uuid: submission })).body
    .data
  const renewal = await fillRenewal(rosa, newRenewal)
  const finishRenewal = async () => {
    const current = (await rosa.get(`renewal/quote/uuid/${renewal.uuid}`)).body.data
    return await saveRenewal(rosa, current, undefined, { command: 'form_finished', attestation })
  }
  const mend = await breakRegistration()
  const failureReply = await finishRenewal()
  await mend()
  expect([failureReply.status, failureReply.body.detail]).toEqual([503, 'Submission to Binder has failed'])
  const submittedRenewal = (await finishRenewal()).body.data
  const person = await personOf(renewal.expiring.contact_email)
  expect(submittedRenewal).toMatchObject({ completed: true, account_uuid: person?.account_uuid })
  expect(await mailsTo(renewal.expiring.contact_email)).toMatchObject([{ kind: 'submitted' }])
})

test('registering before submitting, as our pages do, stores the business once (R8, seed 7.6)', async () => {
  const rosa = browser()
  const application = applicant()
  const quote = await fillQuote(rosa, application)
  const business = { id: quote.uuid, name: painter.company_name }
  for (let times = 0; times < 2; times++)
    expect((await rosa.post('v1/users.json', { user: { email: application.contact_email, business } })).status).toBe(
      201,
    )
  expect((await finish(rosa, quote)).status).toBe(200)
  const rows = await db.selectFrom('registered_businesses').selectAll().where('business_id', '=', quote.uuid).execute()
  expect(rows).toMatchObject([
    { business: { name: painter.company_name, employer_id: { $sealed: expect.any(String) } } },
  ])
})

test('a browser that has registered all the businesses it may still submits its own applications (R8, seed 7.6)', async () => {
  const agent = browser()
  const application = applicant()
  const quote = await fillQuote(agent, application)
  const register = (id: string) =>
    agent.post('v1/users.json', { user: { email: application.contact_email, business: { id, name: 'Many' } } })
  for (let times = 0; times < 50; times++) await register(randomUUID())
  expect((await register(randomUUID())).status).toBe(422)
  expect((await register(quote.uuid)).status).toBe(201)
  expect((await finish(agent, quote)).status).toBe(200)
})

test('an agent who submits for a client registers the client (R6, R8)', async () => {
  const agent = browser()
  const application = applicant()
  const quote = await fillQuote(agent, application)
  await signInAs(agent, 'agent@quarry-street.example')
  const own = (await agent.get(`quote/${quote._id}`)).body.data
  const client = { agent: { authorized: 'Yes', client_since: 'client' } }
  const savedQuote = (await agent.save(own, '/client', client)).body.data
  const reply = await finish(agent, savedQuote)
  const person = await personOf(application.contact_email)
  expect([reply.status, reply.body.data.account_uuid]).toEqual([200, person?.account_uuid])
  expect(await personOf('agent@quarry-street.example')).not.toMatchObject({ account_uuid: person?.account_uuid })
  expect((await mailsTo(application.contact_email)).map(({ kind }) => kind)).toEqual(['submitted'])
  const rosa = browser()
  await signInAs(rosa, application.contact_email)
  expect((await rosa.get(`quote/${quote._id}`)).body.data.completed).toBe(true)
})

test('an application stays in the account of its owner even if somebody else is the contact (R8)', async () => {
  const dana = browser()
  const { account_uuid } = await signInAs(dana, 'dana@shop.example')
  const application = applicant()
  const submittedQuote = (await finish(dana, await fillQuote(dana, application))).body.data
  expect(submittedQuote).toMatchObject({ owned: true, account_uuid })
  expect((await mailsTo('dana@shop.example')).map(({ kind }) => kind)).toContain('submitted')
  expect(await mailsTo(application.contact_email)).toEqual([])
})

test('the checkout begins with the first offer that is chosen, once (R3)', async () => {
  const rosa = browser()
  const quote = (await finish(rosa, await fillQuote(rosa, applicant()))).body.data
  expect(quote).not.toHaveProperty('checkout_session_uuid')
  const stop = await work()
  const offers = await offersOf(rosa, quote.uuid)
  await stop()
  const [offer] = offers.filter(({ state }) => state === 'quoted' || state === 'referred')
  const choose = async (...offer_uuids: readonly string[]) =>
    (await rosa.patch(`quote/${quote._id}/chosen_offers`, { offer_uuids })).body.data.checkout_session_uuid
  expect(await choose()).toBeUndefined()
  const reply = await choose(offer?.uuid ?? '')
  expect(reply).toMatch(/^[0-9a-f-]{36}$/)
  expect(await choose()).toBe(reply)
  expect(await choose(offer?.uuid ?? '')).toBe(reply)
})
