import { expect, it } from 'vitest'
import { codesOf, offerOf } from '../testing/offers.ts'
import { premiumOf } from '../testing/premium.ts'
import { classes, requestFor } from '../testing/requests.ts'
import { chubbSciCarrier } from './chubb-sci/carrier.ts'
import { ledgerstone } from './rps/carrier.ts'

const calm = {
  limit: '1000000',
  retention: '5000',
  stores: 'No',
  waste: 'none',
  spill_plan: 'Yes',
  violations: 'No',
  claims: 'No',
  known_conditions: 'No',
}
const site = {
  ...calm,
  cover: 'own_site',
  former_use: ['none'],
  phase_one: 'Yes',
  phase_one_findings: 'No',
  neighbors: ['none'],
  stormwater: 'not_needed',
  has_tanks: 'No',
}
const jobs = { ...calm, cover: 'job_sites', services: ['hvac'], environmental_share: 0, largest_job: 40_000 }
const tank = {
  name: 'Diesel',
  place: 'above',
  content: 'diesel',
  gallons: 500,
  year: 2020,
  walls: 'double',
  tested: 'Yes',
  test_passed: 'Yes',
}

const ask = (carrier: typeof ledgerstone, pollution: object, cls: Parameters<typeof requestFor>[0] = {}) =>
  offerOf(carrier, requestFor({ line: 'pollution', ...cls, details: { pollution } }))
const plumber = { class: classes.plumber, business: { annual_revenue: 800_000, annual_payroll: 300_000 } }

it('a shop pays for its site, an HVAC firm for its jobs, an abatement firm most (Q6)', () => {
  const shop = premiumOf(ask(ledgerstone, site)) ?? 0
  const hvac = premiumOf(ask(ledgerstone, jobs, plumber)) ?? 0
  const abatement = ask(
    ledgerstone,
    {
      ...jobs,
      services: ['abatement'],
      environmental_share: 80,
      abatement_licensed: 'Yes',
      abatement_procedures: 'Yes',
    },
    plumber,
  )
  expect(shop).toBeGreaterThan(1200)
  expect(shop).toBeLessThan(2500)
  expect(hvac).toBeGreaterThan(1200)
  expect(hvac).toBeLessThan(2500)
  expect(abatement.status).toBe('quoted')
  expect(premiumOf(abatement)).toBeGreaterThan(4000)
  expect(premiumOf(abatement)).toBeLessThan(12_000)
})

it('Northgate insures sites only, and for less (Q6, Q7)', () => {
  expect(ask(chubbSciCarrier, site).status).toBe('quoted')
  expect(premiumOf(ask(chubbSciCarrier, site))).toBeLessThan(premiumOf(ask(ledgerstone, site)) ?? 0)
  expect(codesOf(ask(chubbSciCarrier, { ...site, cover: 'both' }))).toContain('cover')
  expect(ask(chubbSciCarrier, jobs, plumber).status).toBe('declined')
})

it.each([
  [{ abatement_licensed: 'No' }],
  [{ known_conditions: 'Yes' }],
  [{ haulers_licensed: 'No' }],
  [{ tanks: [tank, { ...tank, test_passed: 'No' }] }],
])('Ledgerstone does not insure %j (Q7)', (answers) => {
  expect(ask(ledgerstone, { ...site, ...answers }).status).toBe('declined')
})

it('older tanks and tanks below ground cost more; Northgate takes none below (Q6)', () => {
  const withTank = (changes: object) =>
    ask(ledgerstone, { ...site, has_tanks: 'Yes', tanks: [{ ...tank, ...changes }] })
  const recent = premiumOf(withTank({})) ?? 0
  expect(premiumOf(withTank({ year: 1990 }))).toBeGreaterThan(recent)
  expect(premiumOf(withTank({ place: 'below' }))).toBeGreaterThan(recent)
  expect(ask(chubbSciCarrier, { ...site, tanks: [{ ...tank, place: 'below' }] }).status).toBe('declined')
})

it('“Not sure” is read by a person, never as a good answer (Q2)', () => {
  for (const carrier of [ledgerstone, chubbSciCarrier]) {
    expect(ask(carrier, site).status).toBe('quoted')
    for (const question of ['known_conditions', 'phase_one_findings', 'haulers_licensed']) {
      expect(ask(carrier, { ...site, [question]: 'Not sure' }).status, question).toBe('referred')
    }
    expect(codesOf(ask(carrier, { ...site, former_use: ['not_sure'] })).length).toBe(1)
    for (const question of ['tested', 'test_passed']) {
      const quote = ask(carrier, { ...site, has_tanks: 'Yes', tanks: [{ ...tank, [question]: 'Not sure' }] })
      expect(quote.status, question).toBe('referred')
    }
  }
})

it('looks at what is kept without a second wall, at tanks nobody tested, and at old reports (Q6)', () => {
  const drum = { name: 'Solvent', gallons: 55 }
  const storedDrum = (contained: string) => ({ ...site, stores: 'Yes', materials: [{ ...drum, contained }] })
  const large = { ...storedDrum('No'), materials: [{ ...drum, gallons: 2000, contained: 'No' }] }
  expect(premiumOf(ask(ledgerstone, large))).toBeGreaterThan(
    premiumOf(ask(ledgerstone, { ...large, materials: [{ ...drum, gallons: 2000, contained: 'Yes' }] })) ?? 0,
  )
  expect(codesOf(ask(chubbSciCarrier, storedDrum('No')))).toEqual(['contained'])
  expect(codesOf(ask(ledgerstone, { ...site, tanks: [{ ...tank, tested: 'No', test_passed: undefined }] }))).toEqual([
    'tank_tested',
  ])
  const reportOf = (phase_one_year: number) => premiumOf(ask(chubbSciCarrier, { ...site, phase_one_year })) ?? 0
  expect(reportOf(2010)).toBeGreaterThan(reportOf(2024))
})
