import { expect, it } from 'vitest'
import { differencesBetween, sealedDifferences, withDifferences } from './save-delta.ts'

const ruth = { id: 'ruth', first_name: 'Ruth', license_number: 'K1' }
const sam = { id: 'sam', first_name: 'Sam', license_number: 'K2' }
const tom = { id: 'tom', first_name: 'Tom', license_number: 'K3' }
const before = { company_name: 'Oak', website: 'oak.example', drivers: [ruth, sam, tom] }
const differences = (after: object, stored: object = before) => differencesBetween(before, { ...after }, { ...stored })

it('are the answers that were given and those that were taken away', () => {
  expect(differences({ company_name: 'Elm', drivers: before.drivers })).toEqual({
    given: { company_name: 'Elm' },
    taken: ['website'],
    item: undefined,
  })
})

it('are one item of a list, where it stands, when no other changed (speed)', () => {
  const samuel = { ...sam, first_name: 'Samuel' }
  const found = differences({ ...before, company_name: 'Elm', drivers: [ruth, samuel, tom] })
  expect(found).toEqual({ given: { company_name: 'Elm' }, taken: [], item: { list: 'drivers', at: 1, item: samuel } })
  expect(withDifferences(before, found)).toEqual({ ...before, company_name: 'Elm', drivers: [ruth, samuel, tom] })
})

it.for([
  ['two items changed', [{ ...ruth, first_name: 'R' }, { ...sam, first_name: 'S' }, tom]],
  ['one came', [ruth, sam, tom, { id: 'ann' }]],
  ['one went', [ruth, tom]],
  ['they moved', [sam, ruth, { ...tom, first_name: 'T' }]],
  ['it is no list of items', ['x']],
] as const)('are the whole list when %s', ([, drivers]) => {
  const found = differences({ ...before, drivers })
  expect(found).toEqual({ given: { drivers }, taken: [], item: undefined })
  expect(withDifferences(before, found)).toEqual({ ...before, drivers })
})

it.for([
  ['is not there', undefined],
  ['has another order', [ruth, tom, sam]],
  ['is shorter', [ruth]],
] as const)('are the whole list when the one that is stored %s', ([, drivers]) => {
  const changed = [ruth, { ...sam, first_name: 'Samuel' }, tom]
  expect(differences({ ...before, drivers: changed }, { ...before, drivers })).toMatchObject({
    given: { drivers: changed },
    item: undefined,
  })
})

it('are sealed, that of an item in its place', () => {
  const seal = ({ drivers, ...others }: Readonly<Record<string, unknown>>) => ({
    ...others,
    ...(Array.isArray(drivers) ? { drivers: drivers.map((driver) => ({ ...driver, license_number: 'sealed' })) } : {}),
  })
  const found = differences({ ...before, company_name: 'Elm', drivers: [ruth, sam, { ...tom, license_number: 'K4' }] })
  const sealed = sealedDifferences(found, seal)
  expect(sealed.given).toEqual({ company_name: 'Elm' })
  expect(sealed.item).toEqual({ list: 'drivers', at: 2, item: { ...tom, license_number: 'sealed' } })
})
