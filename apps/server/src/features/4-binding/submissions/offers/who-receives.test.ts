import { lossPaths, sentAnswers } from '@coverwright/catalogue/lines/sent-answers'
import { type AnswerPath, type Answers, readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import { expect, it } from 'vitest'
import { sampleSites } from '../../../../testing/default-site.ts'
import { createSites, type ServedSite } from '../../../1-foundation/site/served-site.ts'
import { formsOf } from '../../../3-quoting/quotes/snapshot/forms-of.ts'
import { requestParts } from './carrier-request.ts'

/** Questions about the business as a whole, and where every insurer that is asked for an offer reads the answer. */
const inEveryRequest: Readonly<Record<AnswerPath, AnswerPath>> = {
  class_code_ref: 'class.class_code_ref',
  sub_class_code_ref: 'class.sub_class_code_ref',
  other_classes: 'other_classes',
  ...Object.fromEntries(
    [
      ...['company_name', 'business_type', 'business_type_details', 'zip_code', 'annual_revenue', 'annual_payroll'],
      ...['fulltime_employees', 'parttime_employees', 'years_business_started', 'years_experience', 'has_vehicles'],
      ...['vehicle_count', 'uses_subcontractors', 'subcontractor_cost'],
      ...['street', 'unit', 'zip_code', 'city', 'state'].map((part) => `mailing_address.${part}`),
    ].map((path) => [path, `business.${path}`]),
  ),
  business_description: 'business.description',
  business_website: 'business.website',
  contact_first_name: 'business.contact.first_name',
  contact_last_name: 'business.contact.last_name',
  contact_email: 'business.contact.email',
  contact_phone: 'business.contact.phone',
  ...Object.fromEntries(
    ['effective_date', 'liability_limit', 'deductible', 'property_deductible']
      .concat(['current_insurance', 'current_insurer', 'current_expiry'])
      .map((name) => [`coverage.${name}`, `coverage.${name === 'liability_limit' ? 'occurrence_limit' : name}`]),
  ),
  'claims.any': 'claims.any',
  'claims.list': 'claims.list',
  'claims.cancelled': 'claims.cancelled',
  'claims.cancelled_reason': 'claims.cancelled_reason',
}

/** Sent to no insurer before the applicant asks one to bind: then to that one alone, when it needs it. */
const toTheInsurerThatBinds: readonly AnswerPath[] = ['employer_id']

/** Not asked for insurers. */
const keptHere: Readonly<Record<AnswerPath, string>> = {
  follow_up_consent: 'whether we may remind the applicant',
  insurance_types: 'decides who is asked',
  multi_class: 'other_classes lists them',
  'carriers.chubb_sci.knockout_answer': 'decides whether that insurer is asked',
  'agent.authorized': 'what the agency confirms to us',
  'agent.show_mc_group': 'a display of the agency',
  'agent.client_since': 'a note of the agency',
  'agent.client_reference': 'a note of the agency',
  'signing.title': 'evidence of the renewal’s signature',
  signature: 'evidence of the renewal’s signature',
  ...Object.fromEntries(
    ['location', 'attorneys', 'of_counsel', 'practice_areas'].map((part) => [
      `${part}_changed`,
      'sent as what was confirmed or changed at renewal',
    ]),
  ),
}

const questionsOf = ({ flows }: ServedSite): readonly AnswerPath[] => [
  ...new Set(
    Object.values(flows).flatMap((flow) =>
      (flow?.slots ?? []).flatMap(({ node }) =>
        node.kind === 'list' ? [node.items] : formsOf(node).flatMap(({ fields }) => fields.map(({ path }) => path)),
      ),
    ),
  ),
]

const ofLines = ({ country }: ServedSite): readonly AnswerPath[] =>
  country.types.flatMap(({ line }) => [...sentAnswers(line), ...Object.values(lossPaths(line))])

it('every question of every country says who receives the answer (seed 7.1)', () => {
  const unsent = createSites(sampleSites).all.flatMap((servedSite) => {
    const sentPaths = ofLines(servedSite)
    return questionsOf(servedSite).filter(
      (path) =>
        !Object.hasOwn(inEveryRequest, path) &&
        !Object.hasOwn(keptHere, path) &&
        !toTheInsurerThatBinds.includes(path) &&
        !sentPaths.some((each) => path === each || path.startsWith(`${each}.`)),
    )
  })
  expect([...new Set(unsent)]).toEqual([])
})

it('the request for an offer has the answers for every insurer, and not the tax number', () => {
  const numeric = /revenue|payroll|employees|experience|count|cost/
  const special: Answers = {
    years_business_started: 2015,
    other_classes: [],
    coverage: { effective_date: '2027-01-01', liability_limit: '1m_2m', deductible: '500', property_deductible: '500' },
    claims: { any: 'Yes', list: [{ date: '2025-01-01', paid: 1 }], cancelled: 'No', cancelled_reason: 'None' },
    employer_id: { $sealed: 'k.secret', hash: 'h' },
  }
  const answers = Object.keys(inEveryRequest).reduce<Answers>((all, path) => {
    if (readAnswer(all, path) !== undefined) return all
    return writeAnswer(all, path, numeric.test(path) ? 7 : `answer to ${path}`)
  }, special)
  const request = requestParts(
    { answers, facts: { other_class_facts: [] }, submitted_at: '2026-11-26' },
    { uuid: 'a', line: 'gl', carrier: 'liberty' },
  )
  const missing = Object.values(inEveryRequest).filter((path) => readAnswer(request, path) === undefined)
  expect(missing).toEqual([])
  expect(JSON.stringify(request)).not.toContain('secret')
})
