import { insuranceTypeIds, type Line } from './insurance-type-ids.ts'

/**
 * The role of a type. `upsell` and `downsell` replace another type, `crosssell` is suggested beside one, `deprecated`
 * types are no longer offered but still work on old quotes. Source: seed section 3.
 */
export type Purpose = 'standard' | 'upsell' | 'downsell' | 'crosssell' | 'deprecated'

export type InsuranceType = {
  readonly uuid: string
  /** The line of the catalogue that asks its questions. */
  readonly line: string
  /** Short stamp beside its name. */
  readonly tag: string
  readonly name: string
  readonly tagline: string
  readonly purpose: Purpose
  readonly wholesaler_allowed: boolean
  /** Insurers quote it here. Otherwise an advisor arranges it, and the page says so. */
  readonly online: boolean
  /** Offered only in place of this line, where the site's mode of selling excludes it. */
  readonly standsInFor?: string
  /** The lines it includes: their own policies are not needed with it. An upsell replaces these. */
  readonly contains?: readonly string[]
  /** The line of which it covers a part, for less money. A downsell replaces this one. */
  readonly partOf?: string
}

const type = <L extends Line>(
  line: L,
  tag: string,
  name: string,
  tagline: string,
  more: Partial<Omit<InsuranceType, 'line'>> = {},
): InsuranceType & { readonly line: L } => ({
  uuid: insuranceTypeIds.find((each) => each.line === line)?.uuid ?? '',
  line,
  tag,
  name,
  tagline,
  purpose: 'standard',
  wholesaler_allowed: true,
  online: true,
  ...more,
})

/**
 * Wholesalers place what the standard market does not accept; these lines they accept from everybody, at filed or
 * printed prices.
 */
const soldDirectly = { wholesaler_allowed: false } as const

/** The sixteen types of the seed (section 1), in the order they are offered. */
export const insuranceTypes = [
  type('gl', 'GL', 'General Liability', 'A customer trips over a hose, or you damage a client’s wall.'),
  type(
    'bop',
    'BOP',
    'Business Owners Policy',
    'General liability plus your building, tools and stock in one policy. It often costs less than buying both apart.',
    { purpose: 'upsell', contains: ['gl'] },
  ),
  type(
    'wc',
    'WC',
    'Workers’ Compensation',
    'Medical bills and wages when an employee is hurt at work. Most states require it.',
    soldDirectly,
  ),
  type('pl', 'PL', 'Professional Liability', 'A client says your advice or your work cost them money.'),
  type('eo', 'E&O', 'Errors & Omissions', 'Mistakes and missed steps in the services you sell.'),
  type('ca', 'CA', 'Commercial Auto', 'Cars, vans and trucks the business owns or rents.'),
  type('cp', 'CP', 'Commercial Property', 'A building and what is in it, on a policy of its own.'),
  type('cl', 'CYB', 'Cyber', 'Stolen data, locked computers and payments sent to a thief.'),
  type('umb', 'UMB', 'Umbrella', 'More money on top, when a claim outgrows your other policies.', {
    purpose: 'crosssell',
  }),
  type('se', 'SE', 'Special Events', 'One wedding, fair or concert, for the days it lasts.', soldDirectly),
  type('do', 'D&O', 'Directors & Officers', 'Someone sues the people who run the company over a decision they made.'),
  type('epli', 'EPL', 'Employment Practices', 'An employee claims wrongful firing, discrimination or harassment.'),
  type('fid', 'FID', 'Fiduciary', 'Running a benefit or retirement plan, and being blamed for it.'),
  type('pollution', 'POL', 'Pollution', 'Spills, fumes and clean-up that other policies leave out.'),
  type('product', 'PRD', 'Product Liability', 'Something you make, import or sell hurts someone.'),
  type('landlord', 'RL', 'Residential Landlords', 'Houses and apartments you rent to others.'),
] as const satisfies readonly InsuranceType[]

export const insuranceTypeOf = (line: string): InsuranceType | undefined =>
  insuranceTypes.find((each) => each.line === line)

/** The lines a site may offer: a deprecated type stays only on quotes that have it. */
export const linesOnOffer = (types: readonly InsuranceType[]): readonly string[] =>
  types.filter(({ purpose }) => purpose !== 'deprecated').map(({ line }) => line)
