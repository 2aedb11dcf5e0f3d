import { afterAll, expect, test, vi } from 'vitest'
import { defaultSite } from '../../../testing/default-site.ts'
import { painter } from '../../../testing/fill-quote.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { testDay } from '../../../testing/test-day.ts'
import { listEventsSince } from '../../3-quoting/quotes/quotes.store.ts'
import { askedBy, billOf, sessionOf, tasksAre, waitForStage } from './testing-bills.ts'
import { eventOf, startStripe } from './testing-stripe.ts'

const stripe = await startStripe(() => new Date(`${testDay}T18:00:00Z`))
afterAll(stripe.stop)
const { app, browser, clock, db, pool, work, disturb, calm, mailsTo } = await createTestApp({
  stripe: stripe.settings,
  sites: [{ ...defaultSite, onlinePayments: true }],
})
afterAll(await work())

const sendEvent = ({ body, headers }: ReturnType<typeof eventOf>) =>
  app.inject({ method: 'POST', url: '/api/v1/payments/stripe/events', headers, body })

const statesIn = async (id: string) =>
  (await listEventsSince(db, id, 0))
    .flatMap(({ changes }) => changes)
    .filter(({ path }) => path.startsWith('bills.') && path.endsWith('.state'))
    .map(({ after }) => after)

test('a bank debit is paid days later or fails; an expired page makes room for another', async () => {
  const { rosa, _id, at } = await askedBy(browser(), 'hartford', 'bop')
  const { bill } = await billOf(rosa, at)
  const first = (await rosa.post(`${at}/checkout`)).body.data.url
  const id = first.split('/').at(-1)
  await sendEvent(
    eventOf('checkout.session.completed', sessionOf(bill, { id, payment_status: 'unpaid' }), {
      id: 'evt_30',
      at: clock.now,
    }),
  )
  // While the debit is on its way nobody can pay a second time, and no earlier page affects it.
  expect(await billOf(rosa, at)).toMatchObject({ online: false, bill: { state: 'processing' } })
  expect((await rosa.post(`${at}/checkout`)).status).toBe(409)
  await sendEvent(
    eventOf('checkout.session.async_payment_failed', sessionOf(bill, { id: 'cs_test_old', payment_status: 'unpaid' }), {
      id: 'evt_30b',
      at: clock.now,
    }),
  )
  expect((await billOf(rosa, at)).bill.state).toBe('processing')
  await sendEvent(
    eventOf('checkout.session.async_payment_failed', sessionOf(bill, { id, payment_status: 'unpaid' }), {
      id: 'evt_31',
      at: clock.now,
    }),
  )
  expect(await billOf(rosa, at)).toMatchObject({ online: true, bill: { state: 'failed' } })
  const desk = browser()
  await signInAs(desk, 'desk@coverwright.example')
  await tasksAre(desk, _id, [expect.stringMatching(/^The payment of \$[\d,.]+ for Copperfield Insurance failed/)])
  expect(await statesIn(_id)).toEqual(['processing', 'failed'])
  const second = (await rosa.post(`${at}/checkout`)).body.data.url
  expect(second).not.toBe(first)
  await sendEvent(
    eventOf('checkout.session.expired', sessionOf(bill, { id: second.split('/').at(-1) }), {
      id: 'evt_32',
      at: clock.now,
    }),
  )
  const third = (await rosa.post(`${at}/checkout`)).body.data.url
  expect(third).not.toBe(second)

  // The desk has done its task, and the next debit fails as well.
  const failureTask = /^The payment of \$[\d,.]+ for Copperfield Insurance failed/
  const { tasks } = (await desk.get(`desk/applications/${_id}`)).body.data
  const task = tasks.find(({ what }: { what: string }) => failureTask.test(what))
  expect((await desk.patch(`desk/applications/${_id}/tasks/${task.id}`)).status).toBe(200)
  await tasksAre(desk, _id, [])
  const last = { id: third.split('/').at(-1), payment_status: 'unpaid' }
  await sendEvent(eventOf('checkout.session.completed', sessionOf(bill, last), { id: 'evt_33', at: clock.now }))
  await sendEvent(
    eventOf('checkout.session.async_payment_failed', sessionOf(bill, last), { id: 'evt_34', at: clock.now }),
  )
  await tasksAre(desk, _id, [expect.stringMatching(failureTask)])
  const mails = async () => (await mailsTo(String(painter.contact_email))).filter(({ kind }) => kind === 'bill_failed')
  await vi.waitFor(async () => expect(await mails(), 'of each, on the same day too').toHaveLength(2), {
    timeout: 60_000,
  })
})

test.each([
  ['is paid', 'checkout.session.async_payment_succeeded', 'paid', 'to_refund'],
  ['fails', 'checkout.session.async_payment_failed', 'unpaid', 'cancelled'],
])(
  'a bank debit that %s after its insurer has refused leaves nothing to pay',
  async (_how, type, payment_status, end) => {
    await disturb({ carrier: 'cna', operation: 'binds', fail: 'status', status: 503 })
    const { rosa, _id, at } = await askedBy(browser(), 'cna', 'bop')
    const { bill } = await billOf(rosa, at)
    const id = (await rosa.post(`${at}/checkout`)).body.data.url.split('/').at(-1)
    const unpaid = sessionOf(bill, { id, payment_status: 'unpaid' })
    await sendEvent(eventOf('checkout.session.completed', unpaid, { id: `evt_${id}_1`, at: clock.now }))
    await calm()
    await pool.query('update graphile_worker._private_jobs set run_at = now() where attempts > 0 and locked_at is null')
    await waitForStage(rosa, at, 'refused')
    expect((await billOf(rosa, at)).bill.state).toBe('processing')
    await sendEvent(eventOf(type, sessionOf(bill, { id, payment_status }), { id: `evt_${id}_2`, at: clock.now }))
    expect((await billOf(rosa, at)).bill.state).toBe(end)
    // Notices follow from the state in the chain.
    expect(await statesIn(_id)).toEqual(['processing', end])
  },
)
