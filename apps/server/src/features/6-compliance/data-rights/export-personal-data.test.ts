import { expect, it } from 'vitest'
import { fillQuote, painter } from '../../../testing/fill-quote.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const { browser, db, logged } = await createTestApp()

const attestation = { accepted: true, text_keys: ['page.attestation.general'] }

it('hands a person everything that is held about them as a file, tax numbers masked (case D12, P3)', async () => {
  const email = 'rosa@bluedoor.example'
  const rosa = browser()
  const submitted = await fillQuote(rosa)
  await rosa.patch(`quote/${submitted._id}/finish_form`, { attestation })
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
  const byId = (wanted: string) => body.applications.find(({ id }: { id: string }) => id === wanted)
  expect(byId(draft._id)).toBeDefined()
  const sent = byId(submitted._id)
  expect(sent.answers).toMatchObject({ company_name: 'Blue Door Painting LLC', contact_email: email })
  expect(sent.submissions[0].as_submitted.answers).toMatchObject({ company_name: 'Blue Door Painting LLC' })
  expect(sent.submissions[0].offers.length).toBeGreaterThan(1)
  expect(sent.history[0]).toMatchObject({ kind: 'created', by: 'your browser' })
  expect(sent.history.some(({ changed }: { changed: string[] }) => changed.includes('company_name'))).toBe(true)
  expect(body.mail_sent_to_you.map(({ kind }: { kind: string }) => kind)).toContain('sign_in_code')
  expect(body.history.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['signed_in', 'exported']),
  )
  expect(body.businesses).toMatchObject([{ id: submitted.uuid, name: 'Blue Door Painting LLC' }])
  const text = JSON.stringify(body)
  expect(text).not.toMatch(/36-?1234567/)
  expect(text).not.toContain('$sealed')
  expect(text).toContain('4567')
  expect(text).not.toContain('other@shop.example')
  expect(logged.join('')).not.toContain(email)
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

it('says who did what in words, and names nobody else (R6)', async () => {
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
