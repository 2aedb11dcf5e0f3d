/**
 * What a type is offered as. `upsell` and `downsell` stand in for another type, `crosssell` is suggested beside one,
 * `deprecated` types are no longer offered but still work on old quotes. Source: seed section 3.
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
}

const type = (
  number: string,
  line: string,
  tag: string,
  name: string,
  tagline: string,
  more: Partial<InsuranceType> = {},
): InsuranceType => ({
  uuid: `5b0c6f1e-7a52-4c8e-9d3b-0000000000${number}`,
  line,
  tag,
  name,
  tagline,
  purpose: 'standard',
  wholesaler_allowed: true,
  online: true,
  ...more,
})

/** The sixteen types of the seed (section 1), in the order they are offered. */
export const insuranceTypes = [
  type('01', 'gl', 'GL', 'General Liability', 'A customer trips over a hose, or you damage a client’s wall.'),
  type(
    '02',
    'bop',
    'BOP',
    'Business Owners Policy',
    'General liability plus your building, tools and stock in one policy. It often costs less than buying both apart.',
    { purpose: 'upsell' },
  ),
  type(
    '03',
    'wc',
    'WC',
    'Workers’ Compensation',
    'Medical bills and wages when an employee is hurt at work. Most states require it.',
  ),
  type('04', 'pl', 'PL', 'Professional Liability', 'A client says your advice or your work cost them money.'),
  type('05', 'eo', 'E&O', 'Errors & Omissions', 'Mistakes and missed steps in the services you sell.'),
  type('06', 'ca', 'CA', 'Commercial Auto', 'Cars, vans and trucks the business owns or rents.'),
  type('07', 'cp', 'CP', 'Commercial Property', 'A building and what is in it, on a policy of its own.'),
  type('08', 'cl', 'CYB', 'Cyber', 'Stolen data, locked computers and payments sent to a thief.'),
  type('09', 'umb', 'UMB', 'Umbrella', 'More money on top, when a claim outgrows your other policies.', {
    purpose: 'crosssell',
  }),
  type('10', 'se', 'SE', 'Special Events', 'One wedding, fair or concert, for the days it lasts.'),
  type(
    '11',
    'do',
    'D&O',
    'Directors & Officers',
    'Someone sues the people who run the company over a decision they made.',
  ),
  type(
    '12',
    'epli',
    'EPL',
    'Employment Practices',
    'An employee claims wrongful firing, discrimination or harassment.',
  ),
  type('13', 'fid', 'FID', 'Fiduciary', 'Running a benefit or retirement plan, and being blamed for it.'),
  type('14', 'pollution', 'POL', 'Pollution', 'Spills, fumes and clean-up that other policies leave out.', {
    wholesaler_allowed: true,
  }),
  type('15', 'product', 'PRD', 'Product Liability', 'Something you make, import or sell hurts someone.'),
  type('16', 'landlord', 'RL', 'Residential Landlords', 'Houses and apartments you rent to others.'),
] as const satisfies readonly InsuranceType[]

export const insuranceTypeOf = (line: string): InsuranceType | undefined =>
  insuranceTypes.find((each) => each.line === line)
