import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { fillQuote, painter, typesOf } from '../../../testing/fill-quote.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { isUnbroken } from '../../3-quoting/quotes/events/quote-events.ts'
import { eraseQuote } from './erasure.store.ts'
import { dumpOf } from './testing-dump.ts'

const { app, browser, clock, db, pool, folder, mailsTo, work } = await createTestApp()

const files = (): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

/** A person with drafts only, a document among them, and everything else that belongs to a person. */
async function personWithDrafts(email: string, company: string) {
  const person = browser()
  const answers = { ...painter, contact_email: email, company_name: company }
  const fundedCompany = { directors_and_officers: { funding: { vc_funding: 'Yes' }, documents: { timing: 'later' } } }
  const directorsQuote = await fillQuote(
    person,
    { ...answers, insurance_types: typesOf('do'), ...fundedCompany },
    '/do/documentation',
  )
  await app.inject({
    method: 'PATCH',
    url: `/api/quote/${directorsQuote._id}/directors_and_officers/documents?document=financials`,
    cookies: Object.fromEntries(person.jar),
    headers: { 'content-type': 'application/octet-stream', 'x-file-name': 'plan.pdf' },
    payload: '%PDF-1.7',
  })
  // Begun at another browser, and never claimed: it names the address.
  const elsewhere = await fillQuote(browser(), answers, '/insurance')
  await signInAs(person, email)
  await db
    .insertInto('retrieval_links')
    .values({
      uuid: crypto.randomUUID(),
      quote_id: directorsQuote._id,
      email,
      purpose: 'save',
      created_by: 'session:x',
      created_at: clock.now,
      expires_at: new Date(clock.now.getTime() + 86_400_000),
      revoked_at: null,
    })
    .execute()
  // What an agent wrote about them.
  const noteRow = { quote_id: directorsQuote._id, at: clock.now, author: crypto.randomUUID() }
  await db
    .insertInto('agent_notes')
    .values({ ...noteRow, id: crypto.randomUUID(), text: `${company} pays late`, struck_at: null })
    .execute()
  await db
    .insertInto('agent_tasks')
    .values({
      ...{ ...noteRow, id: crypto.randomUUID(), what: `Call ${company}`, who_email: null, due: '2031-01-01' },
      ...{ done_at: null, done_by: null },
    })
    .execute()
  return { person, directed: directorsQuote, elsewhere }
}

it('refuses to erase for a visitor, and for another address than one’s own (case D12)', async () => {
  const visitor = browser()
  await visitor.begin()
  expect((await visitor.post('account/erasure', { email: 'a@b.example' })).status).toBe(401)
  const person = browser()
  await signInAs(person, 'careful@shop.example')
  const { status, body } = await person.post('account/erasure', { email: 'other@shop.example' })
  expect(status).toBe(422)
  expect(body.errors).toMatchObject([{ field: 'email' }])
  expect((await person.get('account')).status).toBe(200)
})

it('erases drafts and the account so that no table names the person or the company (case D12, B14)', async () => {
  const email = 'gone@heron-paint.example'
  const company = 'Heron Paint Works'
  const { person, directed, elsewhere } = await personWithDrafts(email, company)
  const bystander = await fillQuote(browser(), undefined, '/insurance')
  const { id } = (await person.get('v1/users/get-logged-in-user.json')).body.data
  const events = await db
    .selectFrom('quote_events')
    .selectAll()
    .where('quote_id', '=', directed._id)
    .orderBy('position')
    .execute()
  const before = await dumpOf(pool)
  expect(before).toContain(email)
  expect(before).toContain(company)
  expect(files()).toHaveLength(1)
  const stolen = Object.fromEntries(person.jar)
  await pool.query("select graphile_worker.add_job('later', json_build_object('quote', $1::text))", [directed._id])

  const { status, body } = await person.post('account/erasure', { email: ' GONE@heron-paint.example ' })
  expect({ status, data: body.data }).toEqual({ status: 200, data: { erased: 2, kept: [], account_closed: true } })

  const { rows: queuedJobs } = await pool.query("select 1 from graphile_worker.jobs where task_identifier = 'later'")
  expect(queuedJobs).toEqual([])
  expect([person.jar.get('cw_session'), person.jar.get('user_auth')]).toEqual(['', ''])
  const after = await dumpOf(pool)
  expect(after).not.toContain(email)
  expect(after).not.toContain('heron-paint')
  expect(after).not.toContain(company)
  const erasures = await db.selectFrom('erasures').selectAll().where('person_id', '=', id).execute()
  expect(erasures.map(({ quote_id }) => quote_id).sort()).toEqual([directed._id, elsewhere._id].sort())
  expect(erasures.find(({ quote_id }) => quote_id === directed._id)).toMatchObject({
    reason: 'asked',
    events: events.length,
    last_hash: events.at(-1)?.hash,
  })
  const [event] = await db.selectFrom('access_events').selectAll().where('kind', '=', 'erased').execute()
  expect(event).toMatchObject({ actor: `person:${id}`, detail: { erased: 2, kept: 0 } })

  // The file goes by a job, so that a store that does not answer holds nothing up.
  const stop = await work()
  await vi.waitFor(() => expect(files()).toEqual([]), { timeout: 60_000 })
  await stop()

  for (const call of ['account', `quote/${directed._id}`, `quote/uuid/${directed.uuid}`, 'account/export']) {
    expect((await person.get(call)).status).toBe(401)
    expect((await app.inject({ url: `/api/${call}`, cookies: stolen })).statusCode).toBe(401)
  }
  const again = browser()
  await signInAs(again, email)
  expect((await again.get('account')).body.data.applications).toEqual([])
  expect((await again.get(`quote/${directed._id}`)).status).toBe(404)
  expect(await db.selectFrom('quotes').select('id').where('id', '=', bystander._id).executeTakeFirst()).toBeDefined()
})

it('confirms by mail that the account is closed, and notifies nobody else (case D12)', async () => {
  const email = 'told@shop.example'
  const person = browser()
  await signInAs(person, email)
  await person.post('account/erasure', { email })
  // The codes that were mailed before are gone with the rest.
  expect(await mailsTo(email)).toMatchObject([{ kind: 'account_erased', kept: 0, closed: true }])
  expect(
    await db
      .selectFrom('mails')
      .select('id')
      .where('recipient', 'is not', null)
      .where('kind', '=', 'account_erased')
      .execute(),
  ).toEqual([])
})

it('the events of a quote can be removed only by erasing it (case D13)', async () => {
  const quote = await fillQuote(browser(), undefined, '/insurance')
  await expect(pool.query('delete from quote_events where quote_id = $1', [quote._id])).rejects.toThrow('append-only')
  const events = await db
    .selectFrom('quote_events')
    .selectAll()
    .where('quote_id', '=', quote._id)
    .orderBy('position')
    .execute()
  expect(isUnbroken(events)).toBe(true)
  await expect(pool.query('delete from access_events')).rejects.toThrow('append-only')
})

it('an agency keeps what its agent wrote, and the agent’s own data is erased (R6, case D12)', async () => {
  const agent = browser()
  await signInAs(agent, 'agent@quarry-street.example')
  const quote = await fillQuote(agent, { ...painter, contact_email: 'client@shop.example' }, '/insurance')
  const { body } = await agent.post('account/erasure', { email: 'agent@quarry-street.example' })
  expect(body.data).toEqual({ erased: 0, kept: [], account_closed: true })
  expect(await dumpOf(pool)).not.toContain('agent@quarry-street.example')
  const row = await db.selectFrom('quotes').selectAll().where('id', '=', quote._id).executeTakeFirstOrThrow()
  const signIns = db
    .selectFrom('sign_ins')
    .select('id')
    .where('person_id', '=', row.agent_id ?? '')
  expect(await signIns.execute()).toEqual([])
  expect(row.agency_id).toBe('quarry-street')
  expect((await agent.get(`quote/${quote._id}`)).status).toBe(401)
  const client = browser()
  await signInAs(client, 'client@shop.example')
  await db
    .insertInto('retrieval_links')
    .values({
      uuid: crypto.randomUUID(),
      quote_id: quote._id,
      email: 'client@shop.example',
      purpose: 'hand_over',
      created_by: 'person:x',
      created_at: clock.now,
      expires_at: new Date(clock.now.getTime() + 86_400_000),
      revoked_at: null,
    })
    .execute()
  const eraseReply = await client.post('account/erasure', { email: 'client@shop.example' })
  expect(eraseReply.body.data).toMatchObject({ erased: 0, kept: [{ uuid: quote.uuid }], account_closed: true })
  expect(eraseReply.body.data.kept[0].reason).toContain('agency')
})

it('keeps a client’s quote for an agent without an agency (R6, case D12)', async () => {
  const agent = browser()
  await signInAs(agent, 'solo.agent@selfserve.example')
  const quote = await agent.begin()
  const email = 'client@solo.example'
  expect((await agent.post(`quote/${quote._id}/links`, { email })).status).toBe(201)
  const client = browser()
  await signInAs(client, email)
  expect((await client.get(`quote/${quote._id}`)).status).toBe(200)
  expect((await client.post('account/erasure', { email })).body.data).toMatchObject({ erased: 0, account_closed: true })
  expect((await agent.get(`quote/${quote._id}`)).status).toBe(200)
})

it('keeps received money in the books, without whose it was, and erases unpaid bills (case D12)', async () => {
  const rosa = browser()
  const { _id } = await fillQuote(rosa)
  const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
  const { body } = await rosa.patch(`quote/${_id}/finish_form`, { attestation })
  const offers = await db
    .selectFrom('offers')
    .select('uuid')
    .where('submission_uuid', '=', body.data.submission_uuid)
    .execute()
  const [paidBill, due] = offers.map(({ uuid: offer_uuid }) => ({
    ...{ uuid: crypto.randomUUID(), offer_uuid, quote_id: _id, currency: 'USD', amount: 500 },
    ...{ lines: '[]', attempt: 0, created_at: clock.now, session_id: 'cs_1', state: 'due' as const },
  }))
  if (!paidBill || !due) throw new Error('There are no two offers')
  await db.insertInto('bills').values([paidBill, due]).execute()
  const payment = { reference: 'pi_1', amount: 500, currency: 'USD', received_at: clock.now }
  await db
    .insertInto('bill_payments')
    .values({ ...payment, bill_uuid: paidBill.uuid })
    .execute()
  await expect(db.deleteFrom('bill_payments').execute()).rejects.toThrow('stays in the books')
  await db.transaction().execute((trx) => eraseQuote(trx, _id, { reason: 'asked', now: clock.now }))
  const bills = await db.selectFrom('bills').select(['uuid', 'quote_id', 'offer_uuid', 'amount']).execute()
  expect(bills).toEqual([{ uuid: paidBill.uuid, quote_id: null, offer_uuid: null, amount: 500 }])
  expect(await db.selectFrom('bill_payments').select('reference').execute()).toEqual([{ reference: 'pi_1' }])
})
