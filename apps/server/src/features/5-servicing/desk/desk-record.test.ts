import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { recipientKey } from '../../1-foundation/mails/recipient-key.ts'
import { isUnbroken } from '../../3-quoting/quotes/events/quote-events.ts'
import { listEventsSince } from '../../3-quoting/quotes/quotes.store.ts'
import { createTestDesk } from './testing-desk.ts'

const app = await createTestApp()
const { db } = app
const { amara, submitted, record, act } = await createTestDesk(app)

it('stores notes and tasks, each in the chain of events, and a retry adds nothing (O5)', async () => {
  const { id, rosa } = await submitted()
  const note = { id: randomUUID(), text: 'She wants to pay monthly.' }
  const task = { id: randomUUID(), what: 'Call her', who: 'agent@quarry-street.example', due: '2999-02-03' }
  for (const _ of [1, 2]) await act(id, 'notes', note)
  for (const _ of [1, 2]) await act(id, 'tasks', task)
  const deskRecord = await record(id)
  expect(deskRecord.notes).toMatchObject([{ text: note.text, by: 'Amara Holt' }])
  expect(deskRecord.tasks).toMatchObject([{ what: 'Call her', due: '2999-02-03', who: { email: task.who } }])
  expect((await act(id, 'tasks', { ...task, id: randomUUID(), due: '2999-02-31' })).body.errors).toMatchObject([
    { field: 'due' },
  ])
  const reply = await amara.patch(`desk/applications/${id}/tasks/${task.id}`)
  expect(reply.body.data.tasks).toMatchObject([{ done_by: 'Amara Holt' }])
  expect((await amara.patch(`desk/applications/${id}/tasks/${randomUUID()}`)).status).toBe(404)
  const events = await listEventsSince(db, id, 0)
  expect(isUnbroken(events)).toBe(true)
  expect(events.map(({ kind }) => kind).slice(-3)).toEqual(['note_added', 'task_added', 'task_done'])
  expect(JSON.stringify(events)).not.toContain(note.text)
  // The customer reads none of it.
  expect(JSON.stringify((await rosa.get(`quote/${id}`)).body)).not.toContain(note.text)
})

it('records who read a record (O5)', async () => {
  const { id } = await submitted()
  await record(id)
  const read = await db.selectFrom('access_events').select('kind').where('quote_id', '=', id).execute()
  expect(read.map(({ kind }) => kind)).toContain('record_read')
})

it('closes with a reason, withdraws the choice, and reopens (O5)', async () => {
  const { id, rosa, offers } = await submitted()
  const first = offers[0]?.uuid ?? ''
  await act(id, 'answers', { offer: first, state: 'quoted', premium: 90_000, source: 'By phone' })
  await rosa.patch(`quote/${id}/chosen_offers`, { offer_uuids: [first] })
  expect((await record(id)).application.state).toBe('chosen')
  expect((await act(id, 'close', {})).status).toBe(422)
  const closeReply = await act(id, 'close', { reason: 'bought_elsewhere', note: 'At a bank.' })
  expect(closeReply.body.data).toMatchObject({
    application: { state: 'closed', closed_reason: 'bought_elsewhere' },
    actions: ['reopen'],
    notes: expect.arrayContaining([expect.objectContaining({ text: 'At a bank.' })]),
  })
  expect((await act(id, 'close', { reason: 'price' })).body.code).toBe('lifecycle.impossible')
  expect((await act(id, 'answers', { offer: first, state: 'quoted', premium: 1, source: 'By phone' })).body.code).toBe(
    'application.closed',
  )
  const again = await act(id, 'reopen', {})
  expect(again.body.data.application.state).toBe('submitted')
  expect((await act(id, 'reopen', {})).status).toBe(409)
  // Choosing an offer reopens the application.
  await act(id, 'close', { reason: 'not_now' })
  expect((await rosa.patch(`quote/${id}/chosen_offers`, { offer_uuids: [first] })).status).toBe(200)
  expect((await record(id)).application.state).toBe('chosen')
})

it('does not close what an insurer has been asked to bind (O5)', async () => {
  const { id, offers } = await submitted()
  const first = offers[0]?.uuid ?? ''
  await db.updateTable('offers').set({ state: 'quoted', stage: 'bind_requested' }).where('uuid', '=', first).execute()
  expect((await record(id)).actions).not.toContain('close')
  expect((await act(id, 'close', { reason: 'price' })).body.code).toBe('offers.with_insurer')
})

it('enters an offer of an insurer without an interface, which is chosen like any other (O5)', async () => {
  const { id, uuid, rosa } = await submitted()
  const offer = {
    insurer: 'Harbor Mutual of Maine',
    line: 'gl',
    state: 'quoted',
    premium: 123_400,
    limits: '$1,000,000 / $2,000,000',
    deductible: '$500',
    coverages: [{ label: 'Hired autos', offered: '$50,000' }],
    valid_until: '2999-01-01',
    bindable: true,
    source: 'Mail of their underwriter, 3 May',
  }
  const refusalOf = async (change: object) =>
    (await act(id, 'answers', { ...offer, ...change })).body.errors?.[0]?.field
  expect(await refusalOf({ premium: undefined })).toBe('premium')
  expect(await refusalOf({ line: 'moon' })).toBe('line')
  expect(await refusalOf({ insurer: undefined })).toBe('insurer')
  expect(await refusalOf({ valid_until: '2001-01-01' })).toBe('valid_until')
  expect(await refusalOf({ state: 'declined' })).toBe('words')
  const entryReply = await act(id, 'answers', offer)
  expect(entryReply.status).toBe(200)
  const { offers } = (await rosa.get(`quote/uuid/${uuid}`)).body.data
  const own = offers.find(({ carrier_name }: { carrier_name: string }) => carrier_name === offer.insurer)
  expect(own).toMatchObject({ state: 'quoted', entered_by: 'Coverwright', premium: { amount: 123_400 }, version: 1 })
  // Offers are compared by these codes, so one does not depend on its place.
  expect(own.coverages).toContainEqual({ code: 'other.hired autos', label: 'Hired autos', offered: '$50,000' })
  const reply = await rosa.patch(`quote/${id}/chosen_offers`, { offer_uuids: [own.uuid] })
  expect(reply.status).toBe(200)
  const deskRecord = await record(id)
  expect(deskRecord.application).toMatchObject({
    state: 'chosen',
    next_step: 'waiting_customer',
    best: { amount: 123_400 },
  })
  const desks = deskRecord.offers.find(({ offer: each }: { offer: { uuid: string } }) => each.uuid === own.uuid)
  expect(desks.versions).toMatchObject([{ number: 1, source: 'desk', state: 'quoted' }])
  expect(deskRecord.notes[0].text).toContain(offer.source)
  expect(isUnbroken(await listEventsSince(db, id, 0))).toBe(true)
})

it('records an insurer’s answer to a referral, and its questions (O5)', async () => {
  const { id, offers } = await submitted()
  const answer = (more: object) => act(id, 'answers', { offer: offers[0]?.uuid, source: 'By phone', ...more })
  expect((await answer({ state: 'referred' })).body.data.application.next_step).toBe('referred')
  const asks = await answer({ state: 'needs_information', words: 'How old is the roof?' })
  expect(asks.body.data.application.next_step).toBe('insurer_asks')
  const priceReply = await answer({ state: 'quoted', premium: 50_000 })
  expect(priceReply.body.data.offers[0].versions.map(({ state }: { state: string }) => state)).toEqual([
    'referred',
    'needs_information',
    'quoted',
  ])
})

it('reports a refusal to bind that an insurer gave the desk (O5, R8)', async () => {
  const { id, rosa, offers } = await submitted({ contact_email: 'refused@threads.example' })
  const offer = offers[0]?.uuid ?? ''
  await act(id, 'answers', { offer, state: 'quoted', premium: 50_000, source: 'By phone' })
  await db.updateTable('offers').set({ stage: 'bind_requested' }).where('uuid', '=', offer).execute()
  const refusal = { offer, state: 'declined', words: 'The roof is too old.', source: 'By phone' }
  expect((await act(id, 'answers', refusal)).status).toBe(200)
  await act(id, 'answers', refusal)
  const page = await rosa.get(`quote/${id}/offers/${offer}/bind`)
  expect(page.body.data).toMatchObject({ offer: { stage: 'refused' }, reasons: ['The roof is too old.'] })
  const mails = (await app.mailsTo('refused@threads.example')).filter(({ kind }) => kind === 'bind_refused')
  expect(mails).toMatchObject([{ reasons: ['The roof is too old.'], isToStaff: false }])
  const [toDesk] = (await app.mailsTo('dana.whitlock@coverwright.example')).filter(
    ({ kind }) => kind === 'bind_refused',
  )
  expect(toDesk && 'link' in toDesk && new URL(toDesk.link).pathname).toBe(`/desk/${id}`)
})

it('records the confirmation of an insurer without an interface, which alone makes its offer bound (O3, O5)', async () => {
  const { id, uuid, rosa } = await submitted()
  const price = { insurer: 'Harbor Mutual', line: 'gl', state: 'quoted', premium: 80_000, source: 'By mail' }
  const { offers } = (await act(id, 'answers', price)).body.data
  const [{ offer }] = offers.filter((each: { offer: { carrier: string } }) => each.offer.carrier === 'Harbor Mutual')
  const confirmation = {
    reference: 'HM-77',
    effective_from: '2031-01-01',
    effective_to: '2032-01-01',
    source: 'By mail',
  }
  const confirm = (body: object) => act(id, `offers/${offer.uuid}/confirm`, body)
  expect((await confirm(confirmation)).body.code).toBe('lifecycle.impossible')
  await rosa.patch(`quote/${id}/chosen_offers`, { offer_uuids: [offer.uuid] })
  const early = { offer_version: 1, offer_hash: 'none' }
  expect((await rosa.post(`quote/${id}/offers/${offer.uuid}/bind-request`, early)).status).toBe(409)
  const path = `quote/${id}/offers/${offer.uuid}/bind`
  await rosa.get(path)
  const savedAnswers = (await rosa.patch(path, { no_known_losses: true, fraud_statement: true })).body.data
  const documents = savedAnswers.documents.map(({ key, sha256 }: { key: string; sha256: string }) => ({ key, sha256 }))
  const reply = await rosa.post(`${path}-request`, {
    offer_version: savedAnswers.offer.version,
    offer_hash: savedAnswers.offer_hash,
    signature: { name: 'Rosa Lind', capacity: 'owner', consent: true, documents },
  })
  expect([reply.status, reply.body.errors]).toEqual([200, undefined])
  // Its price stays as it was asked for.
  expect((await act(id, 'answers', { ...price, premium: 1 })).body.code).toBe('offers.with_insurer')
  expect((await confirm({ ...confirmation, effective_to: '2031-01-01' })).body.errors).toMatchObject([
    { field: 'effective_to' },
  ])
  // Now in the hands of an agency.
  const agent = app.browser()
  const { id: agent_id } = await signInAs(agent, 'agent@quarry-street.example')
  await db.updateTable('quotes').set({ agency_id: 'quarry-street', agent_id }).where('id', '=', id).execute()
  const confirmReply = await confirm(confirmation)
  expect(confirmReply.body.data.application.state).toBe('bound')
  expect((await confirm(confirmation)).status).toBe(200)
  const seenOffers = (await agent.get(`quote/uuid/${uuid}`)).body.data.offers
  expect(seenOffers.find((each: { uuid: string }) => each.uuid === offer.uuid)).toMatchObject({
    stage: 'bound',
    premium: { amount: 80_000 },
  })
  const mails = await app.mailsTo('desk@quarry-street.example')
  expect(mails.map(({ kind }) => kind).filter((kind) => kind.startsWith('bind_'))).toEqual(['bind_confirmed'])
  expect(isUnbroken(await listEventsSince(db, id, 0))).toBe(true)
})

it('shows the mails of its own site only, whatever else went to the same address (O5)', async () => {
  const { id } = await submitted({ contact_email: 'two-sites@shop.example' })
  const mail = {
    recipient: recipientKey(app.services.encryptor, 'two-sites@shop.example'),
    sealed: null,
    sent_at: null,
    given_up_at: null,
    failure: null,
  }
  for (const [site, kind] of [
    ['default', 'resume_link'],
    ['harbor', 'renewal_due'],
  ] as const)
    await app.db
      .insertInto('mails')
      .values({ id: crypto.randomUUID(), ...mail, site, kind, created_at: app.clock.now })
      .execute()
  const kinds = (await record(id)).events.map(({ kind }: { kind: string }) => kind)
  expect(kinds).toContain('mail.resume_link')
  expect(kinds).not.toContain('mail.renewal_due')
})
