import type { InsuranceType } from '../insurance-types.ts'

/**
 * Sold separately in earlier years: a sample of a retired type. Applications that have it keep it, and an advisor
 * arranges it; it has no questions.
 */
export const contractorsEquipment: InsuranceType = {
  uuid: '5b0c6f1e-7a52-4c8e-9d3b-000000000098',
  line: 'equipment',
  tag: 'IM',
  name: 'Contractor’s Equipment',
  tagline: 'Tools and machines that you take to the job.',
  purpose: 'deprecated',
  wholesaler_allowed: true,
  online: false,
}
