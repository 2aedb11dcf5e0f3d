import type { IndustryId } from './industries.ts'

/** The base of general liability premium for a class. */
export const premiumBases = ['sales', 'payroll', 'area', 'units', 'attendance'] as const
export type PremiumBasis = (typeof premiumBases)[number]

/** Traits of a class that underwriters ask about. A class may have several. */
export const traits = [
  'contractor',
  'height',
  'hot-work',
  'digging',
  'cooking',
  'alcohol',
  'food',
  'retail',
  'stock',
  'office',
  'advice',
  'design',
  'technology',
  'health',
  'personal-care',
  'children',
  // Children, or adults who need help, may be in its care without their family.
  'in-care',
  'animals',
  'fitness',
  'lodging',
  'habitational',
  'auto-service',
  'vehicles',
  'delivery',
  'events',
  'manufacturing',
  'installs',
  'security',
  'cleaning',
  'online',
] as const
export type Trait = (typeof traits)[number]

export type SubClass = { readonly ref: string; readonly description: string }

/**
 * A business class, our own division of a NAICS 2022 code. `ref` is `CW` + code + letter; the letter Z means the whole
 * code. `hazard` runs from 1 (office) to 5 (roofing). The rows are in classes/*.json, which only the server reads: the
 * browser fetches the few it shows.
 */
export type BusinessClass = {
  readonly ref: string
  readonly naics6: string
  readonly name: string
  readonly blurb: string
  readonly industry: IndustryId
  readonly basis: PremiumBasis
  readonly hazard: number
  readonly traits: readonly Trait[]
  readonly terms: readonly string[]
  readonly subClasses?: readonly SubClass[]
}
