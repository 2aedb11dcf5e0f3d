import { unitedStates } from '@coverwright/catalogue/countries/us/country'
import { siteFlow } from '@coverwright/catalogue/sites/site-flow'
import type { Answers } from '@coverwright/core/answers/answers'
import type { Field } from '@coverwright/core/model/field'
import type { StepNode } from '@coverwright/core/model/step'
import { expect, test } from 'vitest'
import { sampleSites } from '../../../../testing/default-site.ts'
import { fillQuote, typesOf } from '../../../../testing/fill-quote.ts'
import { walkBusiness } from '../../../../testing/golden-trails/walk-business.ts'
import { wantedAnswers } from '../../../../testing/golden-trails/wanted-answers.ts'
import { businessOf } from '../../../../testing/line-businesses.ts'
import { createTestApp } from '../../../../testing/test-app.ts'
import { testDay } from '../../../../testing/test-day.ts'

const { browser } = await createTestApp()

const illinois = { cities: ['Chicago'], state: 'IL' }
const wantedOf = (line: string): Answers => ({
  ...wantedAnswers({ ...businessOf(line), zip: '60614' }, illinois, testDay),
  insurance_types: typesOf(line),
})

const office = { id: 'i1', street: '1 Main St', zip_code: '60614', city: 'Chicago', state: 'ZZ' }
const driver = {
  id: 'i1',
  first_name: 'Ann',
  last_name: 'Lee',
  birthdate: '1990-01-01',
  license_state: 'ZZ',
  cdl: 'No',
}
const duty = { id: 'r1', state: 'IL', classification: 'WCC9999', full_time: 1, part_time: 0, payroll: 40_000 }
const subsidiary = { id: 'r1', name: 'Hillside East', state: 'ZZ', owned_percent: 100, activity: 'Sales' }

test.for([
  ['the state of a location', 'wc', '/location/edit/0/address', { locations: [office] }, /state$/],
  ['the state of a licence', 'ca', '/dynamic-questions/drivers_create/edit/0', { drivers: [driver] }, /license_state$/],
  ['a duty', 'wc', '/dynamic-questions/wc_general_page/edit/0', { wc: { payroll: [duty] } }, /classification$/],
  [
    'the state of a subsidiary',
    'do',
    '/do/stakeholders',
    { directors_and_officers: { has_subsidiaries: 'Yes', subsidiaries: [subsidiary] } },
    /subsidiaries\.0\.state$/,
  ],
  ['an event', 'se', '/dynamic-questions/event/edit/0', { event: { type: 'riot' } }, /event\.type$/],
] as const)('%s that its list does not have is refused (V1, A6)', async ([, line, step, answers, field]) => {
  const rosa = browser()
  const quote = await fillQuote(rosa, wantedOf(line), step)
  const { status, body } = await rosa.save(quote, step, answers)
  expect(status).toBe(422)
  const refusals = body.errors.filter(({ message }: { message: string }) => message.includes('one of the answers'))
  expect(refusals.map((error: { field: string }) => error.field)).toEqual([expect.stringMatching(field)])
})

test.for([
  ['the United States', 'localhost', { class_code_ref: 'FR-445240A', zip_code: '60614', business_type: 'llc' }],
  ['France', 'france.localhost', { class_code_ref: 'CW238320A', zip_code: '75011', business_type: 'sarl' }],
  ['law firms', 'meridian.localhost', { class_code_ref: 'CW238320A', zip_code: '60614', business_type: 'llc' }],
] as const)('at a site of %s, a trade that is not theirs is refused (C1, I4, V1)', async ([, host, answers]) => {
  const rosa = browser(host)
  const { status, body } = await rosa.save(await rosa.begin(), '/', answers)
  expect(status).toBe(422)
  expect(body.errors).toEqual([
    expect.objectContaining({ field: 'class_code_ref', key: 'validationError.unknownClass' }),
  ])
})

const formsOf = (node: StepNode): readonly Field[] => {
  if (node.kind === 'page') return node.form.fields
  if (node.kind === 'list') return node.pages.flatMap(({ form }) => form.fields)
  return 'pages' in node.source ? node.source.pages.flatMap(({ form }) => form.fields) : []
}
const withInner = (fields: readonly Field[]): readonly Field[] =>
  fields.flatMap((field) => [field, ...withInner(field.fields ?? [])])

test('the server has every list that a question chooses from, in an item or an entry too (V1)', () => {
  const sources = sampleSites
    .flatMap((site) => siteFlow(site, unitedStates).flow.slots)
    .flatMap(({ node }) => withInner(formsOf(node)))
    .flatMap(({ optionsFrom }) => (optionsFrom === undefined ? [] : [optionsFrom]))
  const { optionsOf } = walkBusiness(businessOf('gl')).context
  expect(sources.length).toBeGreaterThan(10)
  expect([...new Set(sources)].filter((source) => !optionsOf?.(source))).toEqual([])
})
