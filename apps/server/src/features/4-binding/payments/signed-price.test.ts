import type { BindReply } from '@coverwright/contract/binding/bind-requests'
import { afterAll, expect, test } from 'vitest'
import { fillQuote, painter, typesOf } from '../../../testing/fill-quote.ts'
import { offersOf } from '../../../testing/offers-of.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { signedRequest } from '../bind-requests/testing-binds.ts'

const { browser, pool, work } = await createTestApp()
afterAll(await work())

const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
const shop = { ...painter, class_code_ref: 'CW458110A', sub_class_code_ref: undefined, company_name: 'Threads' }
const mailing_address = { street: '12 Main St', city: 'Chicago', state: 'IL', zip_code: '60614' }
const charges = [
  { kind: 'tax', label: 'State tax', amount: 3_000 },
  { kind: 'fee', label: 'Policy fee', amount: 12_500 },
]

/** Somebody who has chosen an offer that the agency bills, whose insurer names taxes and fees. */
async function chooseOffer(fees_included: boolean) {
  const rosa = browser()
  const { _id } = await fillQuote(rosa, { ...shop, insurance_types: typesOf('bop') })
  const { body } = await rosa.patch(`quote/${_id}/finish_form`, { attestation })
  const offer = (await offersOf(rosa, body.data.uuid)).find(({ carrier }) => carrier === 'hartford')
  if (!offer?.premium) throw new Error('There is no price')
  const priceTerms = JSON.stringify({ fees_included, charges })
  await pool.query(
    `update offers set reply = jsonb_set(reply, '{premium}', (reply -> 'premium') || $2::jsonb) where uuid = $1`,
    [offer.uuid, priceTerms],
  )
  await rosa.patch(`quote/${_id}/chosen_offers`, { offer_uuids: [offer.uuid] })
  return { rosa, at: `quote/${_id}/offers/${offer.uuid}`, amount: offer.premium.amount }
}

const dollars = (minor: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(minor / 100)

test.each([
  ['beside the premium, paid by the month', false, 1],
  ['in the premium, paid at once', true, 0],
])('what is signed names each tax and fee, the year, and what is billed: %s', async (_case, included, plan) => {
  const { rosa, at, amount } = await chooseOffer(included)
  const { payment_plans }: BindReply = (await rosa.get(`${at}/bind`)).body.data
  const statements = { no_known_losses: true, fraud_statement: true, terrorism: 'accepted' }
  await rosa.patch(`${at}/bind`, { mailing_address, ...statements, payment_plan: payment_plans[plan]?.id })
  const page: BindReply = (await rosa.get(`${at}/bind`)).body.data
  expect((await rosa.post(`${at}/bind-request`, signedRequest(page))).status).toBe(200)
  const { bill } = (await rosa.get(`${at}/bill`)).body.data
  const words = page.documents.find(({ key }) => key === 'offer')?.text.split('\n')
  expect(words).toEqual(
    expect.arrayContaining([
      `Premium: ${dollars(included ? amount - 15_500 : amount)}`,
      'State tax: $30.00',
      'Policy fee: $125.00',
      `Price per year: ${dollars(included ? amount : amount + 15_500)}`,
      `Due now: ${dollars(bill.amount)}`,
    ]),
  )
})
