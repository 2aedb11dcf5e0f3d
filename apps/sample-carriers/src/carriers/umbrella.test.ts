import { describe, expect, it } from 'vitest'
import { tractor, van } from '../testing/autos.ts'
import { codesOf, offeredIn, offerOf, priceOf } from '../testing/offers.ts'
import { classes } from '../testing/requests.ts'
import { policies, umbrellaRequest } from '../testing/umbrellas.ts'
import { chubbSciCarrier } from './chubb-sci/carrier.ts'
import { libertyCarrier } from './liberty/carrier.ts'

const both = [chubbSciCarrier, libertyCarrier] as const
const all = [policies.gl, policies.auto, policies.employers]
const plumber = { umbrella: { light_vehicles: 4 }, underlying: all, request: { class: classes.plumber } }

describe('what a year of umbrella costs', () => {
  it.each([
    ['a shop, for the first million', {}, 400, 800],
    ['a plumber with four vans', plumber, 800, 1700],
    ['a shop, for five million', { umbrella: { limit: '5000000' } }, 900, 2000],
  ] as const)('is plausible for %s (Q6)', (_name, changes, least, most) => {
    for (const insurer of both) {
      const price = priceOf(insurer, umbrellaRequest(changes))
      expect(price).toBeGreaterThan(least)
      expect(price).toBeLessThan(most)
    }
  })

  it('costs less for each further million (Q6)', () => {
    for (const insurer of both) {
      const [one = 0, two = 0, three = 0] = ['1000000', '2000000', '3000000'].map((limit) =>
        priceOf(insurer, umbrellaRequest({ ...plumber, umbrella: { ...plumber.umbrella, limit } })),
      )
      expect(two).toBeGreaterThan(one)
      expect(three).toBeGreaterThan(two)
      expect(three - two).toBeLessThan(one)
    }
  })

  it('is offered up to ten million by one, and up to five by the other (Q7)', () => {
    const ten = umbrellaRequest({ umbrella: { limit: '10000000' } })
    const label = 'Umbrella limit for each claim'
    expect(both.map((insurer) => offeredIn(offerOf(insurer, ten), label))).toEqual(['$10,000,000', '$5,000,000'])
  })

  it('rises with heavy trucks, young drivers and companies it covers too (Q6)', () => {
    for (const changes of [{ medium_trucks: 2 }, { young_drivers: 1 }]) {
      for (const insurer of both) {
        const more = { ...plumber, umbrella: { ...plumber.umbrella, ...changes } }
        expect(priceOf(insurer, umbrellaRequest(more))).toBeGreaterThan(priceOf(insurer, umbrellaRequest(plumber)))
      }
    }
  })
})

const short = (line: object) => [{ ...policies.gl, ...line }, policies.employers]
const complete = [policies.gl, policies.employers]
const product = { ...policies.gl, id: 'pr', line: 'products' }
const half = { ...policies.employers, claim_limit: 500_000 }

it.each([
  ['enough below', {}, 'quoted', 'quoted'],
  ['trucks that go far', { ...plumber, umbrella: { ...plumber.umbrella, radius: 'long' } }, 'referred', 'referred'],
  ['half the liability', { underlying: short({ claim_limit: 500_000 }) }, 'declined', 'declined'],
  [
    'half the product liability',
    { underlying: [...complete, { ...product, claim_limit: 500_000 }] },
    'declined',
    'declined',
  ],
  ['product liability', { underlying: [...complete, product] }, 'quoted', 'quoted'],
  ['half the year', { underlying: short({ year_limit: 1_000_000 }) }, 'declined', 'declined'],
  ['less for employees', { underlying: [policies.gl, half] }, 'declined', 'quoted'],
  [
    'no auto policy below four vans',
    { ...plumber, underlying: [policies.gl, policies.employers] },
    'declined',
    'declined',
  ],
  ['no employers’ liability', { underlying: [policies.gl] }, 'referred', 'quoted'],
  ['an aircraft', { umbrella: { craft: ['aircraft'] } }, 'declined', 'declined'],
  ['work abroad', { umbrella: { foreign: 'Yes' } }, 'quoted', 'referred'],
  ['a heavy truck', { ...plumber, umbrella: { heavy_trucks: 1 } }, 'declined', 'quoted'],
  ['two large losses', { umbrella: { large_losses: 'Yes', large_loss_count: 2 } }, 'referred', 'referred'],
  ['a roofer', { request: { class: classes.roofer } }, 'declined', 'referred'],
] as const)('%s: %o is %s and %s (Q7)', (_name, changes, northgate, harrow) => {
  expect(both.map((insurer) => offerOf(insurer, umbrellaRequest(changes)).status)).toEqual([northgate, harrow])
})

it('counts the vehicles that commercial auto lists as if they were counted here, trailers apart (Q6)', () => {
  const withVehicles = {
    ...plumber,
    umbrella: {},
    vehicles: [...[1, 2, 3, 4].map(() => van), { ...van, body: 'trailer' }],
  }
  const heavy = { ...plumber, umbrella: {}, vehicles: [tractor] }
  for (const insurer of both) {
    expect(priceOf(insurer, umbrellaRequest(withVehicles))).toBe(priceOf(insurer, umbrellaRequest(plumber)))
  }
  expect(offerOf(chubbSciCarrier, umbrellaRequest(heavy)).status).toBe('declined')
})

it('says which rule a low limit breaks (Q6)', () => {
  const quote = offerOf(libertyCarrier, umbrellaRequest({ underlying: short({ claim_limit: 300_000 }) }))
  expect(codesOf(quote)).toEqual(['underlying.short'])
})
