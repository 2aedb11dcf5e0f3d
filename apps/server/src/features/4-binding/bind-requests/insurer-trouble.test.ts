import type { BindReply } from '@coverwright/contract/binding/bind-requests'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { Browser } from '../../../testing/browser.ts'
import { fillQuote, painter, typesOf } from '../../../testing/fill-quote.ts'
import { offersOf } from '../../../testing/offers-of.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { signedRequest } from './testing-binds.ts'

const { browser, disturb, calm, work, pool, mailsTo } = await createTestApp()
afterAll(await work())
afterEach(async () => {
  await calm()
})

async function chooseOffer() {
  const rosa = browser()
  const answers = { class_code_ref: 'CW458110A', sub_class_code_ref: undefined, insurance_types: typesOf('gl') }
  const { _id } = await fillQuote(rosa, { ...painter, ...answers })
  const { body } = await rosa.patch(`quote/${_id}/finish_form`, {})
  const offer = (await offersOf(rosa, body.data.uuid)).find(({ carrier }) => carrier === 'hartford')
  await rosa.patch(`quote/${_id}/chosen_offers`, { offer_uuids: [offer?.uuid] })
  return { rosa, _id, offer: offer?.uuid ?? '', path: `quote/${_id}/offers/${offer?.uuid}/bind` }
}

const untilStage = (rosa: Browser, path: string, stage: string): Promise<BindReply> =>
  vi.waitFor(
    async () => {
      const page = (await rosa.get(path)).body.data
      expect(page.offer.stage).toBe(stage)
      return page
    },
    { timeout: 15_000, interval: 200 },
  )

async function signedAndAsked(rosa: Browser, path: string): Promise<void> {
  const { payment_plans } = (await rosa.get(path)).body.data
  const statements = { no_known_losses: true, fraud_statement: true, terrorism: 'accepted' }
  const reply = await rosa.patch(path, { ...statements, payment_plan: payment_plans[0].id })
  expect((await rosa.post(`${path}-request`, signedRequest(reply.body.data))).status).toBe(200)
}

/** Somebody at the desk has the insurer of an offer asked again. */
async function askAgain(_id: string, offer: string) {
  const desk = browser()
  await signInAs(desk, 'desk@coverwright.example')
  return await desk.post(`desk/applications/${_id}/offers/${offer}/ask-again`)
}

test('an insurer that does not say what it needs is asked again later, and the choice stays (E1)', async () => {
  const { rosa, path } = await chooseOffer()
  await disturb({ operation: 'bind_requirements', fail: 'status', status: 503 })
  const silent = await rosa.get(path)
  expect([silent.status, silent.body.code]).toEqual([503, 'bind.insurer_silent'])
  await calm()
  expect((await rosa.get(path)).body.data.offer.stage).toBe('chosen')
})

test('if an insurer does not accept the call, customer and desk are notified, and it is asked again under the same key (E1)', async () => {
  const { rosa, _id, offer, path } = await chooseOffer()
  await disturb({ operation: 'binds', fail: 'status', status: 400 })
  await signedAndAsked(rosa, path)
  expect(await untilStage(rosa, path, 'no_reply')).toMatchObject({ waiting_on: 'host', trouble: 'rejected' })
  await expect
    .poll(() => mailsTo('rosa@bluedoor.example'))
    .toContainEqual(expect.objectContaining({ kind: 'bind_no_reply', trouble: 'rejected' }))
  const { rows } = await pool.query('select uuid from bind_requests where offer_uuid = $1', [offer])
  await calm()
  expect((await askAgain(_id, offer)).status).toBe(200)
  expect((await untilStage(rosa, path, 'bound')).confirmation?.reference).toMatch(/^CI-POL-/)
  const after = await pool.query('select uuid, trouble from bind_requests where offer_uuid = $1', [offer])
  expect(after.rows).toEqual([{ uuid: rows[0].uuid, trouble: null }])
  // It is bound: there is nothing to ask again.
  expect((await askAgain(_id, offer)).status).toBe(409)
})

test('after two weeks without an answer the desk takes over, and may also enter the answer (E1)', async () => {
  const { rosa, _id, offer, path } = await chooseOffer()
  await disturb({ operation: 'binds', fail: 'status', status: 503 })
  await signedAndAsked(rosa, path)
  await vi.waitFor(async () => {
    const { rowCount } = await pool.query(
      'update graphile_worker._private_jobs set attempts = 69, run_at = now() where last_error is not null and locked_at is null',
    )
    expect(rowCount).toBe(1)
  }, 15_000)
  expect(await untilStage(rosa, path, 'no_reply')).toMatchObject({ waiting_on: 'host', trouble: 'silent' })
  const desk = browser()
  await signInAs(desk, 'desk@coverwright.example')
  const applications = (await desk.get('desk/applications?queue=no_reply')).body.data.applications
  expect(applications.map(({ id }: { id: string }) => id)).toContain(_id)
  const confirmation = {
    reference: 'POL-7',
    effective_from: '2026-12-01',
    effective_to: '2027-12-01',
    source: 'Call of today',
  }
  expect((await desk.post(`desk/applications/${_id}/offers/${offer}/confirm`, confirmation)).status).toBe(200)
  expect((await untilStage(rosa, path, 'bound')).confirmation).toMatchObject({ reference: 'POL-7', channel: 'desk' })
})

test('an insurer’s refusal names the field (E1)', async () => {
  const { rosa, path } = await chooseOffer()
  const refusal = await rosa.patch(path, { payment_plan: 'none', start_date: '2020-01-01', tax_number: 'abc' })
  expect(refusal.body.errors.map(({ field }: { field: string }) => field)).toEqual([
    'payment_plan',
    'start_date',
    'tax_number',
  ])
})
