import type { ReckonedFactor } from '../../rating/rate-book.ts'

/** Counties of large cities, where claims and the lawyers who defend them cost more. Demonstration weights. */
const counties: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  CA: { 'Los Angeles': 1.25, 'San Francisco': 1.25, Orange: 1.12 },
  FL: { 'Miami-Dade': 1.3, Broward: 1.2, 'Palm Beach': 1.15 },
  GA: { Fulton: 1.12 },
  IL: { Cook: 1.15 },
  NY: { 'New York': 1.3, Kings: 1.3, Queens: 1.25, Bronx: 1.3, Richmond: 1.2, Nassau: 1.15, Westchester: 1.15 },
  PA: { Philadelphia: 1.2 },
  TX: { Harris: 1.08, Dallas: 1.08 },
}

/** Where the firm’s office is: the county of a large city costs more than the rest of its state. */
export const territory: ReckonedFactor = {
  name: 'County',
  explanation: 'Some counties of large cities cost more.',
  factor: ({ business: { state, county } }) => (county === undefined ? 1 : (counties[state]?.[county] ?? 1)),
}

/** States that cost more or less than most: 1 for those not named. */
export const states: Readonly<Record<string, number>> = {
  CA: 1.15,
  FL: 1.2,
  IA: 0.8,
  ID: 0.85,
  KS: 0.85,
  LA: 1.25,
  ME: 0.8,
  MS: 0.9,
  MT: 0.8,
  ND: 0.7,
  NE: 0.75,
  NJ: 1.25,
  NM: 0.95,
  NV: 1.05,
  NY: 1.1,
  SD: 0.7,
  VT: 0.75,
  WV: 1.05,
  WY: 0.7,
}
