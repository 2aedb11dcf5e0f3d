import { expect, it } from 'vitest'
import { asAgent } from '../../../../testing/as-agent.ts'
import type { Browser } from '../../../../testing/browser.ts'
import { fillQuote, painter, typesOf } from '../../../../testing/fill-quote.ts'
import { signInAs } from '../../../../testing/sign-in.ts'
import { createTestApp } from '../../../../testing/test-app.ts'

const { browser, clock, db } = await createTestApp()
const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
const shop = { ...painter, class_code_ref: 'CW458110A', sub_class_code_ref: undefined, insurance_types: typesOf('gl') }

async function signedIn(email: string): Promise<Browser> {
  const who = browser()
  await signInAs(who, email)
  return who
}

const ruth = await signedIn('agent@quarry-street.example')
const priya = await signedIn('agent@fern-hollow.example')
const dayIn = (days: number) => new Date(clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** A client of Ruth's whose policy ends after so many days. */
async function bindPolicy(company_name: string, daysLeft: number) {
  const { _id } = await fillQuote(asAgent(ruth), { ...shop, company_name })
  const { uuid, submission_uuid } = (await ruth.patch(`quote/${_id}/finish_form`, { attestation })).body.data
  const offer = (await ruth.get(`quote/uuid/${uuid}`)).body.data.offers[0].uuid as string
  await db
    .insertInto('bind_confirmations')
    .values({
      ...{ offer_uuid: offer, reference: `GL-${daysLeft}`, channel: 'desk', actor: 'somebody', message: null },
      ...{ effective_from: dayIn(daysLeft - 365), effective_to: dayIn(daysLeft), confirmed_at: clock.now },
    })
    .execute()
  const premium = { amount: 61_200, currency: 'USD', period: 'year', fees_included: true }
  const reply = JSON.stringify({ coverages: [], highlights: [], reasons: [], premium })
  await db.updateTable('offers').set({ state: 'quoted', stage: 'bound', reply }).where('uuid', '=', offer).execute()
  return { uuid: uuid as string, quote_submission_uuid: submission_uuid as string, offer }
}

const list = async (who: Browser, query = '') => (await who.get(`agent/policies${query}`)).body.data
const companies = async (query = '') =>
  (await list(ruth, query)).map(({ company_name }: { company_name: string }) => company_name)

const alder = await bindPolicy('Alder', 80)
const birch = await bindPolicy('Birch', 20)
await bindPolicy('Cedar', 45)
await bindPolicy('Dogwood', 120)

it('lists what expires within 90, 60 or 30 days, the first first, with its price and insurer (R6, P12)', async () => {
  expect(await companies()).toEqual(['Birch', 'Cedar', 'Alder'])
  expect(await companies('?days=60')).toEqual(['Birch', 'Cedar'])
  expect(await companies('?days=30')).toEqual(['Birch'])
  const [first] = await list(ruth, '?days=30')
  expect(first).toMatchObject({
    expires: dayIn(20),
    policies: [{ line_name: 'General Liability', reference: 'GL-20', premium: { amount: 61_200, currency: 'USD' } }],
    renewal: { state: 'due', may_begin: true },
  })
  expect(await list(priya), 'another agency').toEqual([])
  const refusal = await ruth.get('agent/policies?days=45')
  expect([refusal.status, refusal.body.errors[0].field]).toEqual([422, 'days'])
})

it('follows its renewal, and leaves out what is cancelled (R6, P12)', async () => {
  const { uuid, quote_submission_uuid } = alder
  const renewal = (await ruth.post('renewal/quote', { uuid, quote_submission_uuid })).body.data
  const renewedPolicy = (await list(ruth)).find(
    ({ company_name }: { company_name: string }) => company_name === 'Alder',
  )
  expect(renewedPolicy.renewal).toMatchObject({ state: 'started', quote: { id: renewal._id, completed: false } })
  await db
    .insertInto('policy_requests')
    .values({
      ...{
        uuid: crypto.randomUUID(),
        offer_uuid: birch.offer,
        kind: 'cancel',
        state: 'done',
        about: 'price',
        words: '',
      },
      quote_id: (await db.selectFrom('quotes').select('id').where('uuid', '=', birch.uuid).executeTakeFirstOrThrow())
        .id,
      ...{ wanted_from: dayIn(0), document_ids: [], asked_at: clock.now, changed_at: clock.now, asked_by: 'somebody' },
      ...{ answer: null, effective_from: dayIn(0) },
    })
    .execute()
  expect(await companies()).toEqual(['Cedar', 'Alder'])
})
