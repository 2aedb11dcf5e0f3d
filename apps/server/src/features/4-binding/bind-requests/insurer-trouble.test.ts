import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { fillQuote, painter, typesOf } from '../../../testing/fill-quote.ts'
import { offersOf } from '../../../testing/offers-of.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { signed } from './testing-binds.ts'

const { browser, disturb, calm, work } = await createTestApp()
afterAll(await work())
afterEach(async () => {
  await calm()
})

async function chosen() {
  const rosa = browser()
  const answers = { class_code_ref: 'CW458110A', sub_class_code_ref: undefined, insurance_types: typesOf('gl') }
  const { _id } = await fillQuote(rosa, { ...painter, ...answers })
  const { body } = await rosa.patch(`quote/${_id}/finish_form`, {})
  const offer = (await offersOf(rosa, body.data.uuid)).find(({ carrier }) => carrier === 'hartford')
  await rosa.patch(`quote/${_id}/chosen_offers`, { offer_uuids: [offer?.uuid] })
  return { rosa, path: `quote/${_id}/offers/${offer?.uuid}/bind` }
}

test('an insurer that does not say what it needs is asked again later, and the choice is kept (E1)', async () => {
  const { rosa, path } = await chosen()
  await disturb({ operation: 'bind_requirements', fail: 'status', status: 503 })
  const silent = await rosa.get(path)
  expect([silent.status, silent.body.code]).toEqual([503, 'bind.insurer_silent'])
  await calm()
  expect((await rosa.get(path)).body.data.offer.stage).toBe('chosen')
})

test('an insurer that refuses the call itself is asked by the desk (E1)', async () => {
  const { rosa, path } = await chosen()
  const { payment_plans } = (await rosa.get(path)).body.data
  const stated = { no_known_losses: true, fraud_statement: true, terrorism: 'accepted' }
  const given = await rosa.patch(path, { ...stated, payment_plan: payment_plans[0].id })
  await disturb({ operation: 'binds', fail: 'status', status: 400 })
  expect((await rosa.post(`${path}-request`, signed(given.body.data))).status).toBe(200)
  await vi.waitFor(async () => expect((await rosa.get(path)).body.data.waiting_on).toBe('host'), 15_000)
  const refused = await rosa.patch(path, { payment_plan: 'none', start_date: '2020-01-01', tax_number: 'abc' })
  expect(refused.body.errors.map(({ field }: { field: string }) => field)).toEqual([
    'payment_plan',
    'start_date',
    'tax_number',
  ])
})
