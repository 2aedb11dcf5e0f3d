import { countryOf } from '@coverwright/catalogue/countries/countries'
import type { BindReply } from '@coverwright/contract/binding/bind-requests'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { Browser } from '../../../testing/browser.ts'
import { fillQuote, painter, typesOf } from '../../../testing/fill-quote.ts'
import { machineWith, tokenFor } from '../../../testing/machine.ts'
import { offersOf } from '../../../testing/offers-of.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { dayAtRisk } from './bind-case.ts'
import { raisePrice, signedRequest } from './testing-binds.ts'

const app = await createTestApp()
const { browser, clock, db, pool, disturb, calm, resume } = app
afterAll(await app.work())
afterEach(calm)

const shop = { ...painter, class_code_ref: 'CW458110A', sub_class_code_ref: undefined, employer_id: '36-7654321' }
const mailing_address = { street: '12 Main St', city: 'Chicago', state: 'IL', zip_code: '60614' }

async function chooseOffer(carrier: string) {
  const rosa = browser()
  const { _id } = await fillQuote(rosa, { ...shop, insurance_types: typesOf('gl') })
  const { body } = await rosa.patch(`quote/${_id}/finish_form`, {})
  const offer = (await offersOf(rosa, body.data.uuid)).find((each) => each.carrier === carrier)
  if (!offer) throw new Error(`${carrier} was not asked`)
  await rosa.patch(`quote/${_id}/chosen_offers`, { offer_uuids: [offer.uuid] })
  return { rosa, _id, offer, path: `quote/${_id}/offers/${offer.uuid}/bind` }
}

const pageOf = async (rosa: Browser, path: string): Promise<BindReply> => (await rosa.get(path)).body.data

async function give(rosa: Browser, path: string): Promise<BindReply> {
  const { payment_plans } = await pageOf(rosa, path)
  const statements = { no_known_losses: true, fraud_statement: true, terrorism: 'rejected' }
  await rosa.patch(path, { mailing_address, ...statements })
  return (await rosa.patch(path, { payment_plan: payment_plans[0]?.id })).body.data
}

const ask = async (rosa: Browser, path: string) => rosa.post(`${path}-request`, signedRequest(await pageOf(rosa, path)))

const untilStage = (rosa: Browser, path: string, stage: string): Promise<BindReply> =>
  vi.waitFor(
    async () => {
      const page = await pageOf(rosa, path)
      expect(page.offer.stage).toBe(stage)
      return page
    },
    { timeout: 15_000, interval: 200 },
  )

const raise = (offer: string, source?: 'push' | 'desk') => raisePrice(app, offer, source)

const words = ({ documents }: BindReply): string => documents.find(({ key }) => key === 'offer')?.text ?? ''
const kindsOf = ({ requirements }: BindReply) => requirements.map(({ kind }) => kind)

test('a signature covers everything that the insurer is asked for; later changes have to be read again, and are refused once it was asked (R8)', async () => {
  const { rosa, path, offer } = await chooseOffer('hartford')
  const page = await give(rosa, path)
  expect(words(page)).toContain('Copperfield Insurance to bind its offer for the business, version 1')
  for (const { label, offered } of offer.coverages) expect(words(page)).toContain(`${label}: ${offered}`)
  for (const { label } of offer.exclusions ?? []) expect(words(page)).toContain(`${label}: Not covered`)
  expect(words(page)).toContain('Claims covered: Incidents while the policy is in force')
  expect(words(page)).toContain('Type of insurer: Admitted')
  expect(words(page)).toMatch(/Price per year: \$[\d,]+\.\d\d/)
  expect(words(page)).toMatch(/First day: \w+ \d+, 20\d\d, from 12:01 a\.m\. standard time/)
  expect(words(page)).toMatch(/How you pay: Annual\. \$/)
  expect(words(page)).toContain('Mailing address: 12 Main St, Chicago, IL 60614')
  const { payment_plans } = page
  const start_date = new Date(clock.now.getTime() + 20 * 86_400_000).toISOString().slice(0, 10)
  const changes = [
    { start_date },
    { payment_plan: payment_plans[1]?.id },
    { mailing_address: { ...mailing_address, unit: '2' } },
  ]
  for (const change of changes) {
    const before = await pageOf(rosa, path)
    await rosa.patch(path, change)
    const late = await rosa.post(`${path}-request`, signedRequest(before))
    expect([late.status, late.body.errors[0].field], JSON.stringify(change)).toEqual([422, 'signature.documents'])
  }
  expect((await ask(rosa, path)).status).toBe(200)
  const { rows } = await pool.query('select answers, signature from bind_requests where offer_uuid = $1', [offer.uuid])
  expect(rows[0].answers).toMatchObject({
    start_date,
    payment_plan: payment_plans[1]?.id,
    mailing_address: { unit: '2' },
  })
  expect(rows[0].signature.documents[0].text).toMatch(/Fingerprint of all of the above: [0-9a-f]{64}/)
  const { status, body } = await rosa.patch(path, { terrorism: 'accepted' })
  expect([status, body.code]).toEqual([409, 'bind.moved_on'])
})

test('a tab with an outdated page gets a message for each case (R8)', async () => {
  const { rosa, _id, path, offer } = await chooseOffer('hartford')
  const { offer: shownOffer, payment_plans } = await pageOf(rosa, path)
  await raise(offer.uuid)
  await pageOf(rosa, path)
  const late = await rosa.patch(path, { payment_plan: payment_plans[0]?.id, offer_version: shownOffer.version })
  expect([late.status, late.body.code]).toEqual([409, 'bind.offer_changed'])
  expect((await pageOf(rosa, path)).given.payment_plan).toBeUndefined()

  await rosa.patch(`quote/${_id}/chosen_offers`, { offer_uuids: [] })
  const again = await rosa.post(`quote/${_id}/prices`, { lines: ['gl'] }, { 'idempotency-key': crypto.randomUUID() })
  expect(again.status).toBe(200)
  const replies = [
    await rosa.get(path),
    await rosa.patch(path, { fraud_statement: true }),
    await rosa.patch(`quote/${_id}/chosen_offers`, { offer_uuids: [offer.uuid] }),
  ]
  expect(replies.map(({ status, body }) => [status, body.code])).toEqual([
    [409, 'bind.asked_again'],
    [409, 'bind.asked_again'],
    [409, 'offers.asked_again'],
  ])
})

test('general liability and the package that contains it are one choice on the server too (R8)', async () => {
  const rosa = browser()
  const { _id } = await fillQuote(rosa, { ...shop, insurance_types: typesOf('gl', 'bop') })
  const { body } = await rosa.patch(`quote/${_id}/finish_form`, {})
  const offers = (await offersOf(rosa, body.data.uuid)).filter(({ state }) => state === 'quoted')
  const [part = '', packageOffer = ''] = ['gl', 'bop'].map(
    (line) => offers.find((each) => each.line === line)?.uuid ?? '',
  )
  const choose = (...offer_uuids: readonly (string | undefined)[]) =>
    rosa.patch(`quote/${_id}/chosen_offers`, { offer_uuids })
  const both = await choose(part, packageOffer)
  expect([both.status, both.body.errors[0].field]).toEqual([422, 'offer_uuids'])
  expect(both.body.errors[0].message).toContain('contains the other')
  await db.updateTable('offers').set({ stage: 'bind_requested' }).where('uuid', '=', packageOffer).execute()
  expect((await choose(packageOffer, part)).status).toBe(422)
  expect((await choose(part)).body.code).toBe('offers.with_insurer')
})

test('asks for a start date even if the insurer does not, prefilled from the application (R8)', async () => {
  const { rosa, path, offer } = await chooseOffer('hartford')
  const { given } = await pageOf(rosa, path)
  await pool.query("update bind_drafts set terms = jsonb_set(terms, '{requirements}', $2) where offer_uuid = $1", [
    offer.uuid,
    JSON.stringify([{ kind: 'signature' }]),
  ])
  await rosa.patch(path, { fraud_statement: true })
  expect(kindsOf(await pageOf(rosa, path))).toEqual(['start_date', 'fraud_statement', 'signature'])
  expect((await ask(rosa, path)).status).toBe(200)
  const { confirmation } = await untilStage(rosa, path, 'bound')
  expect(confirmation?.effective_from).toBe(given.start_date)
})

test('a contingent offer that its insurer changes needs a new agreement before anything is bound (R8)', async () => {
  const { rosa, _id, path, offer } = await chooseOffer('liberty')
  await give(rosa, path)
  await ask(rosa, path)
  expect(kindsOf(await untilStage(rosa, path, 'contingent'))).toEqual(['loss_runs', 'signature'])
  const upload = { 'content-type': 'application/octet-stream', 'x-file-name': 'loss-runs.txt' }
  const before = (await rosa.patch(`${path}/loss_runs`, 'No losses in five years.', upload)).body.data
  expect(words(before)).toContain('Loss runs: loss-runs.txt')
  await raise(offer.uuid)
  const late = await rosa.post(`${path}-request`, signedRequest(before))
  expect([late.status, late.body.code]).toEqual([409, 'bind.offer_changed'])
  const desk = browser()
  await signInAs(desk, 'desk@coverwright.example')
  const confirmation = {
    reference: 'POL-1',
    effective_from: '2026-12-01',
    effective_to: '2027-12-01',
    source: 'A call',
  }
  const early = await desk.post(`desk/applications/${_id}/offers/${offer.uuid}/confirm`, confirmation)
  expect([early.status, early.body.code]).toEqual([409, 'bind.not_agreed'])
  const changedPage = await pageOf(rosa, path)
  expect(changedPage.changes).toEqual([
    { label: 'Price per year', before: expect.any(String), after: expect.any(String) },
  ])
  expect(kindsOf(changedPage)).toEqual(
    expect.arrayContaining(['start_date', 'payment_plan', 'terrorism', 'loss_runs', 'signature']),
  )
  expect([changedPage.given.terrorism, changedPage.given.payment_plan, changedPage.given.fraud_statement]).toEqual(
    Array(3).fill(undefined),
  )
  expect(words(await give(rosa, path))).toContain('version 2')
  expect((await ask(rosa, path)).status).toBe(200)
  await untilStage(rosa, path, 'bound')
  const { rows } = await pool.query('select offer_version from bind_requests where offer_uuid = $1 order by number', [
    offer.uuid,
  ])
  expect(rows.map(({ offer_version }) => offer_version)).toEqual([1, 2])
})

test('a newer version stops a request that was not sent; a sent one is confirmed as signed (R8)', async () => {
  const stoppedOffer = await chooseOffer('hartford')
  await disturb({ operation: 'binds', fail: 'status', status: 503 })
  await give(stoppedOffer.rosa, stoppedOffer.path)
  await ask(stoppedOffer.rosa, stoppedOffer.path)
  await vi.waitFor(async () => {
    const { rowCount } = await pool.query('delete from graphile_worker._private_jobs where last_error is not null')
    expect(rowCount).toBe(1)
  }, 15_000)
  await pool.query('update bind_requests set sent_at = null where offer_uuid = $1', [stoppedOffer.offer.uuid])
  await raise(stoppedOffer.offer.uuid)
  const waiting = await pageOf(stoppedOffer.rosa, stoppedOffer.path)
  expect([waiting.offer.stage, waiting.waiting_on, waiting.changes.length]).toEqual(['contingent', 'customer', 1])
  await give(stoppedOffer.rosa, stoppedOffer.path)
  expect((await ask(stoppedOffer.rosa, stoppedOffer.path)).status).toBe(200)

  const sentOffer = await chooseOffer('hartford')
  await give(sentOffer.rosa, sentOffer.path)
  await ask(sentOffer.rosa, sentOffer.path)
  await vi.waitFor(async () => {
    const { rows } = await pool.query('select from bind_requests where offer_uuid = $1 and sent_at is not null', [
      sentOffer.offer.uuid,
    ])
    expect(rows).toHaveLength(1)
  }, 15_000)
  await raise(sentOffer.offer.uuid)
  expect((await pageOf(sentOffer.rosa, sentOffer.path)).offer.stage).toBe('bind_requested')
  await calm()
  await pool.query('delete from graphile_worker._private_jobs')
  await resume()
  const confirmation = await untilStage(sentOffer.rosa, sentOffer.path, 'bound')
  expect([confirmation.offer.premium, confirmation.offer.version]).toEqual([sentOffer.offer.premium, 3])
  expect((await untilStage(stoppedOffer.rosa, stoppedOffer.path, 'bound')).offer.version).toBe(2)
})

test('dates are those of the insured business’s location (R8)', () => {
  const country = countryOf('US')
  if (!country) throw new Error('There is no such country')
  const site = { country, today: () => 'the site’s' }
  const night = new Date('2026-12-01T07:30:00Z')
  const dayIn = (state: unknown) => dayAtRisk(site, { answers: { state } }, night)
  expect([dayIn('NY'), dayIn('CA'), dayIn('HI'), dayIn(undefined)]).toEqual([
    '2026-12-01',
    '2026-11-30',
    '2026-11-30',
    'the site’s',
  ])
})

test('agents and partners’ machines cannot make statements for a client (R8)', async () => {
  const { path, _id } = await chooseOffer('hartford')
  const agent = browser()
  const { id } = await signInAs(agent, 'agent@quarry-street.example')
  await db.updateTable('quotes').set({ agency_id: 'quarry-street', agent_id: id }).where('id', '=', _id).execute()
  expect((await agent.patch(path, { mailing_address })).status).toBe(200)
  const statementReply = await agent.patch(path, { no_known_losses: true })
  expect([statementReply.status, statementReply.body.code]).toEqual([403, 'bind.applicant_signs'])
  const { token } = await tokenFor(db, clock.now, { agencyId: 'quarry-street' })
  const machine = await machineWith(token, browser()).patch(path, { no_known_losses: true })
  expect([machine.status, machine.body.code]).toEqual([403, 'bind.applicant_signs'])
})
