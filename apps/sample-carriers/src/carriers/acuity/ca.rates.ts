import { damageExplained, type VehicleRates, vehiclesExplained } from '../../measures/vehicles.ts'
import type { ExposureBook } from '../../rating/rate-book.ts'

/** A farm or trade pickup that stays close to home weighs 1. Demonstration weights. */
export const acuityVehicles: VehicleRates = {
  body: { car: 0.85, suv: 0.9, box_truck: 1.2, heavy_truck: 1.7, tractor: 2.4, bus: 1.9, trailer: 0.12 },
  weight: { medium: 1.15, heavy: 1.4 },
  use: { delivery: 1.15, hauling: 1.05, for_hire: 1.9, passengers: 1.6, errands: 0.95 },
  radius: { intermediate: 1.1, long: 1.4 },
  city: 1.22,
  collision: 1.6,
  comprehensive: 0.8,
  deductible: { 500: 1.15, 2500: 0.82, 5000: 0.68 },
  drivers: { good: 0.92, fair: 1.25, poor: 1.9 },
}

/** Demonstration rates. Its states have much hail and few large cities. */
export const acuityAuto: readonly [ExposureBook, ...ExposureBook[]] = [
  {
    effective_from: '2026-01-01',
    exposures: [
      {
        name: 'Liability of the vehicles',
        amount: 'details.rated.liability_units',
        per: 1,
        rate: 1150,
        explanation: vehiclesExplained(acuityVehicles),
      },
      {
        name: 'Damage to the vehicles',
        amount: 'details.rated.damage_dollars',
        per: 1,
        rate: 1,
        explanation: damageExplained(acuityVehicles),
      },
      // Rated by vehicle above; listed here so that the offer shows it.
      {
        name: 'Their value',
        amount: 'details.rated.vehicle_value',
        per: 1,
        rate: 0,
        shownAs: 'Your vehicles, at most',
      },
      {
        name: 'Goods hauled for others',
        amount: 'details.ca.cargo_limit',
        per: 1000,
        rate: 8.5,
        shownAs: 'Goods you haul for others',
      },
      {
        name: 'Medical bills',
        amount: 'details.ca.medical',
        per: 1000,
        rate: 4,
        shownAs: 'Medical bills of people in your vehicles',
      },
      { name: 'Rented vehicles', amount: 'details.ca.hired_cost', per: 100, rate: 2.6 },
      { name: 'Employees’ own cars', amount: 'details.ca.employee_drivers', per: 1, rate: 34 },
    ],
    states: {
      CO: 1.15,
      GA: 1.25,
      IL: 1.1,
      KS: 0.95,
      MI: 1.35,
      MN: 1.05,
      NE: 0.92,
      NV: 1.2,
      OK: 1.05,
      PA: 1.1,
      TX: 1.2,
    },
    lapse: 1.15,
    occurrence: [
      { amount: 500_000, factor: 0.91 },
      { amount: 750_000, factor: 0.96 },
      { amount: 1_000_000, factor: 1 },
    ],
    deductible: [{ amount: 0, factor: 1 }],
    usualOccurrence: 1_000_000,
    usualDeductible: 0,
    limitAt: 'details.ca.limit',
    limitLabel: 'Liability limit for one accident',
    shows: ['limit'],
    minimumPremium: 500,
    policyFee: 25,
    level: 1,
  },
]
