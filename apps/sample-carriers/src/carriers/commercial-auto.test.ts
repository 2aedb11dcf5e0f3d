import { describe, expect, it } from 'vitest'
import { driverRating } from '../measures/drivers.ts'
import { autoRequest, driver, tractor, trucker, van } from '../testing/autos.ts'
import { codesOf, offeredIn, offerOf, priceOf } from '../testing/offers.ts'
import { classes } from '../testing/requests.ts'
import { acuityCarrier } from './acuity/carrier.ts'
import { libertyCarrier } from './liberty/carrier.ts'

const both = [libertyCarrier, acuityCarrier] as const
const five = [1, 2, 3, 4, 5].map(String)
const fleet = { vehicles: five.map((id) => ({ ...van, id })), drivers: five.map((id) => ({ ...driver, id })) }
const consultant = {
  request: { class: classes.accountant },
  vehicles: [{ ...van, body: 'car', use: 'errands', cost_new: 32_000, seats: undefined }],
}
const longHaul = {
  vehicles: [tractor],
  ca: { uses: ['haul_hire'], radius: 'long', filings: ['federal'], cargo_limit: '100000' },
  request: trucker,
}

describe('what a year of commercial auto costs', () => {
  it.each([
    ['a plumber with one van', {}, 1500, 2600],
    ['a plumber with five', fleet, 7000, 12_500],
    ['an accountant with one car', consultant, 1000, 1900],
  ] as const)('is plausible for %s (Q6)', (_name, changes, least, most) => {
    for (const insurer of both) {
      const price = priceOf(insurer, autoRequest(changes))
      expect(price).toBeGreaterThan(least)
      expect(price).toBeLessThan(most)
    }
  })

  it('is that of a truck for a long-haul trucker, whom one insurer reads and the other leaves (Q7)', () => {
    const read = offerOf(acuityCarrier, autoRequest(longHaul))
    expect([read.status, offeredIn(read, 'Goods you haul for others')]).toEqual(['referred', '$100,000'])
    expect(priceOf(acuityCarrier, autoRequest(longHaul))).toBeGreaterThan(7000)
    expect(priceOf(acuityCarrier, autoRequest(longHaul))).toBeLessThan(16_000)
    expect(offerOf(libertyCarrier, autoRequest(longHaul)).status).toBe('declined')
  })

  it('depends on what a trucker hauls, and on a rule against phones at the wheel', () => {
    const hauling = (...commodities: readonly string[]) =>
      autoRequest({ ...longHaul, ca: { ...longHaul.ca, commodities } })
    const general = priceOf(acuityCarrier, hauling('general'))
    expect(priceOf(acuityCarrier, hauling('general', 'theft'))).toBeGreaterThan(general)
    expect(priceOf(acuityCarrier, hauling('chilled'))).toBeGreaterThan(general)
    expect(codesOf(offerOf(acuityCarrier, hauling('waste')))).toContain('commodities')
    for (const insurer of both) {
      const ruledPrice = priceOf(insurer, autoRequest({ ca: { phone_rule: 'Yes' } }))
      expect(priceOf(insurer, autoRequest({ ca: { phone_rule: 'No' } }))).toBeGreaterThan(ruledPrice)
    }
  })

  const usual = (insurer: (typeof both)[number]) => priceOf(insurer, autoRequest())

  it.each([
    ['a ticket and a crash', { drivers: [{ ...driver, violations: 1, accidents: 1 }] }],
    ['a driver of 19', { drivers: [{ ...driver, birthdate: '2007-05-01', years_licensed: 2 }] }],
    ['a longer radius', { vehicles: [{ ...van, radius: 'intermediate' }] }],
    ['a night in a large city', { vehicles: [{ ...van, garaging_zip: '77002' }] }],
    ['a heavier truck', { vehicles: [{ ...van, body: 'box_truck', weight: 'medium' }] }],
    ['a dearer van', { vehicles: [{ ...van, cost_new: 70_000 }] }],
    ['no record checks', { ca: { record_checks: 'never' } }],
    ['employees who drive their own cars', { ca: { employee_driving: 'weekly', employee_drivers: 3 } }],
  ] as const)('rises with %s (Q6)', (_name, changes) => {
    for (const insurer of both) expect(priceOf(insurer, autoRequest(changes))).toBeGreaterThan(usual(insurer))
  })

  it.each([
    ['liability only', { vehicles: [{ ...van, damage: 'none' }] }],
    ['a larger deductible', { vehicles: [{ ...van, deductible: '2500' }] }],
    ['an older van', { vehicles: [{ ...van, year: 2014 }] }],
    ['a lower limit', { ca: { limit: '500000' } }],
    ['tracking in every van', { ca: { devices: ['tracking'] } }],
    ['yearly record checks', { ca: { record_checks: 'before_and_yearly' } }],
  ] as const)('falls with %s (Q6)', (_name, changes) => {
    for (const insurer of both) expect(priceOf(insurer, autoRequest(changes))).toBeLessThan(usual(insurer))
  })
})

it('rises with private use: none, the way home, the assigned driver, the family (Q6)', () => {
  const pricesOf = (insurer: (typeof both)[number], uses: readonly string[]) =>
    uses.map((personal_use) => priceOf(insurer, autoRequest({ ca: { personal_use } })))
  // The first insurer refers vehicles that family members drive.
  const [none = 0, home = 0, driver = 0] = pricesOf(both[0], ['none', 'commuting', 'driver'])
  expect([none < home, home < driver]).toEqual([true, true])
  const [parked = 0, commute = 0, assigned = 0, family = 0] = pricesOf(both[1], [
    'none',
    'commuting',
    'driver',
    'family',
  ])
  expect([parked <= commute, commute < assigned, assigned < family]).toEqual([true, true, true])
})

describe('who is turned away or read first', () => {
  it.each([
    ['a placard', { ca: { hazmat: 'Yes' } }, 'declined', 'declined'],
    ['a shuttle for guests', { ca: { uses: ['jobs', 'shuttle'] } }, 'referred', 'referred'],
    ['a truck that hauls for others', { vehicles: [{ ...van, use: 'for_hire' }] }, 'declined', 'quoted'],
    ['rideshare', { ca: { uses: ['app_driving'] } }, 'declined', 'declined'],
    ['passengers for pay', { ca: { uses: ['passengers'] } }, 'declined', 'referred'],
    ['a driver with a DUI', { drivers: [{ ...driver, major: 'Yes' }] }, 'declined', 'referred'],
    ['two of them', { drivers: [driver, driver].map((each) => ({ ...each, major: 'Yes' })) }, 'declined', 'declined'],
    ['an assigned driver on weekends', { ca: { personal_use: 'driver' } }, 'quoted', 'quoted'],
    ['family members who drive', { ca: { personal_use: 'family' } }, 'referred', 'quoted'],
    [
      'a heavy truck and no CDL',
      { vehicles: [{ ...van, body: 'heavy_truck', weight: 'heavy' }] },
      'referred',
      'referred',
    ],
    [
      'a heavy truck and a CDL',
      { vehicles: [{ ...van, body: 'heavy_truck', weight: 'heavy' }], drivers: [{ ...driver, cdl: 'Yes' }] },
      'quoted',
      'quoted',
    ],
    ['hauling for others at $500,000', { ca: { uses: ['haul_hire'], limit: '500000' } }, 'declined', 'referred'],
    ['hauling for others at $750,000', { ca: { uses: ['haul_hire'], limit: '750000' } }, 'declined', 'quoted'],
    ['a van in an owner’s name', { vehicles: [{ ...van, ownership: 'person' }] }, 'referred', 'quoted'],
    ['a driver of 80', { drivers: [{ ...driver, birthdate: '1946-01-01' }] }, 'referred', 'quoted'],
    ['a garage', { request: { class: { ...classes.plumber, traits: ['auto-service'] } } }, 'referred', 'referred'],
    ['a shop in Florida', { request: { business: { state: 'FL' } } }, 'quoted', 'declined'],
    ['a plumber with one van', {}, 'quoted', 'quoted'],
  ] as const)('%s: %o is %s and %s (Q7)', (_name, changes, harrow, prairie) => {
    expect(both.map((insurer) => offerOf(insurer, autoRequest(changes)).status)).toEqual([harrow, prairie])
  })

  it('says why to the applicant (Q6)', () => {
    const codes = codesOf(offerOf(libertyCarrier, autoRequest({ drivers: [{ ...driver, major: 'Yes' }] })))
    expect(codes).toEqual(['major'])
  })
})

it.each([
  [{}, 'good'],
  [{ violations: 1 }, 'good'],
  [{ violations: 2 }, 'fair'],
  [{ accidents: 1 }, 'fair'],
  [{ violations: 2, accidents: 1 }, 'poor'],
  [{ birthdate: '2006-01-01', years_licensed: 2 }, 'fair'],
  [{ birthdate: '2002-01-01', years_licensed: 4 }, 'good'],
  [{ birthdate: '1949-01-01', violations: 1 }, 'fair'],
  [{ major: 'Yes' }, 'poor'],
] as const)('files a driver with %o as %s (A6)', (changes, rating) => {
  expect(driverRating({ ...driver, ...changes }, '2026-12-01')).toBe(rating)
})
