import { countryOf } from '../countries/countries.ts'
import { linesOnOffer } from '../lines/insurance-types.ts'
import type { Fault } from './faults/fault.ts'
import { fault } from './faults/fault.ts'
import type { Site } from './site.ts'
import { linesAskedBy } from './site-flow.ts'

/** Warnings about a site: a line that can be picked but no carrier offers. */
export function siteRemarks(site: Site): readonly Fault[] {
  const country = countryOf(site.country)
  if (!country) return []
  const asked = linesAskedBy(site, country)
  const offered = linesOnOffer(country.types).filter((line) => asked?.includes(line) !== false)
  const lines = site.selectableLobs.length > 0 ? site.selectableLobs : offered
  return lines.flatMap((line) => {
    const switches = country.carriers.flatMap((carrier) =>
      carrier.lines.flatMap((each) => (each.line === line ? [each.switch] : [])),
    )
    if (switches.length === 0 || switches.some((name) => site.switches[name])) return []
    return [
      fault('switches', `no insurer offers ${line}: turn on ${switches.join(' or ')}, or name other selectableLobs`),
    ]
  })
}
