import type { RateBook } from '../../rating/rate-book.ts'

/**
 * Demonstration rates: trades are priced on payroll, everyone else on sales. Health costs little: malpractice is
 * excluded.
 */
const liability: RateBook = {
  effective_from: '2026-01-01',
  per1000Revenue: [0.9, 1.9, 3, 5.8, 10.5],
  per1000Payroll: [2.2, 6.2, 10.8, 25, 46],
  traits: {
    office: 0.93,
    advice: 0.97,
    stock: 1.02,
    cooking: 1.08,
    alcohol: 1.25,
    food: 0.97,
    'personal-care': 1.09,
    health: 0.8,
    children: 1.2,
    animals: 1.12,
    fitness: 1.18,
    contractor: 0.85,
    height: 1.24,
    'hot-work': 1.1,
    digging: 1.12,
    installs: 1.03,
    delivery: 1.08,
    events: 1.12,
    vehicles: 1.2,
    cleaning: 1.3,
    habitational: 1.5,
    security: 1.3,
    manufacturing: 1.1,
  },
  subcontracted: 0.08,
  lapse: 1.05,
  states: { CA: 1.18, CO: 1.06, FL: 1.26, GA: 1.1, IL: 1.12, LA: 1.3, NJ: 1.2, NV: 1.12, NY: 1.42, PA: 1.08, TX: 1.05 },
  occurrence: [
    { amount: 300_000, factor: 0.84 },
    { amount: 500_000, factor: 0.91 },
    { amount: 1_000_000, factor: 1 },
    { amount: 2_000_000, factor: 1.19 },
  ],
  deductible: [
    { amount: 0, factor: 1.06 },
    { amount: 500, factor: 1 },
    { amount: 1000, factor: 0.96 },
    { amount: 2500, factor: 0.89 },
    { amount: 5000, factor: 0.81 },
  ],
  usualOccurrence: 1_000_000,
  usualDeductible: 500,
  minimumPremium: 450,
  policyFee: 35,
  level: 1,
}

export const libertyGl: readonly [RateBook, ...RateBook[]] = [
  liability,
  { ...liability, effective_from: '2026-09-01', level: 1.02 },
]

export const libertyBop: readonly [RateBook, ...RateBook[]] = [
  {
    ...liability,
    per1000Revenue: [0.95, 2, 3.15, 6.1, 11],
    per1000Payroll: [2.3, 6.5, 11.4, 26, 48],
    property: {
      contents: [0.44, 0.5, 0.6, 0.78, 1.05],
      building: 0.25,
      construction: {
        frame: 1.15,
        joisted_masonry: 1,
        non_combustible: 0.92,
        masonry_non_combustible: 0.88,
        fire_resistive: 0.8,
      },
      sprinklers: 0.86,
      fireAlarm: 0.95,
      burglarAlarm: 0.96,
      decade: 0.03,
      oldest: 1.3,
    },
    minimumPremium: 600,
  },
]
