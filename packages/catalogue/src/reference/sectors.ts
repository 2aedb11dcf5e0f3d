import type { BusinessClass } from './classes.ts'

/** How a whole NAICS code is treated when it has no class of its own. */
export type Sector = Pick<BusinessClass, 'industry' | 'basis' | 'hazard' | 'traits'> & { readonly prefix: string }

const sectors: readonly Sector[] = [
  { prefix: '11', industry: 'agriculture', basis: 'sales', hazard: 3, traits: ['vehicles'] },
  { prefix: '112', industry: 'agriculture', basis: 'sales', hazard: 4, traits: ['animals', 'vehicles'] },
  { prefix: '21', industry: 'manufacturing', basis: 'payroll', hazard: 5, traits: ['digging', 'vehicles'] },
  { prefix: '22', industry: 'civic', basis: 'payroll', hazard: 4, traits: ['digging', 'vehicles'] },
  { prefix: '23', industry: 'construction', basis: 'payroll', hazard: 4, traits: ['contractor'] },
  { prefix: '3', industry: 'manufacturing', basis: 'sales', hazard: 3, traits: ['manufacturing', 'stock'] },
  { prefix: '42', industry: 'wholesale', basis: 'sales', hazard: 2, traits: ['stock', 'delivery'] },
  { prefix: '44', industry: 'retail', basis: 'sales', hazard: 2, traits: ['retail', 'stock'] },
  { prefix: '45', industry: 'retail', basis: 'sales', hazard: 2, traits: ['retail', 'stock'] },
  { prefix: '441', industry: 'automotive', basis: 'sales', hazard: 3, traits: ['retail', 'stock', 'vehicles'] },
  { prefix: '48', industry: 'transport', basis: 'sales', hazard: 4, traits: ['vehicles', 'delivery'] },
  { prefix: '49', industry: 'transport', basis: 'sales', hazard: 3, traits: ['vehicles', 'delivery', 'stock'] },
  { prefix: '51', industry: 'media', basis: 'sales', hazard: 1, traits: ['office'] },
  { prefix: '5132', industry: 'technology', basis: 'sales', hazard: 1, traits: ['office', 'technology'] },
  { prefix: '517', industry: 'technology', basis: 'sales', hazard: 2, traits: ['technology'] },
  { prefix: '518', industry: 'technology', basis: 'sales', hazard: 1, traits: ['office', 'technology'] },
  { prefix: '52', industry: 'finance', basis: 'payroll', hazard: 1, traits: ['office', 'advice'] },
  { prefix: '53', industry: 'real-estate', basis: 'area', hazard: 2, traits: ['office'] },
  { prefix: '532', industry: 'real-estate', basis: 'sales', hazard: 3, traits: ['stock'] },
  { prefix: '54', industry: 'professional', basis: 'sales', hazard: 1, traits: ['office', 'advice'] },
  { prefix: '5415', industry: 'technology', basis: 'sales', hazard: 1, traits: ['office', 'technology'] },
  { prefix: '55', industry: 'professional', basis: 'payroll', hazard: 1, traits: ['office'] },
  { prefix: '56', industry: 'professional', basis: 'payroll', hazard: 2, traits: ['office'] },
  { prefix: '5616', industry: 'building-services', basis: 'payroll', hazard: 4, traits: ['security'] },
  { prefix: '5617', industry: 'building-services', basis: 'payroll', hazard: 3, traits: ['cleaning'] },
  { prefix: '562', industry: 'building-services', basis: 'payroll', hazard: 4, traits: ['vehicles'] },
  { prefix: '61', industry: 'care-education', basis: 'sales', hazard: 2, traits: ['children'] },
  { prefix: '62', industry: 'health', basis: 'sales', hazard: 2, traits: ['health'] },
  { prefix: '624', industry: 'care-education', basis: 'sales', hazard: 3, traits: [] },
  { prefix: '71', industry: 'recreation', basis: 'sales', hazard: 3, traits: ['events'] },
  { prefix: '721', industry: 'lodging', basis: 'units', hazard: 3, traits: ['lodging'] },
  { prefix: '722', industry: 'food', basis: 'sales', hazard: 3, traits: ['food', 'cooking'] },
  { prefix: '81', industry: 'building-services', basis: 'sales', hazard: 3, traits: [] },
  { prefix: '8111', industry: 'automotive', basis: 'sales', hazard: 3, traits: ['auto-service'] },
  { prefix: '812', industry: 'personal-care', basis: 'sales', hazard: 2, traits: ['personal-care'] },
  { prefix: '813', industry: 'civic', basis: 'area', hazard: 2, traits: [] },
  { prefix: '814', industry: 'building-services', basis: 'payroll', hazard: 2, traits: [] },
  { prefix: '92', industry: 'civic', basis: 'payroll', hazard: 2, traits: [] },
]

/** The narrowest sector of a code. Undefined only for a code that NAICS does not have. */
export const sectorOf = (naics6: string): Sector | undefined =>
  sectors
    .filter(({ prefix }) => naics6.startsWith(prefix))
    .toSorted((a, b) => b.prefix.length - a.prefix.length)
    .at(0)
