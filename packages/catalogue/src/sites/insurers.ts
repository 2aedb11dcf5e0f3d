import type { Translate } from '@coverwright/core/text/text'
import type { Carrier } from '../carriers/carrier.ts'
import { countryOf } from '../countries/countries.ts'
import { selectableTypes } from './selectable-types.ts'
import type { Site } from './site.ts'

type OfSite = Parameters<typeof selectableTypes>[0] & Pick<Site, 'switches'>

/** The insurers that a site asks: those with a line that is switched on, and that may be picked there. */
export function insurersOf(site: OfSite): readonly Carrier[] {
  const pickedLines = new Set(selectableTypes(site).map(({ line }) => line))
  const isAsked = ({ lines }: Carrier) => lines.some((each) => pickedLines.has(each.line) && site.switches[each.switch])
  return countryOf(site.country)?.carriers.filter(isAsked) ?? []
}

/** A sample insurer is labelled as one wherever its name is shown. */
export const shownName = ({ name, sample, shownAs }: Carrier, translate: Translate): string =>
  shownAs ?? (sample ? translate('page.insurer.sample', { name }) : name)
