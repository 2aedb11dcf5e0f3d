import type { Answers } from '@coverwright/core/answers/answers'
import { readAnswer } from '@coverwright/core/answers/answers'
import type { Field } from '@coverwright/core/model/field'
import type { View } from '@coverwright/core/rules/rule'
import { expect, it } from 'vitest'
import { fieldsOf, nothing, type SampleSite, sites } from './testing/sites-as-they-are.ts'

/** The remarks about a field or a list, as shown beside an answer. */
function remarkText(site: (typeof sites)[number], path: string, answer: unknown, answers: Answers) {
  const view: View = { ...nothing, get: (asked) => readAnswer(answers, asked) }
  const nodes = [...new Set(site.flow.slots.map(({ node }) => node))]
  const lists = nodes.flatMap((node) => (node.kind === 'list' && node.items === path ? (node.remarks ?? []) : []))
  const fields = nodes.flatMap(fieldsOf).filter((each) => each.path === path)
  const remarkTexts = [...lists, ...fields.flatMap(({ remarks = [] }) => remarks)].flatMap((each) => {
    const words = each.says(view, answer)
    return words ? [{ text: each.text, ...words }] : []
  })
  // Fields of several lists have the same name, and the same remarks.
  return [...new Map(remarkTexts.map((each) => [JSON.stringify(each), each])).values()]
}

const staff = { fulltime_employees: 5, parttime_employees: 2 }
const noLosses = { claims: { any: 'No' } }
const officers = { state: 'CA', business_type: 's_corporation' }
const theft = { line: 'theft', date: '2025-03-02', paid: 800, open: 'No' }
const board = { brought_by: 'customer', date: '2025-03-02', paid: 800, open: 'No', description: 'In words' }
const ransom = { year: 2025, kind: 'ransom', cost: 5000 }
const twice = { text: 'said.claimTwice', differs: true }
const start = { coverage: { effective_date: '2026-12-15' } }

it.each<[SampleSite, string, unknown, Answers, unknown]>([
  ['default', 'seasonal', 8, staff, { text: 'said.employees', params: { count: 7 }, differs: true }],
  ['default', 'item.employees', 7, staff, { text: 'said.employees', params: { count: 7 }, differs: false }],
  ['default', 'item.employees', 8, staff, { text: 'said.employees', params: { count: 7 }, differs: true }],
  ['default', 'locations', [{ employees: 4 }, { employees: 3 }], staff, undefined],
  ['default', 'locations', [{ employees: 4 }], staff, { text: 'said.locationEmployees', differs: true }],
  [
    'default',
    'locations',
    [{ wc: { payroll: 10 } }, { wc: { payroll: 5 } }],
    { annual_payroll: 20 },
    { text: 'said.locationPayroll', money: { listed: 15, whole: 20 } },
  ],
  [
    'cornerstop',
    'locations',
    [{}],
    { franchise: { stores: 3 } },
    { text: 'said.stores', params: { count: 3, listed: 1 } },
  ],
  ['default', 'vehicles', [{}, {}], { vehicle_count: 2 }, undefined],
  ['default', 'vehicles', [{}], { vehicle_count: 2 }, { text: 'said.vehiclesListed', params: { count: 2, listed: 1 } }],
  ['default', 'ca.owned', 'Yes', { has_vehicles: 'No' }, { text: 'said.noVehicles' }],
  ['default', 'ca.filings', ['federal'], { ca: { has_dot: 'No' } }, { text: 'said.filingWithoutNumber' }],
  ['default', 'ca.filings', ['state'], { ca: { has_dot: 'No' } }, undefined],
  ['default', 'ca.filings', ['federal'], { ca: { has_dot: 'Yes' } }, undefined],
  [
    'default',
    'ca.limit',
    '500000',
    { ca: { uses: ['haul_hire'] } },
    { text: 'said.lowForHire', money: { least: 750_000 } },
  ],
  ['default', 'ca.limit', '750000', { ca: { uses: ['haul_hire'] } }, undefined],
  ['default', 'ca.limit', '500000', { ca: { uses: ['haul_own'] } }, undefined],
  ['default', 'item.use', 'for_hire', { ca: { uses: ['jobs'] } }, { text: 'said.notForHire' }],
  ['default', 'item.use', 'for_hire', { ca: { uses: ['jobs', 'haul_hire'] } }, undefined],
  ['default', 'item.use', 'service', { ca: { uses: ['jobs'] } }, undefined],
  ['default', 'wc.payroll', [{ state: 'HI' }], {}, { text: 'said.disabilityHawaii' }],
  ['default', 'wc.payroll', [{ state: 'NY' }], {}, undefined],
  ['default', 'wc.owners', [{ included: 'exclude', share: 9 }], officers, { text: 'said.officersCalifornia' }],
  ['default', 'wc.owners', [{ included: 'exclude', share: 10 }], officers, undefined],
  ['default', 'wc.owners', [{ included: 'include', share: 0 }], officers, undefined],
  ['default', 'wc.owners', [{ included: 'exclude', share: 0 }], { ...officers, state: 'NV' }, undefined],
  ['default', 'wc.owners', [{ included: 'exclude', share: 0 }], { ...officers, business_type: 'llc' }, undefined],
  ['default', 'coverage.current_expiry', '2026-12-01', start, { text: 'said.gap', params: { count: 14 } }],
  ['default', 'coverage.current_expiry', '2026-12-15', start, undefined],
  ['default', 'coverage.current_expiry', '2026-12-16', start, { text: 'said.overlap', params: { count: 1 } }],
  ['default', 'epli.prior.expiry', '2026-12-01', start, { text: 'said.lapse', params: { count: 14 } }],
  ['default', 'fid.prior.expiry', '2026-12-16', start, { text: 'said.overlap', params: { count: 1 } }],
  ['default', 'ca.owned', 'No', { has_vehicles: 'No' }, undefined],
  [
    'default',
    'umbrella.passenger_vehicles',
    2,
    { vehicle_count: 3, umbrella: { light_vehicles: 2 } },
    { text: 'said.vehicles', differs: true },
  ],
  ['default', 'pl.losses.any', 'Yes', noLosses, { text: 'said.noLosses' }],
  ['default', 'pl.losses.any', 'No', noLosses, undefined],
  [
    'default',
    'directors_and_officers.management.years_together',
    12,
    { years_business_started: 2020 },
    { text: 'said.started', params: { year: '2020' } },
  ],
  ['default', 'contractors', 2, { uses_subcontractors: 'No' }, { text: 'said.noSubcontractors' }],
  ['default', 'leased', 2, { wc: { general: { leased: 'neither' } } }, { text: 'said.leasesNobody' }],
  ['default', 'type', 'esop', { fid: { plan_types: ['health_and_wellness'] } }, { text: 'said.planType' }],
  [
    'default',
    'parttime_employees',
    0,
    { annual_payroll: 130_000, fulltime_employees: 0 },
    { text: 'said.payrollWithoutEmployees', money: { sum: 130_000 }, differs: true, unlikely: true },
  ],
  [
    'default',
    'parttime_employees',
    0,
    { annual_payroll: 0, fulltime_employees: 5 },
    { text: 'said.employeesWithoutPayroll', params: { count: 5 }, differs: true },
  ],
  ['default', 'parttime_employees', 0, { annual_payroll: 0, fulltime_employees: 0 }, undefined],
  ['default', 'parttime_employees', 1, { annual_payroll: 9000, fulltime_employees: 0 }, undefined],
  ['default', 'parttime_employees', undefined, { annual_payroll: 9000, fulltime_employees: 0 }, undefined],
  [
    'default',
    'parttime_employees',
    0,
    { state: 'TX', annual_payroll: 12_000, fulltime_employees: 15 },
    { text: 'said.payEach', money: { each: 800 }, differs: true, unlikely: true },
  ],
  ['default', 'parttime_employees', 4, { state: 'TX', annual_payroll: 600_000, fulltime_employees: 13 }, undefined],
  [
    'default',
    'parttime_employees',
    2,
    { state: 'TX', annual_payroll: 2_000_000, fulltime_employees: 1 },
    { text: 'said.payEach', money: { each: 1_000_000 } },
  ],
  [
    'default',
    'parttime_employees',
    0,
    { state: 'TX', annual_revenue: 90_000_000, fulltime_employees: 2 },
    { text: 'said.revenueEach', money: { each: 30_000_000 }, unlikely: true },
  ],
  [
    'default',
    'payroll',
    12_000,
    { state: 'TX', full_time: 14, part_time: 2 },
    { text: 'said.payEach', money: { each: 800 }, differs: true, unlikely: true },
  ],
  ['default', 'payroll', 430_000, { state: 'TX', full_time: 14, part_time: 2 }, undefined],
  ['default', 'payroll', 9000, { state: 'TX', full_time: 0, part_time: 0 }, undefined],
  [
    'default',
    'annual_payroll',
    500_000,
    { annual_revenue: 100_000, years_business_started: 2010 },
    { text: 'said.payAboveRevenue', money: { sum: 500_000 }, unlikely: true },
  ],
  [
    'portugal',
    'parttime_employees',
    0,
    { state: 'PT-11', annual_payroll: 12_000, fulltime_employees: 4 },
    { text: 'said.payEach', money: { each: 3000 } },
  ],
  ['portugal', 'parttime_employees', 0, { state: 'PT-11', annual_payroll: 40_000, fulltime_employees: 4 }, undefined],
  ['default', 'subcontractor_cost', 900_000, { annual_revenue: 200_000 }, { text: 'said.subcontractorsAboveRevenue' }],
  ['default', 'subcontractor_cost', 190_000, { annual_revenue: 200_000 }, undefined],
  ['default', 'vehicle_count', 40, staff, { text: 'said.vehiclesForPeople', params: { people: 7 }, unlikely: true }],
  ['default', 'vehicle_count', 27, staff, undefined],
  [
    'default',
    'item.replacement_cost',
    90_000,
    { item: { square_feet: 9000 } },
    { text: 'said.costOfArea', money: { each: 10 }, unlikely: true },
  ],
  ['default', 'item.replacement_cost', 900_000, { item: { square_feet: 4000 } }, undefined],
  [
    'default',
    'building_value',
    90_000_000,
    { item: { square_feet: 4000, buildings: [{}, {}] } },
    { text: 'said.costOfArea', money: { each: 22_500 } },
  ],
  ['default', 'building_value', 40_000, { item: { square_feet: 4000, buildings: [{}, {}] } }, undefined],
  ['default', 'stories', 40, { item: { square_feet: 2000 } }, { text: 'said.floorOfArea', params: { each: 50 } }],
  ['default', 'stories', 2, { item: { square_feet: 2000 } }, undefined],
  ['default', 'roof_year', 1850, {}, { text: 'said.ageOfRoof', params: { years: 176 }, unlikely: true }],
  ['default', 'roof_year', 1950, {}, undefined],
  ['default', 'contents_value', 9_000_000, { annual_revenue: 80_000 }, { text: 'said.contentsOfRevenue' }],
  ['default', 'contents_value', 240_000, { annual_revenue: 0 }, undefined],
  [
    'default',
    'item.years_licensed',
    30,
    { item: { birthdate: '1990-05-01' } },
    { text: 'said.licensedAtAge', params: { age: 6 } },
  ],
  ['default', 'item.years_licensed', 20, { item: { birthdate: '1990-05-01' } }, undefined],
  [
    'default',
    'drivers',
    [{}],
    { vehicles: [{}, {}, {}, {}, { body: 'trailer' }] },
    { text: 'said.driversForVehicles', params: { vehicles: 4, drivers: 1 } },
  ],
  ['default', 'drivers', [{}, {}], { vehicles: [{}, {}, {}, {}] }, undefined],
  [
    'default',
    'date',
    '2024-12-31',
    { years_business_started: 2025 },
    { text: 'said.beforeBusinessBegan', params: { year: '2025' }, differs: true },
  ],
  ['default', 'date', '2025-01-01', { years_business_started: 2025 }, undefined],
  ['default', 'date', '2025', { years_business_started: 2025 }, undefined],
  ['default', 'item.date', '2024-12-31', { years_business_started: 2025 }, { text: 'said.beforeBusinessBegan' }],
  ['default', 'claims.list', [theft, theft], {}, { text: 'said.claimTwice', differs: true }],
  ['default', 'claims.list', [theft, { ...theft, paid: 900 }], {}, undefined],
  ['default', 'claims.list', [{}, {}, { line: 'theft' }, { line: 'theft' }], {}, undefined],
  ['default', 'epli.claims.list', [theft, { ...theft, description: 'Other words' }], {}, undefined],
  ['default', 'directors_and_officers.losses.list', [board, { ...board, description: 'In other words' }], {}, twice],
  ['default', 'cyber.incident_list', [ransom, { ...ransom, fixed: 'Backups' }], {}, twice],
  ['default', 'cyber.incident_list', [ransom, { ...ransom, cost: 9 }], {}, undefined],
  ['default', 'year', 2024, { years_business_started: 2025 }, { text: 'said.beforeBusinessBegan' }],
  ['uk', 'gb_el.manual_people', 4, { ...staff, gb_el: { clerical_people: 3 } }, undefined],
  ['uk', 'gb_el.manual_people', 5, { ...staff, gb_el: { clerical_people: 3 } }, { text: 'said.employees' }],
  ['uk', 'gb_el.claims', 1, noLosses, { text: 'said.noLosses' }],
  [
    'portugal',
    'at.manual_payroll',
    5,
    { annual_payroll: 9, at: { office_payroll: 3 } },
    { text: 'said.payroll', money: { sum: 9 } },
  ],
  ['spain', 'sa_es.drivers', 1, { ...staff, sa_es: { office: 3, manual: 2 } }, { text: 'said.employees' }],
  ['brazil', 'vida.employees', 9, staff, { text: 'said.employees' }],
  ['argentina', 'art.workers', 7, staff, undefined],
])('%s: what is said beside %s, case %#', (name, path, answer, answers, expected) => {
  const site = sites.find((each) => each.name === name)
  if (!site) throw new Error(`There is no site ${name}`)
  expect(remarkText(site, path, answer, answers)).toMatchObject(expected ? [expected] : [])
})

it('every list of claims warns of the same claim twice, and of one before the business began (V1)', () => {
  const lists = sites.flatMap(({ flow }) =>
    flow.slots.flatMap(({ node }) => [
      ...(node.kind === 'list' ? [{ path: node.items, fields: fieldsOf(node), remarks: node.remarks }] : []),
      ...fieldsOf(node).filter(({ type }) => type === 'repeat'),
    ]),
  )
  const fieldsNamed = (fields: readonly Field[], name: RegExp) => fields.filter(({ path }) => name.test(path))
  const claims = lists.filter(
    ({ fields = [] }) =>
      fieldsNamed(fields, /^(item\.)?(paid|cost)$/).length > 0 &&
      fieldsNamed(fields, /^(item\.)?(date|year)$/).length > 0,
  )
  expect(new Set(claims.map(({ path }) => path)).size).toBeGreaterThan(5)
  const lacking = claims.filter(
    ({ fields = [], remarks = [] }) =>
      !remarks.some(({ text }) => text === 'said.claimTwice') ||
      fieldsNamed(fields, /^(item\.)?(date|year)$/).some(
        (each) => !each.remarks?.some(({ text }) => text === 'said.beforeBusinessBegan'),
      ),
  )
  expect([...new Set(lacking.map(({ path }) => path))]).toEqual([])
})
