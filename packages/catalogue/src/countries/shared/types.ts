import type { InsuranceType } from '../../lines/insurance-types.ts'

/** An insurance type as a country's list names it. */
export type OwnType = Pick<InsuranceType, 'line' | 'tag' | 'name' | 'tagline'> & Partial<InsuranceType>

/**
 * The insurance types of a country. Quotes contain their uuids, so a row is never moved.
 * @param dialling the country's calling code, three digits at most: it keeps the uuids of two countries apart
 */
export const typesOf = (dialling: string, rows: readonly OwnType[]): readonly InsuranceType[] =>
  rows.map((row, at) => ({
    uuid: `5b0c6f1e-7a52-4c8e-9d3c-${dialling.padStart(6, '0')}${String(at + 1).padStart(6, '0')}`,
    purpose: 'standard',
    wholesaler_allowed: true,
    online: true,
    ...row,
  }))
