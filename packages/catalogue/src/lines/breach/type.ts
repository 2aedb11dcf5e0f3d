import type { InsuranceType } from '../insurance-types.ts'

/** The part of a cyber policy that small businesses buy by itself. An advisor arranges it; it asks nothing of its own. */
export const dataBreach: InsuranceType = {
  uuid: '5b0c6f1e-7a52-4c8e-9d3b-000000000097',
  line: 'breach',
  tag: 'DB',
  name: 'Data Breach',
  tagline: 'Help after records are lost or stolen. No ransom, lost sales or stolen money.',
  purpose: 'downsell',
  wholesaler_allowed: false,
  online: false,
  partOf: 'cl',
}
