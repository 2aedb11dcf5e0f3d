import { randomBytes } from 'node:crypto'
import type { BindReply } from '@coverwright/contract/binding/bind-requests'
import { afterAll, expect, test, vi } from 'vitest'
import type { Browser } from '../../../testing/browser.ts'
import { defaultSite } from '../../../testing/default-site.ts'
import { fillQuote, painter, typesOf } from '../../../testing/fill-quote.ts'
import { offersOf } from '../../../testing/offers-of.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { testDay } from '../../../testing/test-day.ts'
import { raisePrice, signedRequest } from '../bind-requests/testing-binds.ts'
import { eventOf, startStripe } from './testing-stripe.ts'

const stripe = await startStripe(() => new Date(`${testDay}T18:00:00Z`))
afterAll(stripe.stop)
const secretKeys = [randomBytes(32)] as const
const { app, browser, clock, database, db, work } = await createTestApp({
  stripe: stripe.settings,
  secretKeys,
  sites: [{ ...defaultSite, onlinePayments: true }],
})

const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
const shop = { ...painter, class_code_ref: 'CW458110A', sub_class_code_ref: undefined, company_name: 'Threads' }
const mailing_address = { street: '12 Main St', city: 'Chicago', state: 'IL', zip_code: '60614' }

async function agree(rosa: Browser, at: string) {
  const { payment_plans }: BindReply = (await rosa.get(`${at}/bind`)).body.data
  const statements = { no_known_losses: true, fraud_statement: true, terrorism: 'rejected' }
  await rosa.patch(`${at}/bind`, { mailing_address, ...statements, payment_plan: payment_plans[0]?.id })
  expect((await rosa.post(`${at}/bind-request`, signedRequest((await rosa.get(`${at}/bind`)).body.data))).status).toBe(
    200,
  )
}

/** Somebody whose request to bind was not sent yet. */
async function requestBind() {
  const stop = await work()
  const rosa = browser()
  const { _id } = await fillQuote(rosa, { ...shop, insurance_types: typesOf('bop') })
  const { body } = await rosa.patch(`quote/${_id}/finish_form`, { attestation })
  const offer = (await offersOf(rosa, body.data.uuid)).find(({ carrier }) => carrier === 'hartford')
  if (!offer) throw new Error('There is no offer')
  await rosa.patch(`quote/${_id}/chosen_offers`, { offer_uuids: [offer.uuid] })
  await stop()
  const at = `quote/${_id}/offers/${offer.uuid}`
  await agree(rosa, at)
  return { rosa, _id, at, offer }
}

const raise = (offer: string) => raisePrice({ db, clock }, offer)

const billOf = async (rosa: Browser, at: string) => (await rosa.get(`${at}/bill`)).body.data.bill

function pay({ uuid, amount }: { uuid: string; amount: number }, id: string) {
  const session = { id: 'cs', object: 'checkout.session', payment_status: 'paid', amount_total: amount }
  const about = { currency: 'usd', payment_intent: `pi_${id}`, metadata: { bill: uuid } }
  const event = eventOf('checkout.session.completed', { ...session, ...about }, { id, at: clock.now })
  const { headers, body } = event
  return app.inject({ method: 'POST', url: '/api/v1/payments/stripe/events', headers, body })
}

test('agreeing to a new price replaces an unpaid bill; money from the earlier page does not pay it', async () => {
  const { rosa, at, offer } = await requestBind()
  const before = await billOf(rosa, at)
  const page = (await rosa.post(`${at}/checkout`)).body.data.url
  await raise(offer.uuid)
  await agree(rosa, at)
  const after = await billOf(rosa, at)
  expect(after).toMatchObject({ uuid: before.uuid, state: 'due', amount: before.amount + 10_000 })
  expect(after.lines).toEqual([{ kind: 'premium', amount: after.amount }])
  expect((await rosa.post(`${at}/checkout`)).body.data.url).not.toBe(page)
  const stop = await work()
  await vi.waitFor(() => expect(stripe.closed).toContain(page.split('/').at(-1)), { timeout: 15_000, interval: 200 })
  await stop()
  expect(stripe.asked.at(-1)).toMatchObject({
    key: `${before.uuid}-1`,
    form: { 'line_items[0][price_data][unit_amount]': String(after.amount) },
  })
  await pay(before, 'evt_old')
  expect(await billOf(rosa, at)).toMatchObject({ state: 'due', trouble: 'other_amount' })
  await pay(after, 'evt_new')
  expect((await billOf(rosa, at)).state).toBe('paid')
})

test('a paid bill stays when a new price is agreed to, and the desk settles the difference', async () => {
  const { rosa, _id, at, offer } = await requestBind()
  const before = await billOf(rosa, at)
  await pay(before, 'evt_paid')
  await raise(offer.uuid)
  await agree(rosa, at)
  expect(await billOf(rosa, at)).toMatchObject({ state: 'paid', amount: before.amount })
  const desk = browser()
  await signInAs(desk, 'desk@coverwright.example')
  const { tasks } = (await desk.get(`desk/applications/${_id}`)).body.data
  expect(tasks).toMatchObject([{ what: expect.stringContaining('Settle the difference: $100.00') }])
})

test('once Stripe is switched off, the desk gets a task for amounts due there', async () => {
  const { rosa, _id, at } = await requestBind()
  const desk = browser()
  await signInAs(desk, 'desk@coverwright.example')
  expect((await rosa.post(`${at}/checkout`)).status).toBe(200)
  const later = await createTestApp({ database, secretKeys })
  await later.resume()
  const stop = await later.work()
  await vi.waitFor(
    async () => {
      const { tasks } = (await desk.get(`desk/applications/${_id}`)).body.data
      expect(tasks).toMatchObject([{ what: 'Send an invoice for Copperfield Insurance' }])
    },
    { timeout: 15_000, interval: 200 },
  )
  await stop()
})
