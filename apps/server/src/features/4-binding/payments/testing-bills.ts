import { expect, vi } from 'vitest'
import type { Browser } from '../../../testing/browser.ts'
import { fillQuote, painter, typesOf } from '../../../testing/fill-quote.ts'
import { offersOf } from '../../../testing/offers-of.ts'
import { signedRequest } from '../bind-requests/testing-binds.ts'

const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
const shop = { ...painter, class_code_ref: 'CW458110A', sub_class_code_ref: undefined, company_name: 'Threads' }
const mailing_address = { street: '12 Main St', city: 'Chicago', state: 'IL', zip_code: '60614' }

/** Somebody who asked an insurer to bind its offer. */
export async function askedBy(rosa: Browser, carrier: string, line: string, plan = 0) {
  const { _id } = await fillQuote(rosa, { ...shop, insurance_types: typesOf(line) })
  const { body } = await rosa.patch(`quote/${_id}/finish_form`, { attestation })
  const offers = await offersOf(rosa, body.data.uuid)
  const offer = offers.find((each) => each.carrier === carrier)
  if (!offer?.premium) throw new Error(`${carrier} gave no price`)
  await rosa.patch(`quote/${_id}/chosen_offers`, { offer_uuids: [offer.uuid] })
  const at = `quote/${_id}/offers/${offer.uuid}`
  const { payment_plans } = (await rosa.get(`${at}/bind`)).body.data
  const payment_plan = payment_plans[plan]?.id
  const statements = { no_known_losses: true, surplus_lines: true, fraud_statement: true, terrorism: 'accepted' }
  await rosa.patch(`${at}/bind`, { mailing_address, ...statements, ...(payment_plan ? { payment_plan } : {}) })
  const page = (await rosa.get(`${at}/bind`)).body.data
  expect((await rosa.post(`${at}/bind-request`, signedRequest(page))).status).toBe(200)
  return { rosa, _id, at, offer, premium: offer.premium, page, plan: payment_plans[plan] }
}

export const billOf = async (rosa: Browser, at: string) => (await rosa.get(`${at}/bill`)).body.data

export const waitForStage = (rosa: Browser, at: string, stage: string) =>
  vi.waitFor(async () => expect((await rosa.get(`${at}/bind`)).body.data.offer.stage).toBe(stage), {
    timeout: 15_000,
    interval: 200,
  })

/** A Checkout Session as Stripe reports it. */
export const sessionOf = (bill: { uuid: string; amount: number }, change: object = {}) => ({
  id: 'cs_test_1',
  object: 'checkout.session',
  payment_status: 'paid',
  amount_total: bill.amount,
  currency: 'usd',
  payment_intent: `pi_${bill.uuid}`,
  metadata: { bill: bill.uuid },
  ...change,
})

/** The open tasks about an application. */
export const tasksAre = (desk: Browser, id: string, tasks: readonly string[]) =>
  vi.waitFor(
    async () => {
      const all: { what: string; done_at?: string }[] = (await desk.get(`desk/applications/${id}`)).body.data.tasks
      expect(all.filter(({ done_at }) => !done_at).map(({ what }) => what)).toEqual(tasks)
    },
    { timeout: 15_000, interval: 200 },
  )
