import type { Country } from '../countries/country.ts'
import { linesOnOffer } from '../lines/insurance-types.ts'
import type { Site } from './site.ts'
import { linesAskedBy } from './site-flow.ts'

/** The lines that may be picked at a site. */
export function linesSold(site: Site, country: Country): readonly string[] {
  if (site.selectableLobs.length > 0) return site.selectableLobs
  const askedLines = linesAskedBy(site, country)
  return linesOnOffer(country.types).filter((line) => askedLines?.includes(line) !== false)
}
