import { expect, test } from 'vitest'
import { createTestApp } from './testing/test-app.ts'

const { app } = await createTestApp()

type Operation = { readonly parameters?: readonly { readonly name: string }[] }
const { paths }: { paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> } = (
  await app.inject('/api/openapi.json')
).json()

/**
 * Every call that sections 7.1 to 7.6 of the specification name: its name there, and its address here. A third column
 * says why they differ, or what the specification leaves open.
 */
const calls: Readonly<Record<string, readonly (readonly [named: string, here?: string, why?: string])[]>> = {
  '7.1 Quote': [
    ['GET quote'],
    ['GET quote/{id}?skipMagicLinkAuth'],
    ['GET quote/uuid/{uuid}?checkIfProcessed&submissionUuids'],
    ['GET quote/{id}/customer_retrieve?is_checkout'],
    ['GET quote/{id}/submissions_forecast'],
    ['GET quote/{id}/validate'],
    ['POST quote'],
    ['PATCH quote/{id}'],
    ['PATCH quote/{id}/directors_and_officers/documents'],
    ['PATCH quote/{id}/finish_form'],
    ['PATCH quote/{id}/legit_lead'],
    ['POST quote/{id}/abandoned'],
  ],
  '7.2 Reference data': [
    ['GET insurance-type (v2)', 'GET insurance-type', 'there is one form of the list, so no version in its address'],
    ...[
      ...['industry', 'healthcare-firm-types', 'healthcare-professions-individuals-types', 'business-type', 'state'],
      ...['city', 'dot', 'vehicles', 'partner', 'class-codes', 'class-codes/{naics6}', 'sub-class-codes'],
      ...['subindustry-synonyms', 'fraud-statements', 'practice-area', 'recommendations/insurance'],
      ...['ds-xsell/recommend', 'ds-xsell/recommend/sub-class-code', 'renewal-changes', 'prefill/location'],
      ...['industry/truckingSubindustry'],
    ].map((path) => [`GET ${path}`] as const),
    ['GET class-codes/{naics6} for dynamic forms', 'GET class-codes/{naics6}/dynamic', 'the path is not shown'],
    ['GET city', 'GET city?state&search', 'the names of a state’s cities'],
    ['GET city by zip', 'GET city?zip', 'the path is not shown'],
    ['GET mailing city by zip', 'GET city/mailing?zip', 'the path is not shown'],
    ['GET event types', 'GET event-types', 'the path is not shown'],
    [
      'GET employee classifications with employeeClassificationId',
      'GET employee-classifications/{employeeClassificationId}',
      'the path is not shown',
    ],
    ['GET executive payrolls', 'GET executive-payrolls', 'the path is not shown'],
  ],
  '7.3 Validation and contact': [
    ['POST validate-email', 'POST validate-email', 'no method is shown: an email in an address would be logged'],
    ['POST email-uniqueness', 'POST email-uniqueness', 'as validate-email'],
    ['POST web-to-case', 'POST web-to-case', 'the path is not shown'],
  ],
  '7.4 Carrier questions': [
    ['under wc', 'GET wc/v3/guard/uw-questions?quote_id', 'beyond the insurer nothing of the paths is shown'],
    ['under se', 'GET se/v3/hiscox/uw-questions?quote_id', 'insurers of events ask nothing of their own: an empty set'],
    ['under cna', 'GET cna/v2/wc/uw-questions?quote_id', 'as under wc'],
    ['under guard', 'GET guard/v1/wc/uw-questions?quote_id', 'as under wc'],
    ['under amtrust', 'GET amtrust/v1/wc/uw-questions?quote_id', 'as under wc'],
    ['under hiscox', 'GET hiscox/v1/pl/uw-questions?quote_id', 'as under wc'],
    ['under chubb', 'GET chubb/v1/bop/uw-questions?quote_id', 'the same questions as under chubb-sci'],
    ['under chubb-sci', 'GET chubb-sci/v1/bop/uw-questions?quote_id', 'as under wc'],
    ['under liberty', 'GET liberty/v1/gl/uw-questions?quote_id', 'as under wc'],
    ['under acuity', 'GET acuity/v1/ca/uw-questions?quote_id', 'the line’s pages ask it all: an empty set'],
    [
      'GET /pl/uw-questions on the CNA v2 path',
      'GET cna/v2/pl/uw-questions?industry_code&quote_id',
      'below the insurer and version, as every other',
    ],
    ['a domain scan', 'POST quote/{id}/domain-scan', 'the path is not shown; the server asks the insurer'],
  ],
  '7.5 Renewals': [
    ['GET the current renewal quote', 'GET renewal/quote', 'the path is not shown'],
    ['GET renewal quote by uuid', 'GET renewal/quote/uuid/{uuid}', 'the path is not shown'],
    ['POST renewal quote', 'POST renewal/quote', 'the path is not shown'],
    ['PATCH renewal quote/{_id}', 'PATCH renewal/quote/{id}', 'the path is not shown'],
    ['GET aon/renewal/quotes'],
    ['POST aon/renewal/quotes'],
  ],
  '7.6 Account': [
    ['POST /api/v1/users.json', 'POST v1/users.json', 'below the base path, which is /api'],
    [
      'GET /api/v1/users/get-logged-in-user.json',
      'GET v1/users/get-logged-in-user.json',
      'below the base path, which is /api',
    ],
  ],
}

type Row = readonly [section: string, named: string, here?: string, why?: string]

const rows: readonly Row[] = Object.entries(calls).flatMap(([section, names]) =>
  names.map((call) => [section, ...call] as const),
)

test.for(rows)('%s: %s (A1)', ([_section, specName, ownName = specName]) => {
  const [method = '', address = ''] = ownName.split(' ')
  const [path = '', query = ''] = address.split('?')
  const operation = paths[`/${path}`]?.[method.toLowerCase()]
  expect(operation, address).toBeDefined()
  const parameters = operation?.parameters?.map(({ name }) => name)
  if (query) expect(parameters).toEqual(expect.arrayContaining(query.split('&')))
})

test('every call at another address than the specification says has a reason (A1)', () => {
  expect(
    rows.filter(([, specName, ownName, reason]) => ownName !== undefined && ownName !== specName && !reason),
  ).toEqual([])
})
