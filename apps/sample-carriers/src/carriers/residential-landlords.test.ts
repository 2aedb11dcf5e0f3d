import { describe, expect, it } from 'vitest'
import { codesOf, offeredIn, offerOf, priceOf } from '../testing/offers.ts'
import { home, landlordRequest } from '../testing/properties.ts'
import { acuityCarrier } from './acuity/carrier.ts'
import { libertyCarrier } from './liberty/carrier.ts'

const both = [libertyCarrier, acuityCarrier] as const

const condo = { ...home, kind: 'condo', replacement_cost: 90_000, other_structures: 0 }
const fourplex = {
  ...home,
  kind: 'small_building',
  units: 4,
  year_built: 1965,
  roof_year: 2018,
  wiring: 'modern',
  replacement_cost: 620_000,
  yearly_rent: 52_000,
}

describe('what a year of landlord insurance costs', () => {
  it.each([
    ['a house', [home], 1100, 2200],
    ['a condo', [condo], 400, 900],
    ['a building with four homes', [fourplex], 2800, 5500],
  ] as const)('is plausible for %s (Q6)', (_name, homes, least, most) => {
    for (const insurer of both) {
      const price = priceOf(insurer, landlordRequest({ homes }))
      expect(price).toBeGreaterThan(least)
      expect(price).toBeLessThan(most)
    }
  })

  it('adds up over homes, and shows what is insured (Q6)', () => {
    const two = landlordRequest({ homes: [home, { ...home, id: 'h2', street: '14 Elm St' }] })
    for (const insurer of both) {
      expect(priceOf(insurer, two)).toBeGreaterThan(1.9 * priceOf(insurer, landlordRequest()) - 100)
      const quote = offerOf(insurer, two)
      expect(offeredIn(quote, 'Homes, cost to rebuild')).toBe('$560,000')
      expect(offeredIn(quote, 'Rent lost during repairs')).toBe('$38,400')
    }
  })

  it.each([
    ['the basic form', { landlord: { form: 'basic' } }],
    ['the broad form', { landlord: { form: 'broad' } }],
    ['a larger deductible', { landlord: { deductible: '5000' } }],
    ['renters insurance', { landlord: { renters_insurance: 'Yes' } }],
    ['brick walls', { homes: [{ ...home, construction: 'masonry' }] }],
    ['no lost rent', { homes: [{ ...home, rent_months: '0' }] }],
  ] as const)('falls with %s (Q6)', (_name, changes) => {
    for (const insurer of both) {
      expect(priceOf(insurer, landlordRequest(changes))).toBeLessThan(priceOf(insurer, landlordRequest()))
    }
  })

  it('rises with age, distance from help and students (Q6)', () => {
    for (const changes of [{ year_built: 1960, roof_year: 2015 }, { fire_service: 'far' }, { occupancy: 'student' }]) {
      for (const insurer of both) {
        const price = priceOf(insurer, landlordRequest({ homes: [{ ...home, ...changes }] }))
        expect(price).toBeGreaterThan(priceOf(insurer, landlordRequest()))
      }
    }
  })

  it('is the same with a heating not listed as with a furnace, and a little higher with a wall heater (Q6)', () => {
    for (const insurer of both) {
      const [furnace = 0, other, wall = 0] = ['furnace', 'other', 'wall_heater'].map((heating) =>
        priceOf(insurer, landlordRequest({ homes: [{ ...home, heating }] })),
      )
      expect(other).toBe(furnace)
      expect(wall).toBeGreaterThan(furnace)
      expect(wall).toBeLessThan(1.06 * furnace)
    }
  })
})

it.each([
  ['a sound house', {}, 'quoted', 'quoted'],
  ['knob-and-tube wiring', { wiring: 'knob_tube' }, 'declined', 'declined'],
  ['a fuse box', { wiring: 'old_panel' }, 'declined', 'referred'],
  ['31 empty days', { occupancy: 'vacant', vacant_days: 31 }, 'declined', 'declined'],
  ['30 empty days', { occupancy: 'vacant', vacant_days: 30 }, 'quoted', 'quoted'],
  ['guests by the night', { occupancy: 'short_term' }, 'quoted', 'declined'],
  ['ten apartments', { kind: 'apartments', units: 10 }, 'quoted', 'declined'],
  ['thirty apartments', { kind: 'apartments', units: 30 }, 'declined', 'declined'],
  ['an open pool', { pool: 'open' }, 'declined', 'declined'],
  ['an owner who lives there too', { occupancy: 'owner_part' }, 'referred', 'quoted'],
  ['$80 a square foot', { replacement_cost: 128_000 }, 'referred', 'referred'],
  ['a trampoline', { trampoline: 'Yes' }, 'declined', 'referred'],
  ['a wood stove', { heating: 'wood_stove' }, 'referred', 'quoted'],
  ['a wall heater', { heating: 'wall_heater' }, 'quoted', 'quoted'],
  ['no heating', { heating: 'space_heaters' }, 'declined', 'declined'],
  ['no smoke alarms', { alarms: ['none'] }, 'declined', 'declined'],
  ['an old roof', { year_built: 1990, roof_year: 2001 }, 'referred', 'referred'],
  ['a condo in an old building', { kind: 'condo', year_built: 1990 }, 'quoted', 'quoted'],
  ['a house of the same year with its first roof', { year_built: 1990 }, 'referred', 'referred'],
] as const)('%s: %o is %s and %s (Q7)', (_name, changed, harrow, prairie) => {
  const request = landlordRequest({ homes: [{ ...home, ...changed }] })
  expect(both.map((insurer) => offerOf(insurer, request).status)).toEqual([harrow, prairie])
})

it('one bad home among several is enough (Q6)', () => {
  const request = landlordRequest({ homes: [home, { ...home, id: 'h2', pool: 'open' }] })
  expect(both.map((insurer) => offerOf(insurer, request).status)).toEqual(['declined', 'declined'])
})

it('leaves Florida to one of them (Q7)', () => {
  const request = landlordRequest({ state: 'FL', homes: [{ ...home, state: 'FL' }] })
  expect(both.map((insurer) => offerOf(insurer, request).status)).toEqual(['quoted', 'declined'])
})

it('refers homes exposed to hurricane winds, by their ZIP codes (Q6)', () => {
  for (const insurer of both) {
    const codes = (zip_code: string) => codesOf(offerOf(insurer, landlordRequest({ homes: [{ ...home, zip_code }] })))
    expect(codes('77550')).toContain('homes.coast')
    expect(codes('68102')).not.toContain('homes.coast')
  }
})
