import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { fillQuote, painter, typesOf } from '../../../testing/fill-quote.ts'
import { offersOf } from '../../../testing/offers-of.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { signedRequest } from '../../4-binding/bind-requests/testing-binds.ts'

const { browser, db, logged, work } = await createTestApp()
afterAll(await work())

const clothing = { class_code_ref: 'CW458110A', sub_class_code_ref: undefined, insurance_types: typesOf('gl') }
const attestation = { accepted: true, text_keys: ['page.attestation.general'] }

it('exports everything about a person as a file, tax numbers masked (case D12, P3)', async () => {
  const email = 'rosa@bluedoor.example'
  const rosa = browser()
  const submittedQuote = await fillQuote(rosa)
  await rosa.patch(`quote/${submittedQuote._id}/finish_form`, { attestation })
  await signInAs(rosa, email)
  const draft = await fillQuote(rosa, undefined, '/insurance')
  await fillQuote(browser(), { ...painter, contact_email: 'other@shop.example' }, '/insurance')

  const { status, headers, body } = await rosa.get('account/export')
  expect(status).toBe(200)
  expect(headers['content-disposition']).toContain('attachment; filename="my-data-2026-11-20.json"')
  expect(headers['cache-control']).toBe('no-store')
  expect(body.note).toContain('masked')
  expect(body.person).toMatchObject({ email, role: 'customer' })
  expect(body.sign_ins).toHaveLength(1)
  // Begun at the same moment of the test's clock, they may come in either order.
  expect(body.applications).toHaveLength(2)
  const byId = (applicationId: string) => body.applications.find(({ id }: { id: string }) => id === applicationId)
  expect(byId(draft._id)).toBeDefined()
  const exportedQuote = byId(submittedQuote._id)
  expect(exportedQuote.answers).toMatchObject({ company_name: 'Blue Door Painting LLC', contact_email: email })
  expect(exportedQuote.submissions[0].as_submitted.answers).toMatchObject({ company_name: 'Blue Door Painting LLC' })
  expect(exportedQuote.submissions[0].offers.length).toBeGreaterThan(1)
  expect(exportedQuote.history[0]).toMatchObject({ kind: 'created', by: 'your browser' })
  expect(exportedQuote.history.some(({ changed }: { changed: string[] }) => changed.includes('company_name'))).toBe(
    true,
  )
  expect(body.mail_sent_to_you.map(({ kind }: { kind: string }) => kind)).toContain('sign_in_code')
  expect(body.history.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['signed_in', 'exported']),
  )
  expect(body.businesses).toMatchObject([{ id: submittedQuote.uuid, name: 'Blue Door Painting LLC' }])
  const text = JSON.stringify(body)
  expect(text).not.toMatch(/36-?1234567/)
  expect(text).not.toContain('$sealed')
  expect(text).toContain('4567')
  expect(text).not.toContain('other@shop.example')
  expect(logged.join('')).not.toContain(email)
})

it('exports insurers’ answers and requests, with what was signed (case D12)', async () => {
  const rosa = browser()
  const { _id } = await fillQuote(rosa, { ...painter, ...clothing, contact_email: 'signed@shop.example' })
  const { body } = await rosa.patch(`quote/${_id}/finish_form`, { attestation })
  const offer = (await offersOf(rosa, body.data.uuid)).find(({ carrier }) => carrier === 'hartford')
  await rosa.patch(`quote/${_id}/chosen_offers`, { offer_uuids: [offer?.uuid] })
  const path = `quote/${_id}/offers/${offer?.uuid}/bind`
  const { payment_plans } = (await rosa.get(path)).body.data
  const statements = { no_known_losses: true, fraud_statement: true, terrorism: 'rejected', tax_number: '36-7654321' }
  const page = await rosa.patch(path, { ...statements, payment_plan: payment_plans[0].id })
  expect((await rosa.post(`${path}-request`, signedRequest(page.body.data))).status).toBe(200)
  await signInAs(rosa, 'signed@shop.example')
  const { applications } = (await rosa.get('account/export')).body
  const exportedOffers = applications.find(({ id }: { id: string }) => id === _id).submissions[0].offers
  const exportedOffer = exportedOffers.find(({ uuid }: { uuid: string }) => uuid === offer?.uuid)
  expect(exportedOffer.versions).toHaveLength(1)
  expect(exportedOffer.requests_to_insure).toMatchObject([
    { offer_version: 1, answers: { terrorism: 'rejected' }, signature: { name: 'Rosa Lee' } },
  ])
  expect(exportedOffer.requests_to_insure[0].signature.documents[0].text).toContain('Copperfield Insurance')
  const text = JSON.stringify(exportedOffer)
  expect(text).not.toMatch(/36-?7654321|\$sealed/)
})

it('hands over bills and their payments (case D12)', async () => {
  const rosa = browser()
  const shop = { ...painter, ...clothing, insurance_types: typesOf('bop'), contact_email: 'billed@shop.example' }
  const { _id } = await fillQuote(rosa, shop)
  const { body } = await rosa.patch(`quote/${_id}/finish_form`, { attestation })
  const offer = (await offersOf(rosa, body.data.uuid)).find(({ carrier }) => carrier === 'hartford')
  const bill = {
    ...{ uuid: randomUUID(), offer_uuid: offer?.uuid ?? '', quote_id: _id, currency: 'USD', amount: 500 },
    ...{ lines: JSON.stringify([{ kind: 'premium', amount: 500 }]), attempt: 0, created_at: new Date() },
    state: 'paid' as const,
  }
  await db.insertInto('bills').values(bill).execute()
  const payment = { reference: 'pi_1', bill_uuid: bill.uuid, amount: 500, currency: 'USD', received_at: new Date() }
  await db.insertInto('bill_payments').values(payment).execute()
  await signInAs(rosa, 'billed@shop.example')
  const { applications } = (await rosa.get('account/export')).body
  const exportedOffers = applications.find(({ id }: { id: string }) => id === _id).submissions[0].offers
  expect(exportedOffers.find(({ uuid }: { uuid: string }) => uuid === offer?.uuid).bills).toMatchObject([
    {
      ...{ state: 'paid', amount: 500, lines: [{ kind: 'premium', amount: 500 }] },
      payments: [{ reference: 'pi_1', amount: 500, currency: 'USD' }],
    },
  ])
})

it('exports the desk’s questions and answers (case D12)', async () => {
  const rosa = browser()
  const { _id } = await fillQuote(rosa, { ...painter, contact_email: 'asked@shop.example' }, '/insurance')
  const request = { kind: 'question' as const, text: 'How many vans?', answer: 'Two', answered_at: new Date() }
  await db
    .insertInto('desk_requests')
    .values({ id: randomUUID(), quote_id: _id, at: new Date(), author: 'person:x', ...request })
    .execute()
  await signInAs(rosa, 'asked@shop.example')
  const { applications } = (await rosa.get('account/export')).body
  const exportedQuote = applications.find(({ id }: { id: string }) => id === _id)
  expect(exportedQuote.asked_by_the_desk).toMatchObject([{ text: 'How many vans?', answer: 'Two' }])
  expect(JSON.stringify(exportedQuote.asked_by_the_desk)).not.toContain('person:')
})

it('hands an agent their own data, never their clients’ (R6)', async () => {
  const agent = browser()
  const { id } = await signInAs(agent, 'agent@quarry-street.example')
  await fillQuote(agent, { ...painter, contact_email: 'client@shop.example' }, '/insurance')
  // Many put their own address where the client's belongs.
  await fillQuote(browser(), { ...painter, contact_email: 'agent@quarry-street.example' }, '/insurance')
  const { body } = await agent.get('account/export')
  expect(body.person).toMatchObject({ id, role: 'agent', agency: 'quarry-street' })
  expect(body.applications).toEqual([])
  expect(JSON.stringify(body)).not.toContain('client@shop.example')
})

it('says in words who did what, and names nobody else (R6)', async () => {
  const client = browser()
  await signInAs(client, 'client@shop.example')
  const agents = await db.selectFrom('quotes').selectAll().where('agency_id', '=', 'quarry-street').execute()
  const [me] = await db.selectFrom('people').selectAll().where('email', '=', 'client@shop.example').execute()
  await db
    .updateTable('quotes')
    .set({ person_id: me?.id ?? null })
    .where('agency_id', '=', 'quarry-street')
    .execute()
  const { body } = await client.get('account/export')
  expect(body.applications[0].history[0]).toMatchObject({ kind: 'created', by: 'an agent' })
  expect(JSON.stringify(body)).not.toContain(agents[0]?.agent_id)
})

it('exports nothing for a visitor (R6)', async () => {
  const visitor = browser()
  await visitor.begin()
  expect((await visitor.get('account/export')).status).toBe(401)
  expect((await browser().get('account/export')).status).toBe(401)
})
