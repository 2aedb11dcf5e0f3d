import type { BindReply } from '@coverwright/contract/binding/bind-requests'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { Browser } from '../../../testing/browser.ts'
import { defaultSite } from '../../../testing/default-site.ts'
import { fillQuote, painter, typesOf } from '../../../testing/fill-quote.ts'
import { offersOf } from '../../../testing/offers-of.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { disableEndpoint } from '../../1-foundation/webhooks/endpoint-state.store.ts'
import { isUnbroken } from '../../3-quoting/quotes/events/quote-events.ts'
import { listEventsSince } from '../../3-quoting/quotes/quotes.store.ts'
import { lockOffer } from '../submissions/submissions.store.ts'
import { recordConfirmation } from './record-confirmation.ts'
import { anotherOf, give, raisePrice, signedRequest } from './testing-binds.ts'

const app = await createTestApp({
  sites: [
    {
      ...defaultSite,
      webhooks: [
        {
          ...{ id: 'crm', url: 'https://crm.example/hooks' },
          events: ['offer.chosen', 'bind.requested', 'requirement.opened', 'requirement.given', 'bind.confirmed'],
        },
      ],
    },
  ],
})
const { browser, clock, db, pool, disturb, calm, resume } = app
// Events are recorded; nobody is there to receive them, and no attempt is repeated.
await disableEndpoint(db, { site: 'default', endpoint: 'crm' }, 'failing', clock.now)
afterAll(await app.work())
const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
/** A clothing shop in Chicago: every insurer wants it. */
const shop = {
  ...painter,
  class_code_ref: 'CW458110A',
  sub_class_code_ref: undefined,
  company_name: 'Threads',
  employer_id: '36-7654321',
}

afterEach(async () => {
  await calm()
})

async function chooseOffer(carrier: string, line = 'gl') {
  const rosa = browser()
  const { _id } = await fillQuote(rosa, { ...shop, insurance_types: typesOf(line) })
  const { body } = await rosa.patch(`quote/${_id}/finish_form`, { attestation })
  const offers = await offersOf(rosa, body.data.uuid)
  const offer = offers.find((each) => each.carrier === carrier)
  if (!offer) throw new Error(`${carrier} was not asked`)
  expect(offer).toMatchObject({ state: 'quoted' })
  await rosa.patch(`quote/${_id}/chosen_offers`, { offer_uuids: [offer.uuid] })
  const path = `quote/${_id}/offers/${offer.uuid}/bind`
  return { rosa, _id, uuid: body.data.uuid, offer, offers, path }
}

const typesOfEvents = (application: string) =>
  db.selectFrom('webhook_events').select('type').where('application', '=', application).execute()
const kindsOf = ({ requirements }: Pick<BindReply, 'requirements'>) => requirements.map(({ kind }) => kind)

const ask = async (rosa: Browser, path: string) =>
  rosa.post(`${path}-request`, signedRequest((await rosa.get(path)).body.data))
/** The page once the offer has come this far. */
const untilStage = (rosa: Browser, path: string, stage: string): Promise<BindReply> =>
  vi.waitFor(
    async () => {
      const page = await pageOf(rosa, path)
      expect(page.offer.stage).toBe(stage)
      return page
    },
    { timeout: 15_000, interval: 200 },
  )

const pageOf = async (rosa: Browser, path: string): Promise<BindReply> => (await rosa.get(path)).body.data

test('an insurer that binds at once: only missing answers are asked for, and its confirmation is stored (R8)', async () => {
  const { rosa, _id, path, uuid } = await chooseOffer('hartford')
  const first = await pageOf(rosa, path)
  expect(first.mode).toBe('instant')
  expect(kindsOf(first)).toEqual([
    'start_date',
    'mailing_address',
    'payment_plan',
    'terrorism',
    'no_known_losses',
    'fraud_statement',
    'signature',
  ])
  // The application says when the insurance begins. Nothing that is signed is chosen or agreed to before.
  expect(kindsOf({ requirements: first.requirements.filter(({ open }) => !open) })).toEqual([
    'start_date',
    'mailing_address',
  ])
  expect([first.given.terrorism, first.given.fraud_statement]).toEqual([undefined, undefined])
  const [address] = first.requirements.filter(({ kind }) => kind === 'mailing_address')
  expect(address?.options).toContainEqual({ value: 'IL', label: 'Illinois' })
  for (const state of [undefined, 'XX']) {
    const refusal = await rosa.patch(path, {
      mailing_address: { street: '1 A St', city: 'B', zip_code: '60614', state },
    })
    expect([refusal.status, refusal.body.errors?.[0].field]).toEqual([422, 'mailing_address.state'])
  }
  const reply = await give(rosa, path)
  expect(reply.requirements.filter(({ open }) => open).map(({ kind }) => kind)).toEqual(['signature'])
  const bindReply = await rosa.post(`${path}-request`, signedRequest(reply))
  expect([bindReply.status, bindReply.body.data.offer.stage, bindReply.body.data.waiting_on]).toEqual([
    200,
    'bind_requested',
    'insurer',
  ])
  const confirmation = await untilStage(rosa, path, 'bound')
  expect(confirmation).toMatchObject({
    offer: { stage: 'bound' },
    waiting_on: 'nobody',
    confirmation: { reference: expect.stringMatching(/^CI-POL-/), channel: 'call' },
  })
  const events = await listEventsSince(db, _id, 0)
  expect(isUnbroken(events)).toBe(true)
  const story = ['finished', 'offer_answered', 'offers_chosen', 'offer_advanced']
  expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(story))
  const bindTypes = [{ type: 'offer.chosen' }, { type: 'bind.requested' }, { type: 'bind.confirmed' }]
  expect(await typesOfEvents(uuid)).toEqual(expect.arrayContaining(bindTypes))
  const request = events.flatMap(({ changes }) => changes).find(({ path: at }) => at.endsWith('.bind_request'))
  expect(request?.after).toMatchObject({
    offer_version: 1,
    signature: { name: 'Rosa Lee', capacity: 'owner', consent: expect.stringContaining('electronically') },
  })
  expect(JSON.stringify(request)).not.toContain('7654321')
  const mailKinds = (await app.mailsTo('rosa@bluedoor.example')).map(({ kind }) => kind)
  expect(mailKinds.slice(-2)).toEqual(['bind_requested', 'bind_confirmed'])
  const hostsMails = (await app.mailsTo('dana.whitlock@coverwright.example')).map(({ kind }) => kind)
  expect(hostsMails).toEqual(['application_submitted', 'offer_chosen', 'bind_requested', 'bind_confirmed'])
  // Asked again afterwards, the stored outcome is returned.
  expect((await rosa.post(`${path}-request`, signedRequest(reply))).body.data.offer.stage).toBe('bound')
  expect(
    (await rosa.get(`quote/uuid/${uuid}`)).body.data.offers.filter((o: { stage: string }) => o.stage === 'bound'),
  ).toHaveLength(1)
})

test('an insurer that needs loss runs gets them in the same request, and then binds (R8)', async () => {
  const { rosa, path, offer, uuid } = await chooseOffer('liberty')
  await give(rosa, path)
  expect((await ask(rosa, path)).status).toBe(200)
  const more = await untilStage(rosa, path, 'contingent')
  expect([more.offer.stage, more.waiting_on]).toEqual(['contingent', 'customer'])
  expect(kindsOf(more)).toEqual(['loss_runs', 'signature'])
  const early = await ask(rosa, path)
  expect([early.status, early.body.errors[0].field]).toEqual([422, 'loss_runs'])
  const upload = { 'content-type': 'application/octet-stream', 'x-file-name': 'loss-runs.txt' }
  const uploadReply = await rosa.patch(`${path}/loss_runs`, 'No losses in five years.', upload)
  expect([uploadReply.status, uploadReply.body.data.given.loss_runs.length]).toEqual([200, 1])
  await rosa.patch(`${path}/loss_runs`, 'No losses in five years.', upload)
  expect((await ask(rosa, path)).body.data.offer.stage).toBe('bind_requested')
  await untilStage(rosa, path, 'bound')
  const types = [{ type: 'requirement.opened' }, { type: 'requirement.given' }]
  expect(await typesOfEvents(uuid)).toEqual(expect.arrayContaining(types))
  const events = await pool.query("select detail from access_events where kind = 'unsealed'")
  expect(events.rows[0]?.detail).toMatchObject({ carrier: 'liberty', fields: expect.stringContaining('tax_number') })
  const { rows } = await pool.query('select reply from bind_requests where offer_uuid = $1 order by number desc', [
    offer.uuid,
  ])
  expect(rows.map(({ reply }) => reply.status)).toEqual(['bound', 'needs_requirements'])
})

test('an insurer that decides later is asked again until it confirms (R8)', async () => {
  const { rosa, path } = await chooseOffer('chubb_sci', 'bop')
  expect((await give(rosa, path)).mode).toBe('request')
  await ask(rosa, path)
  await vi.waitFor(async () => {
    const { rows } = await pool.query("select from bind_requests where reply->>'status' = 'requested'")
    expect(rows).toHaveLength(1)
  }, 15_000)
  expect(await pageOf(rosa, path)).toMatchObject({ offer: { stage: 'bind_requested' }, waiting_on: 'insurer' })
  clock.now = new Date(clock.now.getTime() + 61_000)
  await pool.query('update graphile_worker._private_jobs set run_at = now()')
  await untilStage(rosa, path, 'bound')
})

test('a refusal says why, and another offer of the line can be chosen (R8)', async () => {
  const { rosa, _id, path, offers } = await chooseOffer('cna', 'bop')
  await give(rosa, path)
  await ask(rosa, path)
  const page = await untilStage(rosa, path, 'refused')
  expect([page.offer.stage, page.reasons[0]]).toEqual(['refused', expect.stringContaining('stopped insuring')])
  const other = anotherOf(offers, page.offer.uuid)
  expect((await rosa.patch(`quote/${_id}/chosen_offers`, { offer_uuids: [other.uuid] })).status).toBe(200)
  const late = await rosa.post(`${path}-request`, { offer_version: 1, offer_hash: page.offer_hash })
  expect(late.body.data.offer.stage).toBe('refused')
})

test('an insurer that is down is asked again under the same key and never binds twice (R8)', async () => {
  const { rosa, path } = await chooseOffer('hartford')
  await give(rosa, path)
  await disturb({ operation: 'binds', fail: 'status', status: 503 })
  await ask(rosa, path)
  await vi.waitFor(async () => {
    const { rows } = await pool.query(
      'select last_error from graphile_worker._private_jobs where last_error is not null',
    )
    expect(rows[0]?.last_error).toContain('No answer to a bind request')
  }, 15_000)
  expect(await pageOf(rosa, path)).toMatchObject({ offer: { stage: 'bind_requested' }, waiting_on: 'insurer' })
  await calm()
  // A new server resumes what a crashed one left.
  await pool.query('delete from graphile_worker._private_jobs')
  await resume()
  const { confirmation } = await untilStage(rosa, path, 'bound')
  await resume()
  expect((await pageOf(rosa, path)).confirmation).toEqual(confirmation)
})

test('a request names what is missing, another choice, an expired price, and the differences of a newer version; a signature is under the text shown (R8)', async () => {
  const { rosa, _id, path, offers, offer } = await chooseOffer('hartford')
  const open = await ask(rosa, path)
  expect(open.status).toBe(422)
  expect(open.body.errors.map(({ field }: { field: string }) => field)).toContain('terrorism')
  const saveReply = await give(rosa, path)
  const other = anotherOf(offers, offer.uuid)
  await rosa.patch(`quote/${_id}/chosen_offers`, { offer_uuids: [other.uuid] })
  const reply = await ask(rosa, path)
  expect([reply.status, reply.body.code, reply.body.chosen.offer_uuid]).toEqual([409, 'bind.not_chosen', other.uuid])
  await rosa.patch(`quote/${_id}/chosen_offers`, { offer_uuids: [offer.uuid] })
  const setValidity = (day: unknown) =>
    pool.query("update offers set reply = jsonb_set(reply, '{valid_until}', $2) where uuid = $1", [
      offer.uuid,
      JSON.stringify(day),
    ])
  await setValidity(new Date(clock.now.getTime() - 86_400_000).toISOString().slice(0, 10))
  expect((await ask(rosa, path)).body.code).toBe('offers.expired')
  await setValidity(offer.valid_until)

  const wrong = signedRequest(saveReply)
  const [first] = wrong.signature.documents
  const forgery = { ...wrong, signature: { ...wrong.signature, documents: [{ ...first, sha256: 'f'.repeat(64) }] } }
  expect((await rosa.post(`${path}-request`, forgery)).body.errors[0].field).toBe('signature.documents')
  await raisePrice(app, offer.uuid)
  const stopReply = await rosa.post(`${path}-request`, signedRequest(saveReply))
  expect([stopReply.status, stopReply.body.code]).toEqual([409, 'bind.offer_changed'])
  expect(stopReply.body.differences).toEqual([
    { label: 'Price per year', before: expect.any(String), after: expect.any(String) },
  ])
  // The agreement and the choice were for the earlier version.
  expect((await ask(rosa, path)).body.errors).toHaveLength(4)
  expect((await give(rosa, path)).changes).toEqual(stopReply.body.differences)
  expect((await ask(rosa, path)).status).toBe(200)
})

test('only the insurer’s confirmation makes an offer bound, at the desk too (R8)', async () => {
  const { rosa, _id, path, offer } = await chooseOffer('hartford')
  await expect(pool.query("update offers set stage = 'bound' where uuid = $1", [offer.uuid])).rejects.toThrow(
    'confirmation',
  )
  await give(rosa, path)
  await disturb({ operation: 'binds', fail: 'status', status: 503 })
  await ask(rosa, path)
  const confirm = (reference: string) =>
    db.transaction().execute(async (trx) => {
      const heldOffer = await lockOffer(trx, offer.uuid)
      if (!heldOffer) throw new Error('There is no such offer')
      const confirmation = {
        from: '2026-12-01',
        to: '2027-12-01',
        channel: 'desk',
        by: 'desk',
        actor: 'person:1',
        at: clock.now,
      } as const
      return await recordConfirmation(trx, app.services, heldOffer, { reference, ...confirmation })
    })
  await confirm('POL-1')
  await confirm('POL-1')
  await expect(confirm('POL-2')).rejects.toThrow('already confirmed it, as POL-1')
  expect(await pageOf(rosa, path)).toMatchObject({ confirmation: { reference: 'POL-1', channel: 'desk' } })
  const changes = (await listEventsSince(db, _id, 0)).flatMap((event) => event.changes)
  expect(changes.filter(({ path: at }) => at.endsWith('.confirmation'))).toHaveLength(1)
})

test('the desk asks an insurer without a call; a stranger finds nothing (R8)', async () => {
  const { rosa, path } = await chooseOffer('hartford')
  await disturb({ operation: 'bind_requirements', fail: 'status', status: 404 })
  const page = await give(rosa, path)
  expect(page.mode).toBe('desk')
  expect((await ask(rosa, path)).body.data.waiting_on).toBe('host')
  const stranger = browser()
  await stranger.begin()
  for (const reply of [
    await stranger.get(path),
    await stranger.patch(path, {}),
    await stranger.post(`${path}-request`, signedRequest(page)),
  ]) {
    // As for a quote that was never made.
    expect(reply.status).toBe(401)
  }
})
