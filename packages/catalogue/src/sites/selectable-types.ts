import { countryOf } from '../countries/countries.ts'
import type { InsuranceType } from '../lines/insurance-types.ts'
import { modesWithoutOwnersPolicy } from '../lines/other/type.ts'
import type { Site } from './site.ts'
import { isWholesaler } from './site.ts'
import { linesAskedBy } from './site-flow.ts'

/**
 * The insurance types a site offers, in order: a wholesaler's only what it may sell, another site's what its
 * configuration names, or everything; none that its flow does not ask about. Two modes of selling replace the owner's
 * policy with other coverage. For the server: it knows every country. Source: seed sections 6 and 9.
 */
export function selectableTypes(
  site: Pick<Site, 'channel' | 'country' | 'customFlow' | 'selectableLobs' | 'applicationMode'>,
): readonly InsuranceType[] {
  const { selectableLobs } = site
  const country = countryOf(site.country)
  const askedLines = country && linesAskedBy(site, country)
  const types = (country?.types ?? []).filter(
    ({ purpose, line, standsInFor }) =>
      purpose !== 'deprecated' && standsInFor === undefined && askedLines?.includes(line) !== false,
  )
  const offeredTypes = isWholesaler(site)
    ? types.filter((type) => type.wholesaler_allowed)
    : types.filter(({ line }) => selectableLobs.length === 0 || selectableLobs.includes(line))
  if (!modesWithoutOwnersPolicy.includes(site.applicationMode?.uuid ?? '')) return offeredTypes
  return offeredTypes.map((type) => country?.types.find(({ standsInFor }) => standsInFor === type.line) ?? type)
}
