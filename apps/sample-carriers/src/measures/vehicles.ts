import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { amountAt, answersAt } from '../rating/amounts.ts'
import { isInCity } from './city.ts'
import type { DriverFactors } from './drivers.ts'
import { readDrivers, withDrivers } from './drivers.ts'
import type { Entry } from './records.ts'
import { amountIn, entriesAt, startYear, sumOf, weightOf } from './records.ts'

type Weights = Readonly<Record<string, number>>

/** One insurer's weights of a vehicle: a local pickup that carries a trade's own tools weighs 1. */
export type VehicleRates = {
  readonly body: Weights
  readonly weight: Weights
  readonly use: Weights
  readonly radius: Weights
  /** The factors of parking in a large city, for liability and for damage to the vehicle. */
  readonly city: number
  /** Dollars a year for each $100 of a vehicle's current value. */
  readonly collision: number
  readonly comprehensive: number
  readonly deductible: Weights
  readonly drivers: DriverFactors
}

/** A vehicle keeps seven eighths of its value each year, but never less than a quarter. */
const worthToday = (vehicle: Entry, year: number): number => {
  const age = Math.max(0, year - amountIn(vehicle, 'year'))
  return amountIn(vehicle, 'cost_new') * Math.max(0.25, 0.875 ** age)
}

const territoryOf = (vehicle: Entry, { city }: VehicleRates): number => (isInCity(vehicle.garaging_zip) ? city : 1)

const unitsOf = (vehicle: Entry, rates: VehicleRates): number =>
  weightOf(rates.body, vehicle.body) *
  weightOf(rates.weight, vehicle.weight) *
  weightOf(rates.use, vehicle.use) *
  weightOf(rates.radius, vehicle.radius) *
  territoryOf(vehicle, rates)

function damageOf(vehicle: Entry, rates: VehicleRates, year: number): number {
  if (vehicle.damage !== 'both' && vehicle.damage !== 'comprehensive') return 0
  const rate = rates.comprehensive + (vehicle.damage === 'both' ? rates.collision : 0)
  return (
    (worthToday(vehicle, year) / 100) *
    rate *
    weightOf(rates.deductible, vehicle.deductible) *
    territoryOf(vehicle, rates)
  )
}

/** Federal law requires a commercial license for these. */
const needsCdl = (vehicle: Entry): boolean =>
  vehicle.body === 'tractor' || vehicle.weight === 'heavy' || amountIn(vehicle, 'seats') > 15

/** The lowest limit that federal law allows for trucks that haul for others across states. */
const forHireLimit = 750_000

const isLowForHire = (request: QuoteRequest): boolean =>
  answersAt(request, 'details.ca.uses[]').includes('haul_hire') &&
  (amountAt(request, 'details.ca.limit') ?? forHireLimit) < forHireLimit

/** Vehicles and drivers in an insurer's own measures. */
export const readVehicles =
  (rates: VehicleRates) =>
  (request: QuoteRequest): Entry => {
    const vehicles = entriesAt(request, 'details.vehicles[]')
    const year = startYear(request)
    const drivers = readDrivers(request)
    const countOf = (amountOf: (vehicle: Entry) => number) =>
      withDrivers(vehicles.map(amountOf), drivers.drivers, rates.drivers)
    const motorVehicles = vehicles.filter(({ body }) => body !== 'trailer')
    return {
      ...drivers,
      power_units: motorVehicles.length,
      heavy_units: motorVehicles.filter(({ weight }) => weight === 'heavy').length,
      long_haul_units: motorVehicles.filter(({ radius }) => radius === 'long').length,
      large_passenger_units: vehicles.filter((each) => amountIn(each, 'seats') > 15).length,
      liability_units: countOf((each) => unitsOf(each, rates)),
      damage_dollars: countOf((each) => damageOf(each, rates, year)),
      vehicle_value: Math.round(sumOf(vehicles, (each) => (each.damage === 'none' ? 0 : worthToday(each, year)))),
      without_cdl: entriesAt(request, 'details.drivers[]').some(({ cdl }) => cdl === 'Yes')
        ? 0
        : motorVehicles.filter(needsCdl).length,
      low_for_hire: Number(isLowForHire(request)),
      drivers_short: Math.max(0, motorVehicles.length - 2 * drivers.drivers.length),
    }
  }

const weights = (table: Weights): string =>
  Object.entries(table)
    .map(([name, weight]) => `${name.replaceAll('_', ' ')} × ${weight}`)
    .join(', ')

const drivenBy = ({ drivers, city }: VehicleRates): string =>
  `parked in a large city × ${city}; driver ${weights(drivers)}, the poorest in the dearest vehicle`

/** How an insurer rates vehicles, in a sentence for underwriters. */
export const vehiclesExplained = (rates: VehicleRates): string =>
  `A trade’s pickup in town counts one: ${weights(rates.body)}; weight ${weights(rates.weight)}; use ${weights(rates.use)}; distance ${weights(rates.radius)}; ${drivenBy(rates)}.`

/** How an insurer rates damage to them. */
export const damageExplained = (rates: VehicleRates): string =>
  `Of what a vehicle is worth today, seven eighths of the year before, for each 100: ${rates.comprehensive} for theft, hail and fire, ${rates.collision} more for crashes; deductible ${weights(rates.deductible)}; ${drivenBy(rates)}.`
