import { countryOf } from '@coverwright/catalogue/countries/countries'
import { linesAskedBy } from '@coverwright/catalogue/flows/site-flow'
import type { InsuranceType } from '@coverwright/catalogue/lines/insurance-types'
import { modesWithoutOwnersPolicy, otherCoverage } from '@coverwright/catalogue/lines/other/type'
import type { Site } from '@coverwright/catalogue/sites/site'
import { isWholesaler } from '@coverwright/catalogue/sites/site'

/**
 * The insurance types a site offers, in order: a wholesaler's only what it may sell, another's what its configuration
 * names, or everything; none that its flow does not ask about. Two modes of selling have other coverage in the place of the owner's policy. Source: seed
 * sections 6 and 9.
 */
export function selectableTypes(
  site: Pick<Site, 'channel' | 'country' | 'customFlow' | 'selectableLobs' | 'applicationMode'>,
): readonly InsuranceType[] {
  const { selectableLobs } = site
  const country = countryOf(site.country)
  const asked = country && linesAskedBy(site, country)
  const types = (country?.types ?? []).filter(
    ({ purpose, uuid, line }) =>
      purpose !== 'deprecated' && uuid !== otherCoverage.uuid && asked?.includes(line) !== false,
  )
  const offered = isWholesaler(site)
    ? types.filter((type) => type.wholesaler_allowed)
    : types.filter(({ line }) => selectableLobs.length === 0 || selectableLobs.includes(line))
  if (!modesWithoutOwnersPolicy.includes(site.applicationMode?.uuid ?? '')) return offered
  return offered.map((type) => (type.line === 'bop' ? otherCoverage : type))
}
