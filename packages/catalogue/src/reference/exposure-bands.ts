import type { CountryCode } from '@coverwright/core/national/forms-of'

/**
 * The range of a yearly amount, in the country's currency, in nearly every business. An amount outside may be right,
 * but is asked about again. The bounds are wide: they catch a missing zero, not a good year.
 */
export type ExposureBands = {
  /** Pay of one who works full-time all year; two part-time employees count as one. */
  readonly pay: { readonly least: number; readonly most: number }
  /** Revenue for each person who works there. */
  readonly revenue: { readonly most: number }
}

/**
 * `least` is about half to four fifths of a full year at the statutory minimum wage, since people come and go; `most`
 * is about ten times the average pay. Wholesalers and fuel stations come closest to the highest revenue per head.
 */
const bands: Readonly<Record<CountryCode, ExposureBands>> = {
  // $7.25 an hour, 29 U.S.C. 206(a)(1): $15,080 a year.
  US: { pay: { least: 12_000, most: 600_000 }, revenue: { most: 5_000_000 } },
  // SMIC of 2026, 1 823.03 € a month.
  FR: { pay: { least: 12_000, most: 400_000 }, revenue: { most: 4_000_000 } },
  // SMI of 2025, 1184 € fourteen times a year.
  ES: { pay: { least: 9000, most: 300_000 }, revenue: { most: 4_000_000 } },
  // RMMG of 2026, 920 € fourteen times a year.
  PT: { pay: { least: 7000, most: 250_000 }, revenue: { most: 4_000_000 } },
  // National Living Wage from April 2025, £12.21 an hour: £23,800 a year.
  GB: { pay: { least: 12_000, most: 400_000 }, revenue: { most: 4_000_000 } },
  // Salário mínimo of 2025, R$ 1518 thirteen times a year.
  BR: { pay: { least: 12_000, most: 1_200_000 }, revenue: { most: 20_000_000 } },
  // Salario mínimo of late 2025, some $ 330.000 thirteen times a year; prices move fast.
  AR: { pay: { least: 2_000_000, most: 400_000_000 }, revenue: { most: 6_000_000_000 } },
}

const bandsByCountry: Readonly<Record<string, ExposureBands>> = bands

/**
 * The bands of the country in which a state or region lies.
 * @param state `TX`, or a region of another country with its code: `FR-75`
 */
export const exposureBands = (state: unknown): ExposureBands | undefined =>
  typeof state === 'string' ? bandsByCountry[state.includes('-') ? state.slice(0, 2) : 'US'] : undefined

/** US dollars for each square foot: a bare shed costs more than the least to rebuild, a laboratory less than the most. */
export const buildingCost = { least: 40, most: 1500 } as const

/** Square feet of the smallest usable floor. */
export const smallestFloor = 100

/** Years that slate and tile last; other roofs last half as long or less. */
export const oldestRoof = 100

/** Contents worth many years of sales are a collection or a slip. */
export const contentsInRevenue = 10

/** The age at which the first states license drivers. */
export const youngestDriver = 14
