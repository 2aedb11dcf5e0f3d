import { unitedStates } from '@coverwright/catalogue/countries/us/country'
import { expect, test } from 'vitest'
import { sampleReference as reference } from '../../../../testing/sample-reference.ts'
import { factNames, resolveFacts } from './facts.ts'
import { licenseFactNames } from './license-facts.ts'
import { recommendationFactNames } from './recommendation-facts.ts'
import { renewalFactNames } from './renewal-facts.ts'
import { siteFactNames } from './site-facts.ts'

const today = '2026-11-20'
const facts = (answers: object) => resolveFacts({ ...answers }, reference, today, unitedStates)

test('nothing is known of an empty quote', () => {
  expect(facts({})).toEqual({})
})

test('a trade and a ZIP give place, class and appetite (Q7)', () => {
  expect(facts({ class_code_ref: 'CW238320A', zip_code: '11101-1234', sub_class_code_ref: 'CWT10020' })).toMatchObject({
    class_code_description: 'House painter',
    naics6: '238320',
    industry: 'construction',
    subindustry: 'Painting and Wall Covering Contractors',
    class_traits: ['contractor', 'height'],
    class_hazard: 3,
    sub_class_code_description: 'Interior and exterior, three stories or fewer',
    city: 'Long Island City',
    state: 'NY',
    county: 'Queens',
    appetite: { gl: { liberty: 'in' }, bop: { chubb_sci: 'out', liberty: 'in', cna: 'in' } },
    appetite_codes: { liberty_gl_code: 'HL-GL-2383', liberty_bop_code: 'HL-BP-2383', cna_bop_code: 'KC-BP-2383' },
  })
})

test('an insurer without appetite has no code (Q7)', () => {
  expect(facts({ class_code_ref: 'CW238320A', zip_code: '60614' }).appetite_codes).not.toHaveProperty(
    'chubb_sci_bop_code',
  )
})

test.for([
  ['no state', { class_code_ref: 'CW238320A' }],
  ['no class', { zip_code: '60614' }],
  ['an unknown ZIP', { class_code_ref: 'CW238320A', zip_code: '00000' }],
  ['answers of the wrong kind', { class_code_ref: 7, zip_code: ['60614'] }],
] as const)('with %s nobody wants anything yet', ([, answers]) => {
  expect(facts(answers)).not.toHaveProperty('appetite')
})

test('a subindustry keeps its uuid for ever (A6)', () => {
  const { subindustry_uuid } = facts({ class_code_ref: 'CW238320A' })
  expect(subindustry_uuid).toBe(facts({ class_code_ref: 'CW238320B' }).subindustry_uuid)
  expect(subindustry_uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('every fact is among the names that no client may write (A6)', () => {
  const all = facts({
    class_code_ref: 'CW238320A',
    sub_class_code_ref: 'CWT10020',
    zip_code: '60614',
    mailing_address: { zip_code: '11101' },
    locations: [{ id: 'a', occupancy: 'lease' }],
    multi_class: 'Yes',
    other_classes: [{ id: 'k', class_code_ref: 'CW238160A', share: 20 }],
    agent: { show_mc_group: 'Yes' },
  })
  // Recommendations and renewal facts are added where the quote is opened.
  const addedNames: readonly string[] = [
    ...recommendationFactNames,
    ...renewalFactNames,
    ...siteFactNames,
    ...licenseFactNames,
  ]
  expect([...Object.keys(all), ...addedNames].sort()).toEqual([...factNames].sort())
})
