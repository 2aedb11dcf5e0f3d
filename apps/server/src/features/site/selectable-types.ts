import { countryOf } from '@coverwright/catalogue/countries/countries'
import type { InsuranceType } from '@coverwright/catalogue/lines/insurance-types'
import type { Site } from '@coverwright/catalogue/sites/site'
import { isWholesaler } from '@coverwright/catalogue/sites/site'

/**
 * The insurance types a site offers, in order: a wholesaler's only what it may sell, another's what its configuration
 * names, or everything. Source: seed section 6.
 */
export function selectableTypes({
  channel,
  country,
  selectableLobs,
}: Pick<Site, 'channel' | 'country' | 'selectableLobs'>): readonly InsuranceType[] {
  const offered = (countryOf(country)?.types ?? []).filter(({ purpose }: InsuranceType) => purpose !== 'deprecated')
  if (isWholesaler({ channel })) return offered.filter((type) => type.wholesaler_allowed)
  return selectableLobs.length ? offered.filter((type) => selectableLobs.includes(type.line)) : offered
}
