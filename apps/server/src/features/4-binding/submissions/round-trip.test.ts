import { france } from '@coverwright/catalogue/countries/fr/country'
import { expect, test } from 'vitest'
import site from '../../../../../../sites/france.json' with { type: 'json' }
import type { Browser } from '../../../testing/browser.ts'
import { fillCountry, pickTypes } from '../../../testing/fill-country.ts'
import { fillQuote, painter, typesOf } from '../../../testing/fill-quote.ts'
import { fillRenewal } from '../../../testing/fill-renewal.ts'
import { placeOf } from '../../../testing/golden-trails/walk-business.ts'
import { wantedAnswers } from '../../../testing/golden-trails/wanted-answers.ts'
import { businessOf } from '../../../testing/line-businesses.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { testDay } from '../../../testing/test-day.ts'
import { sampleUuids } from '../../samples/sample-firms/sample-firms.ts'

const { browser, db, insertSampleFirms } = await createTestApp()

// biome-ignore lint/suspicious/noExplicitAny: a quote as it came over the wire
type Quote = any

/**
 * What is read is what may be saved: whole, or any name of it alone, it changes nothing.
 * @param tried names that were saved alone in another application
 */
async function comesBack(visitor: Browser, call: string, quote: Quote, tried: readonly string[] = []): Promise<void> {
  const read = await comesBackWhole(visitor, call, quote)
  for (const [name, value] of Object.entries(read)) {
    if (tried.includes(name)) continue
    const alone = await visitor.patch(`${call}/${quote._id}`, { [name]: value })
    expect([name, alone.status, alone.body.data?.version]).toEqual([name, 200, read.version])
  }
  expect((await visitor.get(`quote/${quote._id}`)).body.data).toEqual(read)
}

async function comesBackWhole(visitor: Browser, call: string, { _id }: Quote): Promise<Quote> {
  const read: Quote = (await visitor.get(`quote/${_id}`)).body.data
  const reply = await visitor.patch(`${call}/${_id}`, read)
  expect([reply.status, reply.body.errors]).toEqual([200, undefined])
  expect(reply.body.data).toEqual(read)
  const withVersion = await visitor.patch(`${call}/${_id}`, read, { 'if-match': `"${read.version}"` })
  expect(withVersion.body.data).toEqual(read)
  return read
}

const painterBrowser = browser()
const begunQuote = await fillQuote(painterBrowser, painter, '/contact')

const finishQuote = async (visitor: Browser, { _id }: Quote) =>
  (await visitor.patch(`quote/${_id}/finish_form`)).body.data

test.for([
  ['gl', 'wc', 'do'],
  ['bop', 'epli'],
  ['ca', 'fid'],
] as const)(
  'an application for %j comes back as it was read, before and after it is submitted (A3, A6, seed 7.1)',
  async (lines) => {
    const rosa = browser()
    const business = businessOf(lines[0])
    const application = {
      ...wantedAnswers(business, placeOf(business.zip), testDay),
      insurance_types: typesOf(...lines),
    }
    const quote = await fillQuote(rosa, application)
    await comesBack(rosa, 'quote', quote, Object.keys(begunQuote))
    expect(await finishQuote(rosa, quote)).toMatchObject({ completed: true })
    await comesBackWhole(rosa, 'quote', quote)
  },
)

test('an application that was only begun comes back as it was read (A3, seed 7.1)', async () => {
  const rosa = browser()
  await comesBackWhole(rosa, 'quote', await rosa.begin())
  await comesBack(painterBrowser, 'quote', begunQuote)
})

test('an application in France comes back as it was read (A3, I4, seed 7.1)', async () => {
  const [host = ''] = site.hosts
  const nadia = browser(host)
  const application = {
    class_code_ref: 'FR-238320A',
    zip_code: '69003',
    business_type: 'sarl',
    company_name: 'Peinture Lumière SARL',
    years_business_started: 2014,
    annual_revenue: 140_000,
    annual_payroll: 32_000,
    fulltime_employees: 1,
    parttime_employees: 0,
    business_description: 'Peinture intérieure de logements occupés, sans façade ni plomb.',
    employer_id: '73282932000074',
    contact_first_name: 'Nadia',
    contact_last_name: 'Brossard',
    contact_email: 'nadia@peinturelumiere.example',
    contact_phone: '+33639980148',
    mailing_address: { street: '12 rue de la Part-Dieu', zip_code: '69003', city: 'Lyon' },
    insurance_types: pickTypes(france, 'rc', 'cl'),
    rc: {
      activities: [{ id: 'a', name: 'Peinture intérieure', share: 100 }],
      abroad: ['none'],
      subcontracted_share: 0,
      known_facts: 'No',
      limit: '500000',
      deductible: '750',
    },
    cyber: {
      mfa_email: 'Yes',
      mfa_remote: 'no_access',
      backups: 'Yes',
      backups_apart: 'Yes',
      edr: 'Yes',
      updates: '14',
    },
    claims: { any: 'No', cancelled: 'No' },
  }
  const { quote } = await fillCountry(nadia, site as never, france, application)
  await comesBack(nadia, 'quote', quote)
})

test('a renewal comes back as it was read, by its own call and after form_finished (A3, N2, seed 7.5)', async () => {
  await insertSampleFirms(1, 11)
  for (const number of [1, 11]) {
    const rosa = browser()
    const { invitation, submission } = sampleUuids({ number })
    const body = { uuid: invitation, quote_submission_uuid: submission }
    const renewal = (await rosa.post('renewal/quote', body)).body.data
    await comesBackWhole(rosa, 'renewal/quote', renewal)
    if (number === 11) continue
    const filledRenewal = await fillRenewal(rosa, renewal)
    await comesBack(rosa, 'renewal/quote', filledRenewal)
    const fullBody = { ...filledRenewal, command: 'form_finished' }
    const [first, again] = [
      await rosa.patch(`renewal/quote/${renewal._id}`, fullBody),
      await rosa.patch(`renewal/quote/${renewal._id}`, fullBody),
    ]
    expect([first.status, first.body.data?.completed], JSON.stringify(first.body)).toEqual([200, true])
    expect(again.body.data).toEqual(first.body.data)
    const submissions = await db.selectFrom('submissions').select('uuid').where('quote_id', '=', renewal._id).execute()
    expect(submissions).toHaveLength(1)
    await comesBackWhole(rosa, 'renewal/quote', filledRenewal)
  }
})
