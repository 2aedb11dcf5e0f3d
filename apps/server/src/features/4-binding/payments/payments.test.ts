import { afterAll, expect, test, vi } from 'vitest'
import { defaultSite } from '../../../testing/default-site.ts'
import { painter } from '../../../testing/fill-quote.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { testDay } from '../../../testing/test-day.ts'
import { isUnbroken } from '../../3-quoting/quotes/events/quote-events.ts'
import { listEventsSince } from '../../3-quoting/quotes/quotes.store.ts'
import { askedBy, billOf, sessionOf, tasksAre, waitForStage } from './testing-bills.ts'
import { eventOf, startStripe } from './testing-stripe.ts'

const stripe = await startStripe(() => new Date(`${testDay}T18:00:00Z`))
afterAll(stripe.stop)
const { app, browser, clock, db, work, mailsTo } = await createTestApp({
  stripe: stripe.settings,
  sites: [{ ...defaultSite, onlinePayments: true }],
})
afterAll(await work())

const attestation = { accepted: true, text_keys: ['page.attestation.general'] }

const bindOffer = (carrier: string, line: string, plan = 0) => askedBy(browser(), carrier, line, plan)

/** A site that has not chosen to be paid online, on a server with Stripe. */
const plain = await createTestApp({ stripe: stripe.settings })

const sendEvent = ({ body, headers }: ReturnType<typeof eventOf>) =>
  app.inject({ method: 'POST', url: '/api/v1/payments/stripe/events', headers, body })

const asDesk = async (of = browser()) => {
  await signInAs(of, 'desk@coverwright.example')
  return of
}

const isClosed = (page: string) =>
  vi.waitFor(() => expect(stripe.closed).toContain(page.split('/').at(-1)), { timeout: 15_000, interval: 200 })

const statesIn = async (id: string) => {
  const events = await listEventsSince(db, id, 0)
  expect(isUnbroken(events)).toBe(true)
  return events
    .flatMap(({ changes }) => changes)
    .filter(({ path }) => path.startsWith('bills.') && path.endsWith('.state'))
    .map(({ after }) => after)
}

test('an agency’s bill is the first payment and the chosen extras, paid on Stripe’s page, and counted once', async () => {
  const { rosa, _id, at, offer, page, plan } = await bindOffer('hartford', 'bop', 1)
  const terrorism = page.requirements.find(({ kind }: { kind: string }) => kind === 'terrorism').premium
  const { by, online, test: isTest, bill } = await billOf(rosa, at)
  expect({ by, online, isTest }).toEqual({ by: 'agency', online: true, isTest: true })
  expect(bill).toMatchObject({ state: 'due', currency: 'USD', amount: plan.down_payment + terrorism })
  expect(bill.lines).toEqual([
    { kind: 'premium', label: plan.label, amount: plan.down_payment },
    { kind: 'terrorism', amount: terrorism },
  ])

  stripe.state.isDown = true
  expect((await rosa.post(`${at}/checkout`)).status).toBe(503)
  stripe.state.isDown = false
  const pages = await Promise.all([rosa.post(`${at}/checkout`), rosa.post(`${at}/checkout`)])
  const urls = new Set(pages.map(({ body }) => body.data.url))
  expect(urls.size).toBe(1)
  expect([...urls][0]).toMatch(/^https:\/\/checkout\.stripe\.com\//)
  const { key, form } = stripe.asked.at(-1) ?? {}
  // Stripe repeats a fault for the key of a failed attempt for a day.
  expect(key).toBe(`${bill.uuid}-1`)
  expect(form).toMatchObject({
    mode: 'payment',
    client_reference_id: bill.uuid,
    'metadata[bill]': bill.uuid,
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][unit_amount]': String(plan.down_payment),
    'line_items[1][price_data][unit_amount]': String(terrorism),
    'line_items[1][price_data][product_data][name]': 'Terrorism coverage',
  })
  expect(JSON.stringify(form)).not.toMatch(/Threads|@/)

  const event = eventOf('checkout.session.completed', sessionOf(bill), { id: 'evt_1', at: clock.now })
  expect((await sendEvent(event)).statusCode).toBe(204)
  // Reported again, by the same event and by another one at the same moment.
  const other = eventOf('checkout.session.async_payment_succeeded', sessionOf(bill), { id: 'evt_2', at: clock.now })
  expect(
    (await Promise.all([sendEvent(event), sendEvent(other), sendEvent(event)])).map(({ statusCode }) => statusCode),
  ).toEqual([204, 204, 204])
  const after = await billOf(rosa, at)
  expect(after).toMatchObject({ online: false, bill: { state: 'paid' } })
  expect(after.bill.trouble).toBeUndefined()
  expect(await statesIn(_id)).toEqual(['paid'])
  expect((await rosa.post(`${at}/checkout`)).status).toBe(409)
  await waitForStage(rosa, at, 'bound')
  expect(offer.stage).not.toBe('bound')
})

test('a payment insures nobody, and money for a refused offer is to be refunded', async () => {
  const { rosa, _id, at } = await bindOffer('cna', 'bop')
  const { bill } = await billOf(rosa, at)
  const page = (await rosa.post(`${at}/checkout`)).body.data?.url
  await waitForStage(rosa, at, 'refused')
  if (page) await isClosed(page)
  expect((await billOf(rosa, at)).bill.state).toBe('cancelled')
  expect((await rosa.post(`${at}/checkout`)).status).toBe(409)
  await sendEvent(eventOf('checkout.session.completed', sessionOf(bill), { id: 'evt_10', at: clock.now }))
  expect((await billOf(rosa, at)).bill.state).toBe('to_refund')
  expect((await rosa.get(`${at}/bind`)).body.data.offer.stage).toBe('refused')
  const desk = await asDesk()
  await tasksAre(desk, _id, ['Keystone Casualty declined, but the customer has paid: refund it'])
  // Money is not forgotten when the application is submitted again.
  await rosa.patch(`quote/${_id}`, { command: 'reopen' }, { 'if-match': '*' })
  await rosa.patch(`quote/${_id}/finish_form`, { attestation })
  const record = (await desk.get(`desk/applications/${_id}`)).body.data
  expect(record.bills).toMatchObject([{ bill: { uuid: bill.uuid, state: 'to_refund' }, actions: ['refund'] }])
  expect(record.offers.some(({ offer }: { offer: { uuid: string } }) => offer.uuid === record.bills[0].offer)).toBe(
    true,
  )
  const refund = { object: 'charge', refunded: true, payment_intent: `pi_${bill.uuid}`, metadata: {} }
  await sendEvent(eventOf('charge.refunded', refund, { id: 'evt_11', at: clock.now }))
  expect((await desk.get(`desk/applications/${_id}`)).body.data.bills[0].bill.state).toBe('refunded')
  expect(await statesIn(_id)).toEqual(['to_refund', 'refunded'])
  await tasksAre(desk, _id, [])
})

test('a forged or old event is refused with 401; events may arrive in any order: a refund before its payment is sent again', async () => {
  const { rosa, at } = await bindOffer('hartford', 'bop')
  const { bill } = await billOf(rosa, at)
  const paidAs = (change: object = {}) =>
    eventOf('checkout.session.completed', sessionOf(bill), { id: 'evt_50', at: clock.now, ...change })
  const { body, headers } = paidAs()
  const refusedEvents = {
    'without a signature': { body, headers: { 'content-type': 'application/json' } },
    'of other bytes': { body: `${body} `, headers },
    'by another secret': paidAs({ secret: 'whsec_other' }),
    'of the live mode': paidAs({ livemode: true }),
    'ten minutes ago': paidAs({ at: new Date(clock.now.getTime() - 600_000) }),
  }
  for (const [what, event] of Object.entries(refusedEvents))
    expect([what, (await sendEvent(event)).statusCode]).toEqual([what, 401])
  expect((await billOf(rosa, at)).bill.state).toBe('due')

  const charge = { object: 'charge', refunded: true, payment_intent: `pi_${bill.uuid}`, metadata: { bill: bill.uuid } }
  const refund = eventOf('charge.refunded', charge, { id: 'evt_20', at: clock.now })
  expect((await sendEvent(refund)).statusCode).toBe(409)
  await sendEvent(eventOf('checkout.session.completed', sessionOf(bill), { id: 'evt_21', at: clock.now }))
  expect((await sendEvent(refund)).statusCode).toBe(204)
  expect((await billOf(rosa, at)).bill.state).toBe('refunded')
})

test('a payment of another amount, and a second one, are recorded beside the bill for the desk', async () => {
  const { rosa, _id, at } = await bindOffer('hartford', 'bop')
  const { bill } = await billOf(rosa, at)
  const less = sessionOf(bill, { amount_total: bill.amount - 1, payment_intent: 'pi_less' })
  await sendEvent(eventOf('checkout.session.completed', less, { id: 'evt_40', at: clock.now }))
  expect((await billOf(rosa, at)).bill).toMatchObject({ state: 'due', trouble: 'other_amount' })
  const euros = sessionOf(bill, { currency: 'eur', payment_intent: 'pi_euro' })
  await sendEvent(eventOf('checkout.session.completed', euros, { id: 'evt_41', at: clock.now }))
  expect((await billOf(rosa, at)).bill.state).toBe('due')

  const desk = await asDesk()
  await tasksAre(desk, _id, [expect.stringMatching(/does not match its bill of/)])
  const twice = await bindOffer('hartford', 'bop')
  const { bill: second } = await billOf(twice.rosa, twice.at)
  await sendEvent(eventOf('checkout.session.completed', sessionOf(second), { id: 'evt_42', at: clock.now }))
  await sendEvent(
    eventOf('checkout.session.completed', sessionOf(second, { payment_intent: 'pi_2' }), {
      id: 'evt_43',
      at: clock.now,
    }),
  )
  expect((await billOf(twice.rosa, twice.at)).bill).toMatchObject({ state: 'paid', trouble: 'paid_twice' })

  await tasksAre(desk, twice._id, [expect.stringMatching(/was paid twice\. Refund one payment of/)])
  // Each refund counts for its own payment.
  const refund = (id: string, payment_intent: string, { uuid }: { uuid: string }) => {
    const charge = { object: 'charge', refunded: true, payment_intent, metadata: { bill: uuid } }
    return sendEvent(eventOf('charge.refunded', charge, { id, at: clock.now }))
  }
  expect((await refund('evt_44', 'pi_less', bill)).statusCode).toBe(204)
  expect((await billOf(rosa, at)).bill.state).toBe('due')
  await refund('evt_45', 'pi_2', second)
  await refund('evt_46', 'pi_2', second)
  const once = (await billOf(twice.rosa, twice.at)).bill
  expect([once.state, once.trouble]).toEqual(['paid', undefined])
  await tasksAre(desk, twice._id, [])
  await refund('evt_47', `pi_${second.uuid}`, second)
  expect((await billOf(twice.rosa, twice.at)).bill.state).toBe('refunded')
})

test('for an insurer that bills itself, its page is shown once it has confirmed, and in the mail; nothing is paid here', async () => {
  const { rosa, at } = await bindOffer('hartford', 'gl')
  await waitForStage(rosa, at, 'bound')
  const reply = await billOf(rosa, at)
  expect(reply).toEqual({
    by: 'insurer',
    online: false,
    pay_url: expect.stringMatching(/^https:\/\/pay\.copperfield\.example\/CI-POL-/),
  })
  expect((await rosa.post(`${at}/checkout`)).status).toBe(404)
  const mails = await mailsTo(String(painter.contact_email))
  // Other tests’ insurers confirm meanwhile.
  const confirmationMail = mails.find(
    (mail) => mail.kind === 'bind_confirmed' && reply.pay_url.endsWith(mail.reference),
  )
  expect(confirmationMail).toMatchObject({ billed_by: 'insurer', pay_url: reply.pay_url })
})

test('the desk sees the bill, marks it as paid by cheque, which closes the open page, and as refunded; strangers see none of it', async () => {
  const { rosa, _id, at } = await bindOffer('hartford', 'bop')
  const { bill } = await billOf(rosa, at)
  const stranger = browser()
  expect((await stranger.get(`${at}/bill`)).status).toBe(401)
  expect((await stranger.post(`${at}/checkout`)).status).toBe(401)
  const page = (await rosa.post(`${at}/checkout`)).body.data.url
  const desk = await asDesk()
  const record = (await desk.get(`desk/applications/${_id}`)).body.data
  expect(record.bills).toMatchObject([{ bill: { uuid: bill.uuid, state: 'due' }, actions: ['send', 'pay'] }])
  const change = (event: string, reference?: string) =>
    desk.post(`desk/applications/${_id}/bills/${bill.uuid}`, { event, ...(reference ? { reference } : {}) })
  expect((await change('send', 'INV-7')).body.data.bills[0]).toMatchObject({ bill: { state: 'sent' } })
  expect((await change('pay', 'cheque 12')).body.data.bills[0]).toMatchObject({
    bill: { state: 'paid' },
    actions: ['refund'],
  })
  await isClosed(page)
  expect((await change('send')).status).toBe(409)
  expect((await change('refund')).body.data.bills[0]).toMatchObject({ bill: { state: 'refunded' }, actions: [] })
  expect(await statesIn(_id)).toEqual(['sent', 'paid', 'refunded'])
  expect((await rosa.post(`desk/applications/${_id}/bills/${bill.uuid}`, { event: 'refund' })).status).toBe(401)
})

test('if a site is not paid online the desk gets a task to send an invoice, which ends when it is sent', async () => {
  const stop = await plain.work()
  const { rosa, _id, at } = await askedBy(plain.browser(), 'hartford', 'bop')
  const { bill } = await billOf(rosa, at)
  expect(await billOf(rosa, at)).toMatchObject({ by: 'agency', online: false, bill: { state: 'due' } })
  expect((await rosa.post(`${at}/checkout`)).status).toBe(409)
  const desk = plain.browser()
  await signInAs(desk, 'desk@coverwright.example')
  await tasksAre(desk, _id, ['Send an invoice for Copperfield Insurance'])
  await stop()
  const { body } = await desk.post(`desk/applications/${_id}/bills/${bill.uuid}`, { event: 'send', reference: 'INV-8' })
  expect(body.data.tasks[0].done_at).toBeDefined()
})
