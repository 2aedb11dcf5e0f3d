import type { InsuranceType } from '@coverwright/catalogue/lines/insurance-types'
import { insuranceTypes } from '@coverwright/catalogue/lines/insurance-types'
import type { Site } from '@coverwright/catalogue/sites/site'
import { isWholesaler } from '@coverwright/catalogue/sites/site'

/**
 * The insurance types a site offers, in order: a wholesaler's only what it may sell, another's what its configuration
 * names, or everything. Source: seed section 6.
 */
export function selectableTypes({
  channel,
  selectableLobs,
}: Pick<Site, 'channel' | 'selectableLobs'>): readonly InsuranceType[] {
  const offered: readonly InsuranceType[] = insuranceTypes.filter(
    ({ purpose }: InsuranceType) => purpose !== 'deprecated',
  )
  if (isWholesaler({ channel })) return offered.filter((type) => type.wholesaler_allowed)
  return selectableLobs.length ? offered.filter((type) => selectableLobs.includes(type.line)) : offered
}
