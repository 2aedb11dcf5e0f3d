import { damageExplained, type VehicleRates, vehiclesExplained } from '../../measures/vehicles.ts'
import type { ExposureBook } from '../../rating/rate-book.ts'

/** A trade's pickup in town weighs 1. Demonstration weights. */
export const libertyVehicles: VehicleRates = {
  body: { car: 0.8, suv: 0.85, van: 1.05, box_truck: 1.3, heavy_truck: 1.9, tractor: 2.6, bus: 2.2, trailer: 0.08 },
  weight: { medium: 1.2, heavy: 1.5 },
  use: { delivery: 1.25, hauling: 1.15, for_hire: 1.6, passengers: 1.7, errands: 0.9 },
  radius: { intermediate: 1.2, long: 1.6 },
  city: 1.18,
  collision: 1.9,
  comprehensive: 0.65,
  deductible: { 500: 1.12, 2500: 0.85, 5000: 0.72 },
  drivers: { good: 0.95, fair: 1.2, poor: 1.75 },
}

/** Demonstration rates. */
export const libertyAuto: readonly [ExposureBook, ...ExposureBook[]] = [
  {
    effective_from: '2026-01-01',
    exposures: [
      {
        name: 'Liability of the vehicles',
        amount: 'details.rated.liability_units',
        per: 1,
        rate: 1340,
        explanation: vehiclesExplained(libertyVehicles),
      },
      {
        name: 'Damage to the vehicles',
        amount: 'details.rated.damage_dollars',
        per: 1,
        rate: 1,
        explanation: damageExplained(libertyVehicles),
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
        name: 'Medical bills',
        amount: 'details.ca.medical',
        per: 1000,
        rate: 4,
        shownAs: 'Medical bills of people in your vehicles',
      },
      { name: 'Rented vehicles', amount: 'details.ca.hired_cost', per: 100, rate: 3.2 },
      { name: 'Employees’ own cars', amount: 'details.ca.employee_drivers', per: 1, rate: 42 },
    ],
    states: { CA: 1.2, CO: 1.1, FL: 1.35, GA: 1.2, IL: 1.05, LA: 1.45, MI: 1.3, NJ: 1.25, NV: 1.2, NY: 1.4, TX: 1.15 },
    lapse: 1.12,
    occurrence: [
      { amount: 300_000, factor: 0.84 },
      { amount: 500_000, factor: 0.9 },
      { amount: 750_000, factor: 0.96 },
      { amount: 1_000_000, factor: 1 },
    ],
    deductible: [{ amount: 0, factor: 1 }],
    usualOccurrence: 1_000_000,
    usualDeductible: 0,
    limitAt: 'details.ca.limit',
    limitLabel: 'Liability limit for one accident',
    shows: ['limit'],
    minimumPremium: 350,
    policyFee: 40,
    level: 1,
  },
]
