import { describe, expect, it } from 'vitest'
import { offeredIn, offerOf, priceOf } from '../testing/offers.ts'
import { propertyRequest } from '../testing/properties.ts'
import { acuityCarrier } from './acuity/carrier.ts'
import { cnaCarrier } from './cna/carrier.ts'
import { libertyCarrier } from './liberty/carrier.ts'

const insurers = [libertyCarrier, cnaCarrier, acuityCarrier] as const

const ownProperty = { building: { building_value: 900_000, contents_value: 150_000 } }
const warehouse = { building: { building_value: 2_500_000, contents_value: 500_000 } }
const withIncome = { cp: { income_wanted: 'Yes', stopping_costs: 300_000, income_months: '6' } }

describe('what a year of commercial property costs', () => {
  it.each([
    ['a shop that rents', {}, 500, 1700],
    ['a shop that owns its building', ownProperty, 2000, 4500],
    ['a warehouse', warehouse, 5500, 12_500],
  ] as const)('is plausible for %s (Q6)', (_name, changes, least, most) => {
    for (const insurer of insurers) {
      const price = priceOf(insurer, propertyRequest(changes))
      expect(price).toBeGreaterThan(least)
      expect(price).toBeLessThan(most)
    }
  })

  it('has a sum for lost income: sales without what stops, for the months chosen (Q6)', () => {
    for (const insurer of insurers) {
      const request = propertyRequest({ ...ownProperty, ...withIncome })
      expect(offeredIn(offerOf(insurer, request), 'Lost income and extra costs')).toBe('$150,000')
      expect(priceOf(insurer, request)).toBeGreaterThan(priceOf(insurer, propertyRequest(ownProperty)))
    }
  })

  it.each([
    ['the basic form', { causes: 'basic' }],
    ['used value', { valuation: 'actual_cash_value' }],
    ['a larger deductible', { deductible: '10000' }],
    ['a share of storm damage', { storm_deductible: '2' }],
  ] as const)('falls with %s (Q6)', (_name, cp) => {
    for (const insurer of insurers) {
      expect(priceOf(insurer, propertyRequest({ ...ownProperty, cp }))).toBeLessThan(
        priceOf(insurer, propertyRequest(ownProperty)),
      )
    }
  })

  it('rises a little beside apartments at the insurer that weighs them (Q6)', () => {
    const beside = (neighbors: readonly string[]) =>
      priceOf(cnaCarrier, propertyRequest({ ...ownProperty, cp: { neighbors } }))
    expect(beside(['apartments'])).toBeGreaterThan(beside(['none']))
    expect(beside(['apartments'])).toBeLessThan(beside(['vacant']))
  })

  it('names no limit for each claim, but the deductible that is offered (Q6)', () => {
    const quote = offerOf(cnaCarrier, propertyRequest({ cp: { deductible: '1000' } }))
    expect(quote.coverages.map(({ code }) => code)).not.toContain('occurrence_limit')
    expect(quote.coverages.map(({ code }) => code)).not.toContain('aggregate_limit')
    expect(quote.coverages.find(({ code }) => code === 'property_deductible')).toMatchObject({
      requested: '$1,000',
      offered: '$2,500',
    })
  })
})

it.each([
  ['nothing unusual', {}, 'quoted', 'quoted', 'quoted'],
  ['a building a third empty', { cp: { vacant_percent: 32 } }, 'declined', 'declined', 'declined'],
  ['a fifth empty', { cp: { vacant_percent: 20 } }, 'quoted', 'referred', 'quoted'],
  ['building work', { cp: { renovation: 'Yes' } }, 'referred', 'referred', 'referred'],
  ['dust', { cp: { processes: ['dust'] } }, 'referred', 'referred', 'referred'],
  ['ammonia', { cp: { processes: ['ammonia'] } }, 'declined', 'referred', 'declined'],
  ['fryers without a fire system', { cp: { hood_system: 'No' } }, 'declined', 'referred', 'referred'],
  ['an open violation', { cp: { violations: 'Yes' } }, 'referred', 'referred', 'referred'],
  ['aluminum wiring', { cp: { old_wiring: 'Yes' } }, 'declined', 'referred', 'referred'],
  ['no fire station', { cp: { fire_service: 'far' } }, 'declined', 'referred', 'quoted'],
  ['a coast within a mile', { cp: { coast_miles: 'under_1' } }, 'declined', 'referred', 'declined'],
  [
    'a roof of 1990',
    { building: { year_built: 1960, roof_year: 1990, wiring_year: 2010 } },
    'referred',
    'referred',
    'referred',
  ],
  ['$5 million', { building: { building_value: 5_000_000 } }, 'declined', 'quoted', 'referred'],
  ['a second place in Florida', { elsewhere: ['FL'] }, 'quoted', 'declined', 'declined'],
  ['a second place in Kansas', { elsewhere: ['KS'] }, 'quoted', 'quoted', 'quoted'],
  ['a shop in Florida', { request: { business: { state: 'FL' } } }, 'quoted', 'declined', 'declined'],
] as const)('%s: %o is %s, %s and %s (Q7)', (_name, changes, ...expected) => {
  expect(insurers.map((insurer) => offerOf(insurer, propertyRequest(changes)).status)).toEqual(expected)
})
