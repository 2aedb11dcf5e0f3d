import { expect, test } from 'vitest'
import { findVehicles, makesOf, type Vehicle } from './vehicles.ts'
import { readVin } from './vin-makers.ts'

const vehicles: readonly Vehicle[] = [
  { make: 'Citroën', model: 'C3', body_kind: 'car' },
  { make: 'Ford', model: 'F-150', body_kind: 'pickup', first_year: 1975 },
  { make: 'Ford', model: 'LCF', body_kind: 'box_truck', first_year: 2006, last_year: 2010 },
  { make: 'Mercedes-Benz', model: 'Sprinter 2500', body_kind: 'van', first_year: 2010 },
]
const models = (wish: Parameters<typeof findVehicles>[1]) => findVehicles(vehicles, wish).map(({ model }) => model)

test.for([
  [{}, ['C3', 'F-150', 'LCF', 'Sprinter 2500']],
  [{ make: 'FORD' }, ['F-150', 'LCF']],
  [{ make: 'mercedes benz' }, ['Sprinter 2500']],
  [{ make: 'For' }, []],
  [{ search: 'f150' }, ['F-150']],
  [{ search: 'ford f-1' }, ['F-150']],
  [{ search: 'sprinter merc' }, ['Sprinter 2500']],
  [{ search: 'citroen' }, ['C3']],
  [{ search: '150 sprinter' }, []],
  [{ make: 'Ford', year: 2005 }, ['F-150']],
  [{ make: 'Ford', year: 2010 }, ['F-150', 'LCF']],
  [{ make: 'Ford', year: 1975 }, ['F-150']],
  [{ make: 'Ford', year: 1974 }, []],
  [{ make: 'Citroën', year: 1974 }, ['C3']],
] as const)('%j finds %j (K1)', ([wish, found]) => {
  expect(models(wish)).toEqual(found)
})

test('each make is listed once (K1)', () => {
  expect(makesOf(vehicles)).toEqual(['Citroën', 'Ford', 'Mercedes-Benz'])
})

const makers = [
  { wmi: '1HG', make: 'Honda', weight: 'light' },
  { wmi: '1M8', make: 'Motor Coach Industries', weight: 'heavy' },
] as const

test.for([
  ['1HGCM82633A004352', { make: 'Honda', model_years: [2003] }],
  ['1M8GDM9AXKP042788', { make: 'Motor Coach Industries', model_years: [1989, 2019] }],
  ['11111111111111111', { model_years: [2001] }],
] as const)('%s reads as %j (K1)', ([vin, reading]) => {
  expect(readVin(makers, vin, 2027)).toEqual(reading)
})
