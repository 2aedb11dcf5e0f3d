import type { InsuranceType } from '../insurance-types.ts'

/** Replaces the business owner’s policy in modes of selling without it; an advisor arranges it. */
export const otherCoverage: InsuranceType = {
  uuid: '5b0c6f1e-7a52-4c8e-9d3b-000000000099',
  line: 'other',
  tag: 'OTH',
  name: 'Other coverage',
  tagline: 'Something else, or several things together: tell us, and an advisor looks for it.',
  purpose: 'standard',
  wholesaler_allowed: true,
  online: false,
  standsInFor: 'bop',
}

/**
 * The two modes of selling that replace the business owner’s policy with other coverage (seed section 9). The uuids are
 * ours: the seed does not show them.
 */
export const modesWithoutOwnersPolicy: readonly string[] = [
  '0d9a5c1e-64b7-4e0f-9a3c-2b71f5d80a01',
  '0d9a5c1e-64b7-4e0f-9a3c-2b71f5d80a02',
]
