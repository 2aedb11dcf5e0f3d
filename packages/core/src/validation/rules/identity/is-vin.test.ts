import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isVin } from './is-vin.ts'
import { modelYearsOf } from './vin.ts'

const check = { rule: 'isVin' }
const view = { get: () => undefined, today: '2026-11-20' }
const refusalWith = (answer: unknown, answers: Readonly<Record<string, unknown>>) =>
  isVin(answer, { ...check, year: 'item.year', body: 'item.body' }, { ...view, get: (path) => answers[path] })?.key
const refusalOf = (answer: unknown) => isVin(answer, check, view)?.key

const real: readonly [string, boolean, number][] = [
  ['1HGCM82633A004352', true, 2003],
  ['JHMCM56557C404453', true, 2007],
  ['5TDYK3DC8DS290235', true, 2013],
  ['5GZCZ43D13S812715', true, 2003],
  ['1G1JC5444R7252367', true, 1994],
  ['1GNEK13ZX3R298984', true, 2003],
  ['1FAFP40634F172825', true, 2004],
  ['19UUA66278A050105', true, 2008],
]

describe('isVin', () => {
  it.each(real.map(([vin]) => vin))('%s passes (V1)', (vin) => {
    expect(refusalOf(vin)).toBeUndefined()
  })

  it.each(['1M8GDM9AXKP042788', ' 1hgcm82633a004352 '])('%j passes (V1)', (vin) => {
    expect(refusalOf(vin)).toBeUndefined()
  })

  it.each([
    '1HGCM82633A00435',
    '1HGCM82633A0043522',
    '1HGCM82633AO04352',
    '1HGCM8I633A004352',
    '1HGCM-2633A004352',
    'Q1',
    {},
  ])('%j has not the shape (V1)', (vin) => {
    expect(refusalOf(vin)).toBe('validationError.isVin')
  })

  it.each(['1HGCM82643A004352', '1HGCM82633A004353', '1HGCM82633A003452', '1M8GDM9A1KP042788', 'WP0ZZZ99ZTS392124'])(
    '%s has a typing error (V1)',
    (vin) => {
      expect(refusalOf(vin)).toBe('validationError.isVinMistyped')
    },
  )

  it.each(['11111111111111111', '00000000000000000', 'XXXX', '12345678901234567', '0'])(
    '%s belongs to no vehicle (V1)',
    (vin) => {
      expect(refusalOf(vin)).toBe('validationError.noSuchNumber')
      expect(refusalWith(vin, { 'item.year': 1969 })).toBe('validationError.noSuchNumber')
    },
  )

  it.each([
    ['242379L123456', { 'item.year': 1969, 'item.body': 'pickup' }, undefined],
    ['242379L123456', { 'item.year': 1980 }, undefined],
    ['242379L123456', { 'item.year': 1981 }, 'validationError.isVin'],
    ['242379L123456', {}, 'validationError.isVin'],
    ['HOMEMADE1', { 'item.year': 1998, 'item.body': 'trailer' }, undefined],
    ['HOMEMADE1', { 'item.body': 'trailer' }, 'validationError.isVin'],
    ['HOMEMADE1', { 'item.year': 1998, 'item.body': 'van' }, 'validationError.isVin'],
    ['NONE', { 'item.year': 1998, 'item.body': 'trailer' }, 'validationError.isVin'],
  ])('%s of %j: %s (V1)', (vin, answers, refusal) => {
    expect(refusalWith(vin, answers)).toBe(refusal)
  })

  it('catches any one mistyped digit (V1)', () => {
    const digit = fc.integer({ min: 0, max: 9 })
    fc.assert(
      fc.property(fc.constantFrom(...real), fc.integer({ min: 0, max: 16 }), digit, ([vin], at, input) => {
        fc.pre(/\d/.test(vin.charAt(at)) && vin.charAt(at) !== String(input))
        expect(refusalOf(vin.slice(0, at) + input + vin.slice(at + 1))).toBe('validationError.isVinMistyped')
      }),
    )
  })
})

describe('the model year', () => {
  it.each(real)('%s has its model year (V1)', (vin, isLight, year) => {
    expect(modelYearsOf(vin, isLight)).toEqual([year])
  })

  it.each([
    ['1M8GDM9AXKP042788', false, [1989, 2019]],
    ['1M8GDMAAXKP042788', true, [2019]],
    ['11111111111111111', true, [2001]],
    ['111111111U1111111', true, []],
    ['11111111101111111', false, []],
    ['1HG', true, []],
  ] as const)('%s, light: %s, may be of %j (V1)', (vin, isLight, years) => {
    expect(modelYearsOf(vin, isLight)).toEqual(years)
  })
})
