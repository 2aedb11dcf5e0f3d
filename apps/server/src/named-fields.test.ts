import { isRecord } from '@coverwright/core/answers/answers'
import { expect, test } from 'vitest'
import { dereference } from './testing/dereference.ts'
import { createTestApp } from './testing/test-app.ts'

const { app } = await createTestApp()

const document = dereference((await app.inject('/api/openapi.json')).json())

type Schema = Readonly<Record<string, unknown>>

/** The schemas that a schema joins or chooses from, with those they name. */
function partsOf(schema: Schema): readonly Schema[] {
  const joined = [schema.allOf, schema.anyOf].flatMap((each) => (Array.isArray(each) ? each : []))
  return [schema, ...joined.filter(isRecord).flatMap(partsOf)]
}

/** The schema of the field at a path; of a list, that of its entries. */
function at(schema: Schema, [name, ...rest]: readonly string[]): Schema | undefined {
  if (name === undefined) return schema
  for (const part of partsOf(schema)) {
    const inner = isRecord(part.items) ? part.items : part
    for (const each of partsOf(inner)) {
      const found = isRecord(each.properties) ? each.properties[name] : undefined
      const below = isRecord(found) ? at(found, rest) : undefined
      if (below) return below
    }
  }
  return undefined
}

/** What a call answers with, or takes, as the document has it. */
const replyOf = (path: string, method = 'get', status = 200): Schema =>
  document.paths[`/${path}`][method].responses[status].content['application/json'].schema.properties.data
const bodyOf = (path: string, method: string): Schema =>
  document.paths[`/${path}`][method].requestBody.content['application/json'].schema

const quote = replyOf('quote', 'post', 201)

test.each(
  [
    ...['_id', 'uuid', 'account_uuid', 'checkout_session_uuid', 'completed', 'created_at', 'max_step', 'maxStep'],
    ...['application_mode_uuid', 'application_type', 'flow_type', 'save_and_retrieve_type', 'campaign_id'],
    ...['contact_email', 'contact_phone', 'company_name'],
    ...['insurance_types.uuid', 'insurance_types.name', 'insurance_types.purpose'],
    ...['insurance_types.wholesaler_allowed', 'cross_sells'],
    ...['industry', 'subindustry', 'subindustry_uuid', 'subindustry_iso', 'business_type', 'business_type_details'],
    ...['naics6', 'class_code_ref', 'sub_class_code_ref', 'sub_class_code_description', 'class_code_description'],
    ...['zip_code', 'mailing_address', 'years_experience', 'years_business_started', 'annual_payroll'],
    ...['annual_revenue', 'fulltime_employees', 'has_vehicles', 'multi_class'],
    ...['locations.city', 'locations.state', 'locations.wc', 'locations.buildings'],
    ...['partnership.source', 'partnership.name', 'drivers.birthdate', 'drivers.driver_rating'],
    ...['chubb_sci_bop', 'chubb_sci_gl', 'chubb_sci_wc', 'liberty_bop', 'liberty_gl', 'hartford_bop', 'hartford_gl']
      .concat('cna_bop', 'guard_wc', 'amtrust_wc', 'cna_wc', 'hiscox_pl')
      .map((name) => `appetite_codes.${name}_code`),
    ...['carriers.chubb_sci.knockout_answer', 'aon_uk_metadata.packages_selected'],
    ...['gl.liberty', 'wc.guard', 'wc.amtrust'].flatMap((each) =>
      ['id', 'answer'].map((name) => `${each}.uw_questions.${name}`),
    ),
    ...['wc.claims', 'pl.cna.industry_code', 'pl.cna.additional_insureds'],
    ...['existing_pl_insurance', 'prior_acts_date', 'continuous_coverage', 'non_lawyer_prevalence']
      .concat('expiry_date', 'outsourced_attorneys_services', 'outsourced_attorneys_hours')
      .concat('ineligible_areas_of_practice', 'provided_services_ineligible_aops')
      .map((name) => `pl.aig.${name}`),
    ...['boost.naics_code', 'funding.vc_funding', 'investors.has_lead_investor', 'investors.has_accredited_investor']
      .concat('investors.is_accredited_investor_eligible')
      .map((name) => `directors_and_officers.${name}`),
    ...['fid.employee_benefits', 'fid.plan_types'],
    ...['cdcs.uw_questions', 'cdcs.residental_questions', 'cdcs.commercial_questions', 'additional', 'partner'],
    ...['location_changed', 'attorneys_changed', 'of_counsel_changed', 'practice_areas_changed'],
    ...['first_name', 'last_name', 'employment_type', 'hire_date', 'prior_acts_date', 'prior_acts_approval'].map(
      (name) => `pl.aig.attorneys.${name}`,
    ),
  ].map((path) => [path]),
)('a quote has the field %s (A6)', (path) => {
  expect(at(quote, path.split('.'))).toBeDefined()
})

test.each([
  'nonsense',
  'drivers.nonsense',
  'zip_code.nonsense',
  'appetite_codes.nonsense',
  'pl.aig.attorneys.nonsense',
])('a quote has no field %s (A6)', (path) => {
  expect(at(quote, path.split('.'))).toBeUndefined()
})

test.each(
  [
    ...['email', 'first_name', 'last_name', 'phone', 'skip_password_validation', 'wholesaler'],
    ...['name', 'contact_name', 'contact_first_name', 'contact_last_name', 'business_type', 'industry']
      .concat('industry_uuid', 'subindustry', 'subindustry_uuid', 'years_experience', 'annual_revenue')
      .concat('years_business_started', 'business_website', 'reference', 'contact_email', 'contact_phone')
      .concat('annual_payroll', 'fulltime_employees', 'parttime_employees', 'locations', 'vehicles', 'employer_id')
      .concat('id', 'insurance_types')
      .map((name) => `business.${name}`),
  ].map((path) => [path]),
)('whoever registers may say %s (A6, R8)', (path) => {
  expect(at(bodyOf('v1/users.json', 'post'), ['user', ...path.split('.')])).toBeDefined()
})

test.each([
  ['web-to-case', 'post', ['subject', 'description', 'name', 'email', 'CW_AccountUUID__c']],
  ['renewal/quote', 'post', ['uuid', 'quote_submission_uuid']],
  ['quote/{id}', 'patch', ['max_step', 'partner', 'test_features']],
] as const)('%s %s takes %j (A6)', (path, method, names) => {
  for (const name of names) expect(at(bodyOf(path, method), [name]), name).toBeDefined()
})

test.each([
  ['recommendations/insurance', ['insurance_uuid', 'insurance_type', 'popularity', 'tagline']],
  ['ds-xsell/recommend', ['record_type_uuid', 'record_type_name', 'tagline']],
  ['v1/users/get-logged-in-user.json', ['id', 'email', 'isSelfService', 'agency.name', 'agency.logo', 'agency.phone']],
  [
    'v1/users/get-logged-in-user.json',
    ['full_name', 'email', 'photo', 'phone'].map((n) => `agency.account_manager.${n}`),
  ],
  [
    'site',
    ['prefixPath', 'logoUrl', 'customFlow', 'selectableLobs', 'webToCaseOptions.label', 'webToCaseOptions.value']
      .concat('stepsFlowMapping.id', 'stepsFlowMapping.group', 'stepsFlowMapping.conditions')
      .concat('stepsFlowMapping.next_steps', 'customerFacing.myCoverwalletDisabled', 'customerFacing.isRetailAgreement')
      .concat('customerFacing.supportEmail', 'switches', 'applicationMode.uuid', 'applicationMode.name', 'cookieBanner')
      .concat('footer.banner', 'contactUs'),
  ],
] as const)('%s answers with %j (A6)', (path, names) => {
  for (const name of names) expect(at(replyOf(path), name.split('.')), name).toBeDefined()
})
