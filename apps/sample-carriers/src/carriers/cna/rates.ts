import type { RateBook } from '../../rating/rate-book.ts'

/** Demonstration rates: dear for the very small, cheap as sales grow. */
const first: RateBook = {
  effective_from: '2026-01-01',
  per1000Revenue: [0.62, 1.1, 2, 4.1, 7.8],
  per1000Payroll: [1.5, 4.1, 9, 18, 36],
  property: {
    contents: [0.36, 0.42, 0.55, 0.74, 1.1],
    building: 0.22,
    construction: {
      frame: 1.2,
      joisted_masonry: 1.04,
      non_combustible: 0.9,
      masonry_non_combustible: 0.86,
      fire_resistive: 0.76,
    },
    sprinklers: 0.8,
    fireAlarm: 0.93,
    burglarAlarm: 0.94,
    decade: 0.035,
    oldest: 1.35,
  },
  states: {
    CA: 1.16,
    CT: 1.06,
    IL: 1.08,
    LA: 1.34,
    MA: 1.08,
    MI: 1.06,
    NJ: 1.18,
    NY: 1.22,
    PA: 1.05,
    TX: 1.1,
    WA: 1.04,
  },
  occurrence: [
    { amount: 1_000_000, factor: 1 },
    { amount: 2_000_000, factor: 1.12 },
    { amount: 3_000_000, factor: 1.2 },
  ],
  deductible: [
    { amount: 500, factor: 1.04 },
    { amount: 1000, factor: 1 },
    { amount: 2500, factor: 0.91 },
    { amount: 5000, factor: 0.83 },
    { amount: 10_000, factor: 0.76 },
  ],
  usualOccurrence: 1_000_000,
  usualDeductible: 1000,
  minimumPremium: 750,
  policyFee: 50,
  level: 1,
}

export const keystoneBop: readonly [RateBook, ...RateBook[]] = [first]
