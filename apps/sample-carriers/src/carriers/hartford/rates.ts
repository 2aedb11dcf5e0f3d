import type { RateBook } from '../../rating/rate-book.ts'

/** Demonstration rates for everyday businesses. */
const liability = {
  effective_from: '2026-01-01',
  per1000Revenue: [0.85, 1.75, 2.85, 5.4, 9.8],
  per1000Payroll: [2.1, 5.8, 10.2, 23, 43],
  subcontracted: 0.09,
  lapse: 1.08,
  traits: {
    office: 0.9,
    food: 1.02,
    cooking: 1.1,
    alcohol: 1.22,
    contractor: 0.95,
    vehicles: 1.12,
    fitness: 1.2,
    children: 1.15,
  },
  states: { CA: 1.2, CO: 1.08, FL: 1.3, IL: 1.1, NJ: 1.17, NY: 1.35, TX: 1.08 },
  occurrence: [
    { amount: 500_000, factor: 0.9 },
    { amount: 1_000_000, factor: 1 },
    { amount: 2_000_000, factor: 1.16 },
  ],
  deductible: [
    { amount: 0, factor: 1.08 },
    { amount: 500, factor: 1 },
    { amount: 1000, factor: 0.95 },
    { amount: 2500, factor: 0.88 },
  ],
  usualOccurrence: 1_000_000,
  usualDeductible: 500,
  policyFee: 25,
  level: 1,
  minimumPremium: 475,
} as const satisfies RateBook

export const copperfieldGl: readonly [RateBook, ...RateBook[]] = [liability]

export const copperfieldBop: readonly [RateBook, ...RateBook[]] = [
  {
    ...liability,
    minimumPremium: 650,
    property: {
      contents: [0.4, 0.46, 0.58, 0.76, 1.08],
      building: 0.24,
      construction: { frame: 1.18, joisted_masonry: 1.02, non_combustible: 0.92, fire_resistive: 0.78 },
      sprinklers: 0.83,
      fireAlarm: 0.94,
      burglarAlarm: 0.95,
      decade: 0.03,
      oldest: 1.3,
    },
  },
]
