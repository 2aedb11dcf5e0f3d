import type { InsuranceType } from './insurance-types.ts'

/** What a quote stores about an insurance type that was picked. */
export type PickedType = Pick<InsuranceType, 'uuid' | 'name' | 'purpose' | 'wholesaler_allowed'>

export const pickedType = ({ uuid, name, purpose, wholesaler_allowed }: PickedType): PickedType => ({
  uuid,
  name,
  purpose,
  wholesaler_allowed,
})
