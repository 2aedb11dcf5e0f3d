import { unitedKingdom } from '@coverwright/catalogue/countries/gb/country'
import type { Answers } from '@coverwright/core/answers/answers'
import { isRecord } from '@coverwright/core/answers/answers'
import { expect, test } from 'vitest'
import site from '../../../sites/uk.json' with { type: 'json' }
import { createZipTable } from './features/1-foundation/reference/places/zip-table.ts'
import { sampleUuids } from './features/samples/sample-firms/sample-firms.ts'
import { defaultSite, sampleSites } from './testing/default-site.ts'
import { dereference } from './testing/dereference.ts'
import { pickTypes } from './testing/fill-country.ts'
import { type Caller, fillQuote, typesOf } from './testing/fill-quote.ts'
import { type GoldenBusiness, goldenBusinesses } from './testing/golden-trails/businesses.ts'
import { wantedAnswers } from './testing/golden-trails/wanted-answers.ts'
import { joined } from './testing/joined.ts'
import { fiveLawyers, ineligibleArea } from './testing/law-firms.ts'
import { businessOf } from './testing/line-businesses.ts'
import { offersOf } from './testing/offers-of.ts'
import { createTestApp } from './testing/test-app.ts'
import { testDay } from './testing/test-day.ts'

const applicationMode = { uuid: '0d9a5c1e-64b7-4e0f-9a3c-2b71f5d80a01', name: 'Wholesale submissions' }
const switches = { ...defaultSite.switches, multiClassOn: true }
const codes = { switches, applicationMode, isoCodes: { '624410': '98303' } }
const { app, browser, insertSampleFirms, work } = await createTestApp({
  sites: [...sampleSites, { ...defaultSite, id: 'coded', hosts: ['coded.test'], ...codes }],
})
await insertSampleFirms(2)
const zips = createZipTable()
const [ukHost = ''] = site.hosts

/** The fields of section 3 of the specification that a page or a call asks for. */
const questions = {
  Quote: [
    ...['contact_email', 'contact_phone', 'company_name', 'insurance_types.uuid', 'class_code_ref', 'zip_code'],
    ...['sub_class_code_ref', 'business_type', 'mailing_address', 'years_experience', 'years_business_started'],
    ...['annual_payroll', 'annual_revenue', 'fulltime_employees', 'has_vehicles', 'multi_class', 'campaign_id'],
    ...['business_type_details', 'partnership.source', 'partnership.name', 'partner', 'test_features'],
    ...['locations.city', 'locations.state', 'locations.wc', 'locations.buildings', 'drivers.birthdate'],
    ...['carriers.chubb_sci.knockout_answer', 'gl.liberty.uw_questions', 'wc.guard.uw_questions'],
    ...['wc.amtrust.uw_questions', 'wc.claims', 'pl.cna.additional_insureds', 'additional'],
    ...['existing_pl_insurance', 'expiry_date', 'prior_acts_date', 'continuous_coverage', 'non_lawyer_prevalence']
      .concat('outsourced_attorneys_services', 'outsourced_attorneys_hours', 'ineligible_areas_of_practice')
      .concat('provided_services_ineligible_aops')
      .map((name) => `pl.aig.${name}`),
    ...['funding.vc_funding', 'investors.has_lead_investor', 'investors.has_accredited_investor']
      .concat('investors.is_accredited_investor_eligible')
      .map((name) => `directors_and_officers.${name}`),
    ...['fid.employee_benefits', 'fid.plan_types', 'cdcs.uw_questions', 'cdcs.residental_questions'],
    ...['cdcs.commercial_questions', 'aon_uk_metadata.packages_selected'],
  ],
  'Renewal quote': ['location_changed', 'attorneys_changed', 'of_counsel_changed', 'practice_areas_changed'],
  Attorney: ['first_name', 'last_name', 'employment_type', 'hire_date', 'prior_acts_date', 'prior_acts_approval'].map(
    (name) => `pl.aig.attorneys.${name}`,
  ),
}

/** Those that the server derives or sets. */
const derivedNames = {
  Quote: [
    ...['_id', 'uuid', 'account_uuid', 'checkout_session_uuid', 'completed', 'created_at', 'max_step', 'maxStep'],
    ...['application_mode_uuid', 'application_type', 'flow_type', 'save_and_retrieve_type', 'cross_sells'],
    ...['insurance_types.name', 'insurance_types.purpose', 'insurance_types.wholesaler_allowed', 'industry'],
    ...['subindustry', 'subindustry_uuid', 'subindustry_iso', 'naics6', 'sub_class_code_description'],
    ...['class_code_description', 'drivers.driver_rating', 'pl.cna.industry_code'],
    ...['chubb_sci_bop', 'chubb_sci_gl', 'chubb_sci_wc', 'liberty_bop', 'liberty_gl', 'hartford_bop', 'hartford_gl']
      .concat('cna_bop', 'guard_wc', 'amtrust_wc', 'cna_wc', 'hiscox_pl')
      .map((name) => `appetite_codes.${name}_code`),
    'directors_and_officers.boost.naics_code',
  ],
  'Renewal quote': ['_id', 'maxStep'],
}

/** Every value at a path, in the items of lists too. */
function valuesAt(value: unknown, path: readonly string[]): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((each) => valuesAt(each, path))
  const [name, ...rest] = path
  if (name === undefined) return value === undefined ? [] : [value]
  return isRecord(value) ? valuesAt(value[name], rest) : []
}

/** A license number is replied by its last characters only. */
const withoutMasks = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (name, each) => (name === 'license_number' ? undefined : each)))

type FilledQuote = { readonly sent: Answers; readonly reply: Answers }

/** Sends all that a business would, and reads it back. */
async function apply(business: GoldenBusiness, more: Answers = {}, host?: string): Promise<FilledQuote> {
  const person = browser(host)
  const arrival = { campaign_id: 'spring', partnership: { source: 'newsletter', name: 'Oak & Ledger' } }
  let sentAnswers: Answers = arrival
  const caller: Caller = {
    begin: async () => (await person.post('quote', arrival)).body.data,
    get: person.get,
    save: async (quote, step, answers) => {
      sentAnswers = joined(sentAnswers, { ...answers })
      return await person.save(quote, step, answers)
    },
  }
  const application = joined(wantedAnswers(business, zips.find(business.zip), testDay), more)
  const quote = await fillQuote(caller, { ...application, insurance_types: typesOf(...business.lines) })
  await caller.save(quote, undefined, { partner: 'acme', test_features: ['new-look'] })
  return { sent: sentAnswers, reply: (await person.get(`quote/${quote._id}`)).body.data }
}

/** Sends a few answers directly, as a program may, at a site whose flow has a question for them. */
async function say(host: string, ...parts: readonly Answers[]): Promise<FilledQuote> {
  const person = browser(host)
  const { _id } = await person.begin()
  for (const part of parts) expect((await person.patch(`quote/${_id}`, part)).status).toBe(200)
  return { sent: joined(...parts), reply: (await person.get(`quote/${_id}`)).body.data }
}

/** A submitted application with a chosen offer. */
async function buy(): Promise<FilledQuote> {
  const person = browser()
  const quote = await fillQuote(person)
  await person.patch(`quote/${quote._id}/finish_form`, {
    attestation: { accepted: true, text_keys: ['page.attestation.general'] },
  })
  const stop = await work()
  const offers = await offersOf(person, quote.uuid)
  await stop()
  const quotedOffers = offers.filter(({ state }) => state === 'quoted').slice(0, 1)
  await person.patch(`quote/${quote._id}/chosen_offers`, { offer_uuids: quotedOffers.map(({ uuid }) => uuid) })
  return { sent: {}, reply: (await person.get(`quote/${quote._id}`)).body.data }
}

async function renew(): Promise<FilledQuote> {
  const person = browser()
  const { invitation, submission } = sampleUuids({ number: 2 })
  const reply = await person.post('renewal/quote', { uuid: invitation, quote_submission_uuid: submission })
  const { _id } = reply.body.data
  const sentAnswers = Object.fromEntries(questions['Renewal quote'].map((name) => [name, 'Yes']))
  await person.patch(`renewal/quote/${_id}`, sentAnswers)
  return { sent: sentAnswers, reply: (await person.get('renewal/quote')).body.data }
}

const golden = (name: string): GoldenBusiness => {
  const business = goldenBusinesses.find((each) => each.name === name)
  if (!business) throw new Error(`No business is called ${name}`)
  return business
}
const injury = {
  ...{ date: '2025-03-04', job: 'Baker', nature: 'cut', description: 'Cut a finger', paid: 900 },
  ...{ open: 'No', lost_time: 'No' },
}
const additionalInsured = { name: 'Tower Properties', zip_code: '60602', city: 'Chicago', state: 'IL' }
const withInsureds = { pl: { has_additional_insureds: 'Yes', cna: { additional_insureds: [additionalInsured] } } }
const venture = {
  directors_and_officers: {
    funding: { vc_funding: 'Yes' },
    investors: { has_lead_investor: 'Yes', has_accredited_investor: 'Yes', is_accredited_investor_eligible: 'Yes' },
  },
}
const atHome = { sub_class_code_ref: 'CWT62442' }
const withInterest = { recommendation_choices: { cl: 'interested' } }
const inLondon = {
  ...{ class_code_ref: 'GB-458110A', zip_code: 'E1 6AN', business_type: 'ltd' },
  insurance_types: pickTypes(unitedKingdom, 'gb_pl', 'gb_el', 'gb_prop'),
}
const trade = (class_code_ref: string, business_type = 'llc') => ({ class_code_ref, zip_code: '60614', business_type })

const quotes: readonly FilledQuote[] = [
  await apply(golden('neighborhood-bakery'), { wc: { has_claims: 'Yes', claims: [injury] }, ...withInterest }),
  await apply(golden('software-startup'), venture),
  await apply(golden('preschool')),
  await apply(golden('preschool'), atHome),
  await apply(businessOf('pl'), withInsureds),
  await apply(businessOf('ca')),
  await apply(businessOf('fid'), { fid: { employee_benefits: 'Yes', plan_types: ['esop'] } }),
  await apply(fiveLawyers),
  await apply(ineligibleArea),
  await buy(),
  await say('coded.test', trade('CW624410A', 'other'), {
    ...{ business_type_details: 'A cooperative', years_business_started: 2026, years_experience: 8 },
    ...{ multi_class: 'Yes', other_classes: [{ class_code_ref: 'CW611110A', share: 20 }] },
  }),
  await say(ukHost, inLondon, { aon_uk_metadata: { packages_selected: ['shop'] } }),
]
const renewals: readonly FilledQuote[] = [await renew()]
const all = [...quotes, ...renewals]

const { QuoteAnswers, QuoteReply } = dereference((await app.inject('/api/openapi.json')).json()).components.schemas

/** Whether a schema has a place of this name, inside lists and alternatives too. */
function describes(schema: unknown, path: readonly string[]): boolean {
  const [name, ...rest] = path
  if (name === undefined) return true
  if (!isRecord(schema)) return false
  const { properties, items, allOf, anyOf } = schema
  if (isRecord(properties) && name in properties) return describes(properties[name], rest)
  return [items, ...[allOf, anyOf].flat()].some((each) => describes(each, path))
}

const rows = (fields: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(fields).flatMap(([entity, names]) => names.map((name) => [entity, name] as const))

test.each([...rows(questions), ...rows(derivedNames)])(
  '%s: %s is published under this name (A6, seed 3)',
  (_entity, name) => {
    const path = name.split('.')
    expect([QuoteAnswers, QuoteReply].some((schema) => describes(schema, path))).toBe(true)
  },
)

test.each(rows(questions))('%s: %s comes back as it was sent (A6, seed 3)', (_entity, name) => {
  const path = name.split('.')
  const pairs = all.map(({ sent, reply }) => [valuesAt(sent, path), valuesAt(reply, path)] as const)
  const sentPairs = pairs.filter(([values]) => values.length > 0)
  expect(sentPairs.length).toBeGreaterThan(0)
  for (const [before, after] of sentPairs) expect(withoutMasks(after)).toEqual(withoutMasks(before))
})

test.each(rows(derivedNames))('%s: %s is returned with a quote (A6, seed 3)', (_entity, name) => {
  expect(all.flatMap(({ reply }) => valuesAt(reply, name.split('.')))).not.toEqual([])
})
