import { expect, test } from 'vitest'
import { primaryLocation, withWholeLocations } from './primary-location.ts'

const building = { id: 'r1', year_built: 1961, stories: 2, contents_value: 5 }
const shop = { id: 'a', occupancy: 'own', square_feet: 900, buildings: [building, { id: 'r2', year_built: 1999 }] }

test('insurers ask about the first location and its first building (S3)', () => {
  expect(primaryLocation({ locations: [shop, { id: 'b', occupancy: 'home' }] })).toEqual({
    occupancy: 'own',
    square_feet: 900,
    year_built: 1961,
    stories: 2,
  })
  expect(primaryLocation({ locations: [{ id: 'a', occupancy: 'lease', square_feet: 900 }] })).toEqual({
    occupancy: 'lease',
    square_feet: 900,
  })
})

test('a location without premises has no building, whatever was answered before (S3, Q2)', () => {
  expect(primaryLocation({ locations: [{ ...shop, occupancy: 'home' }] })).toEqual({ occupancy: 'home' })
})

test.for([
  ['no location', {}],
  ['a location of which only the address is known', { locations: [{ id: 'a', street: '1 Elm St' }] }],
  ['something else than a list', { locations: 'Elm St' }],
] as const)('with %s there is no principal location (S3)', ([, answers]) => {
  expect(primaryLocation(answers)).toBeUndefined()
})

test('later answers about a location belong to it (F14)', () => {
  const { buildings, ...listed } = shop
  const location_property = [
    { id: 'b', answer: { contents_value: 7 } },
    { id: 'a', answer: { buildings } },
    { id: 'gone', answer: { contents_value: 9 } },
  ]
  const answers = { locations: [listed, { id: 'b', occupancy: 'home' }], location_property }
  expect(withWholeLocations(answers).locations).toEqual([shop, { id: 'b', occupancy: 'home', contents_value: 7 }])
  expect(primaryLocation(answers)?.year_built).toBe(1961)
})
