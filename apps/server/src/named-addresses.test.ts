import type { Answers } from '@coverwright/core/answers/answers'
import { isRecord, readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import { addressHolding, locate } from '@coverwright/core/navigation/navigate'
import { expect, test } from 'vitest'
import { createZipTable } from './features/1-foundation/reference/places/zip-table.ts'
import { sampleUuids } from './features/samples/sample-firms/sample-firms.ts'
import { browserTrail, type Caller, fillQuote, typesOf } from './testing/fill-quote.ts'
import { agentSite, fillRenewal } from './testing/fill-renewal.ts'
import { type GoldenBusiness, goldenBusinesses } from './testing/golden-trails/businesses.ts'
import { wantedAnswers } from './testing/golden-trails/wanted-answers.ts'
import { joined } from './testing/joined.ts'
import { fiveLawyers } from './testing/law-firms.ts'
import { businessOf } from './testing/line-businesses.ts'
import { createTestApp } from './testing/test-app.ts'
import { testDay } from './testing/test-day.ts'

const { browser, insertSampleFirms } = await createTestApp()
await insertSampleFirms(2, 11)
const zips = createZipTable()

/**
 * The address of every step that the specification names, from its first page to the last but one: where a person's
 * answers are saved. Numbers stand for positions and pages. Addresses that save no answers are opened in a browser, by
 * e2e/frame.spec.ts.
 */
const steps = {
  '2.2 Common steps': [
    ...['/', '/business', '/industry-detail', '/additional-info', '/other-info', '/contact', '/insurance'],
    ...['/recommendations/0/show', '/additional-coverage'],
    ...['/location/edit/0/address', '/location/edit/0/operations', '/location/edit/0/buildings', '/location/list'],
  ],
  '2.3 Underwriting question pages': [
    ...['wc/g', 'wc/a', 'wc/cs', 'wc/cn', 'gl/l', 'bop/cs', 'bop/l', 'bop/cn', 'pl/h', 'pl/cn'].map(
      (insurer) => `/${insurer}/uw-questions/edit/0`,
    ),
    ...['/gl/l/uw-questions/edit/1', '/wc.claims/dynamic-questions/wc_claims_list/list'],
    ...['/dynamic-questions/wc_claims_create/edit/0', '/dynamic-questions/wc_general_page/edit/0'],
  ],
  '2.4 Other line-specific steps': [
    ...['stakeholders', 'management-history', 'loss-history', 'documentation'].map((step) => `/do/${step}`),
    ...['/ml/financial-assets', '/ml/funding', '/ml/investors', '/epli/employees', '/epli/employment-policies'],
    ...['employee-benefits', 'plan-type', 'plan-participants', 'assets', 'funding', 'additional-information'].map(
      (step) => `/fid/${step}`,
    ),
    ...['prior-insurance-coverage', 'outsourced-attorneys-data', 'ineligible-aops', 'practice-areas']
      .concat('practice-areas-supplemental', 'attorney/create', 'attorney/edit/0', 'attorney/list')
      .map((step) => `/pl/a/${step}`),
    ...['/pl/cn/additional-insured/edit/0', '/pl/cn/additional-insured/list'],
  ],
  '2.5 Dynamic form routes': [
    ...['/dynamic-questions/coverage_choices/edit/0', '/vehicles/dynamic-questions/vehicles_list/list'],
    ...['/vehicles/1/dynamic-questions/vehicles_list/edit/1', '/summary/dynamic-questions/ca'],
  ],
}

/** Below the prefix of renewals. */
const renewalSteps = [
  ...['/renewal-info', '/location', '/pl/a/attorney/list', '/pl/a/outsourced-attorneys-data', '/pl/a/practice-areas'],
  ...['/pl/a/practice-areas-supplemental', '/dynamic-questions/pl_renewal/edit/1', '/signature', '/referral'],
  ...['/dynamic-questions/hc_census/edit/0', '/dynamic-questions/hc_census/edit/2'],
]

const injury = {
  ...{ date: '2025-03-04', job: 'Baker', nature: 'cut', description: 'Cut a finger', paid: 900 },
  ...{ open: 'No', lost_time: 'No' },
}
const plans = { employee_benefits: 'Yes', plan_types: ['health_and_wellness', 'defined_benefit'] }

function businessNamed(name: string): GoldenBusiness {
  const business = goldenBusinesses.find((each) => each.name === name)
  if (!business) throw new Error(`No golden business is named ${name}`)
  return business
}

/** Applicants, and further answers: between them they are asked everything that is named. */
const applicants: readonly (readonly [GoldenBusiness, Answers?])[] = [
  ...['gl', 'bop', 'pl', 'ca', 'do', 'epli', 'landlord'].map((line) => [businessOf(line)] as const),
  [businessOf('wc'), { wc: { has_claims: 'Yes', claims: [injury, { ...injury, date: '2025-06-04' }] } }],
  [businessOf('fid'), { fid: plans }],
  [fiveLawyers],
  [businessNamed('neighborhood-bakery')],
  [businessNamed('doctors-office')],
  [businessNamed('painter')],
]

const appliedPaths = new Set<string>()

/** Fills an application, and saves its pages once more, each at the addresses where nobody has saved yet. */
async function apply(business: GoldenBusiness, more: Answers = {}): Promise<void> {
  const person = browser()
  const { begin, get } = person
  const save: Caller['save'] = async (quote, step, answers) => {
    const reply = await person.save(quote, step, answers)
    if (reply.status === 200 && step !== undefined) appliedPaths.add(step)
    return reply
  }
  const application = joined(wantedAnswers(business, zips.find(business.zip), testDay), more)
  const answersOfBusiness = { ...application, insurance_types: typesOf(...business.lines) }
  const quote = await fillQuote({ begin, get, save }, answersOfBusiness)
  const flowState = browserTrail(quote)
  for (const path of Object.values(steps).flat()) {
    // Formerly separate pages, and insurers that ask together: their addresses lead to the page they were merged into.
    const entry = locate(flowState, addressHolding(flowState, path))?.entry
    if (!entry || appliedPaths.has(path)) continue
    const fields = entry.list ? [entry.list.step.items] : entry.visible
    await save(
      quote,
      path,
      fields.reduce<Answers>((all, each) => writeAnswer(all, each, readAnswer(quote, each)), {}),
    )
  }
}

const thisYear: Answers = {
  ...{ location_changed: 'Yes', attorneys_changed: 'Yes', of_counsel_changed: 'Yes', practice_areas_changed: 'Yes' },
  renewal: {
    firm: { changed: 'No' },
    systems_changed: 'No',
    cover_changed: 'No',
    losses: { asked_everyone: 'Yes', any: 'No', known_circumstance: 'No', disciplined: 'Yes' },
  },
  signature: { kind: 'typed', name: 'Sarah Whitcomb' },
}

/** A law firm with every special case, at its agent's; and a medical practice. */
async function renew(number: number, answers: Answers = {}): Promise<readonly string[]> {
  const person = browser()
  const paths: string[] = []
  const { invitation, submission } = sampleUuids({ number })
  const both = { uuid: invitation, quote_submission_uuid: submission }
  const { body } = await person.post('renewal/quote', both, agentSite)
  const patch: typeof person.patch = async (path, patchBody, headers) => {
    const reply = await person.patch(path, patchBody, headers)
    if (reply.status === 200 && isRecord(patchBody)) paths.push(String(patchBody.step))
    return reply
  }
  await fillRenewal({ patch }, body.data, answers, { headers: agentSite })
  return paths
}

for (const [business, more] of applicants) await apply(business, more)
const renewedPaths = new Set([...(await renew(2, thisYear)), ...(await renew(11))])

const rows = Object.entries(steps).flatMap(([section, paths]) => paths.map((path) => [section, path] as const))

test.each(rows)('%s: answers are saved at %s (S2, S3, S4)', (_section, path) => {
  expect([...appliedPaths]).toContain(path)
})

test.each(renewalSteps)('2.6 Renewals: answers are saved at %s (N1, S4)', (path) => {
  expect([...renewedPaths]).toContain(path)
})
