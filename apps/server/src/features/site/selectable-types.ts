import { countryOf } from '@coverwright/catalogue/countries/countries'
import type { InsuranceType } from '@coverwright/catalogue/lines/insurance-types'
import { modesWithoutOwnersPolicy, otherCoverage } from '@coverwright/catalogue/lines/other/type'
import type { Site } from '@coverwright/catalogue/sites/site'
import { isWholesaler } from '@coverwright/catalogue/sites/site'

/**
 * The insurance types a site offers, in order: a wholesaler's only what it may sell, another's what its configuration
 * names, or everything. Two modes of selling have other coverage in the place of the owner's policy. Source: seed
 * sections 6 and 9.
 */
export function selectableTypes(
  site: Pick<Site, 'channel' | 'country' | 'selectableLobs' | 'applicationMode'>,
): readonly InsuranceType[] {
  const { country, selectableLobs } = site
  const types = (countryOf(country)?.types ?? []).filter(
    ({ purpose, uuid }) => purpose !== 'deprecated' && uuid !== otherCoverage.uuid,
  )
  const offered = isWholesaler(site)
    ? types.filter((type) => type.wholesaler_allowed)
    : types.filter(({ line }) => selectableLobs.length === 0 || selectableLobs.includes(line))
  if (!modesWithoutOwnersPolicy.includes(site.applicationMode?.uuid ?? '')) return offered
  return offered.map((type) => (type.line === 'bop' ? otherCoverage : type))
}
