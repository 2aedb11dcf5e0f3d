import type { RateBook } from '../../rating/rate-book.ts'

/** Demonstration rates: property weighs more than liability, protection earns the largest credits. */
const first: RateBook = {
  effective_from: '2026-01-01',
  per1000Revenue: [0.75, 1.45, 2.3, 4.6, 8],
  per1000Payroll: [1.4, 3.6, 8, 17, 34],
  traits: {
    office: 0.88,
    advice: 0.96,
    retail: 0.95,
    stock: 1.04,
    cooking: 1.16,
    alcohol: 1.22,
    food: 1.03,
    'personal-care': 1.06,
    health: 0.88,
    children: 1.18,
    animals: 1.1,
    fitness: 1.2,
    contractor: 1.15,
    installs: 1.05,
    delivery: 1.06,
    events: 1.1,
    vehicles: 1.1,
    cleaning: 1.2,
    manufacturing: 1.09,
    online: 0.98,
  },
  property: {
    contents: [0.38, 0.46, 0.62, 0.85, 1.2],
    building: 0.21,
    construction: {
      frame: 1.22,
      joisted_masonry: 1.05,
      non_combustible: 0.9,
      masonry_non_combustible: 0.84,
      fire_resistive: 0.72,
    },
    sprinklers: 0.78,
    fireAlarm: 0.92,
    burglarAlarm: 0.95,
    decade: 0.04,
    oldest: 1.4,
  },
  states: { CA: 1.14, CO: 1.08, CT: 1.08, FL: 1.45, IL: 1.06, MA: 1.1, NJ: 1.16, NY: 1.24, OK: 1.12, TX: 1.12 },
  occurrence: [
    { amount: 500_000, factor: 0.93 },
    { amount: 1_000_000, factor: 1 },
    { amount: 2_000_000, factor: 1.14 },
  ],
  deductible: [
    { amount: 500, factor: 1.05 },
    { amount: 1000, factor: 1 },
    { amount: 2500, factor: 0.92 },
    { amount: 5000, factor: 0.85 },
  ],
  usualOccurrence: 1_000_000,
  usualDeductible: 1000,
  minimumPremium: 525,
  policyFee: 0,
  level: 1,
}

export const northgateBop: readonly [RateBook, ...RateBook[]] = [
  first,
  { ...first, effective_from: '2026-10-01', level: 1.03 },
]
