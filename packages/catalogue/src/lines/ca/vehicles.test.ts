import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import { describe, expect, it } from 'vitest'
import site from '../../../../../sites/default.json' with { type: 'json' }
import { unitedStates } from '../../countries/us/country.ts'
import reference from '../../reference/vehicles/vehicles.json' with { type: 'json' }
import { siteFlow } from '../../sites/site-flow.ts'
import { contextFor } from '../../testing/walk-line.ts'
import { vehicleMakes } from './vehicle-makes.ts'
import { vehicles } from './vehicles.ts'

const { flow } = siteFlow(site, unitedStates)
const van = { id: 'v1', body: 'van', damage: 'both', ownership: 'owned', vin: '1HGCM82633A004352' }

const listOf = (vehicles: readonly object[], drivers: readonly object[] = []) => {
  const answers = { ca: { owned: 'Yes' }, vehicles, drivers }
  const { pages: entries } = evaluateFlow(flow, contextFor('ca', '06', 'picked', answers))
  const entry = (items: string) => entries.find(({ list }) => list?.step.items === items)
  const missing = (items: string) => entry(items)?.problems.map(({ path }) => path.split('.').at(-1) ?? '') ?? []
  return { failed: entry('vehicles')?.list?.failed, missing: missing('vehicles'), ofDrivers: missing('drivers') }
}

describe('the list of vehicles', () => {
  it('takes each VIN once, in any case, and vehicles without one (V3)', () => {
    expect(listOf([van, { ...van, id: 'v2', vin: undefined }, { id: 'v3' }]).failed).toBeUndefined()
    expect(listOf([van, { ...van, id: 'v2', vin: '1hgcm82633a004352' }]).failed).toBe('list.vehicles.vinTwice')
  })

  it('refuses a VIN whose check digit is wrong (V1)', () => {
    expect(listOf([van]).missing).not.toContain('vin')
    expect(listOf([{ ...van, vin: '1HGCM82633A004353' }]).missing).toContain('vin')
  })

  it('takes a model year up to the next (V1)', () => {
    expect(listOf([{ ...van, year: 2027 }]).missing).not.toContain('year')
    expect(listOf([{ ...van, year: 2028 }]).missing).toContain('year')
  })

  it.each([
    ['a van', {}, ['weight', 'seats', 'deductible']],
    ['a car', { body: 'car' }, ['deductible']],
    ['a bus', { body: 'bus' }, ['seats', 'deductible']],
    ['a trailer without damage', { body: 'trailer', damage: 'none' }, []],
    ['a leased pickup', { body: 'pickup', ownership: 'leased' }, ['weight', 'lender', 'deductible']],
    ['a financed tractor', { body: 'tractor', ownership: 'financed', damage: 'none' }, ['weight', 'lender']],
  ] as const)('asks of %s what belongs to it: %o (Q2)', (_name, changes, expected) => {
    const { missing } = listOf([{ ...van, ...changes }])
    expect(['weight', 'seats', 'lender', 'deductible'].filter((name) => missing.includes(name))).toEqual(expected)
  })

  it('offers makes in the order of the reference list, and a way out (K1)', () => {
    const allKnown = new Set(reference.map(({ make }) => make))
    expect(vehicleMakes.filter((make) => !allKnown.has(make))).toEqual([])
    const sortedMakes = vehicleMakes.toSorted((one, two) => one.localeCompare(two, 'en', { sensitivity: 'base' }))
    expect(sortedMakes).toEqual(vehicleMakes)
    const { options = [] } = vehicles.pages[0]?.form.fields.find(({ path }) => path === 'item.make') ?? {}
    expect(options.filter(({ others }) => others).map(({ value }) => value)).toEqual(['Any other make'])
    expect(options.at(-1)?.others).toBe(true)
  })
})

it('asks what happened only of a driver with a grave offense, and asks nobody for a license number (Q2)', () => {
  expect(listOf([van], [{ id: 'd1', major: 'No' }]).ofDrivers).not.toContain('major_detail')
  expect(listOf([van], [{ id: 'd1', major: 'Yes' }]).ofDrivers).toContain('major_detail')
  expect(listOf([van], [{ id: 'd1' }]).ofDrivers).not.toContain('license_number')
})

it('refuses a driver of 14 and takes one of 16 (V1)', () => {
  expect(listOf([van], [{ id: 'd1', birthdate: '2012-06-01' }]).ofDrivers).toContain('birthdate')
  expect(listOf([van], [{ id: 'd1', birthdate: '2010-06-01' }]).ofDrivers).not.toContain('birthdate')
})
