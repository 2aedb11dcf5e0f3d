import { countries } from '../../countries/countries.ts'
import type { Country } from '../../countries/country.ts'
import { linesOnOffer } from '../../lines/insurance-types.ts'
import type { Site } from '../site.ts'
import { linesAskedBy } from '../site-flow.ts'
import type { Fault } from './fault.ts'
import { fault, repetitionsIn } from './fault.ts'
import { closest, notOneOf } from './one-of.ts'

const inQuotes = (value: string): string => JSON.stringify(value)

/** Language, money and products that are not the country's, and invalid time zones. */
export function countryFaults(site: Partial<Site>, country: Country): readonly Fault[] {
  const { locale, currency, timeZone, customFlow, selectableLobs = [] } = site
  const { code, name, locales, types, customFlows } = country
  const askedLines = linesAskedBy(site, country)
  const lines = linesOnOffer(types).filter((line) => askedLines?.includes(line) !== false)
  return [
    ...(locale === undefined || locales.includes(locale)
      ? []
      : [fault('locale', `is ${inQuotes(locale)}, but must be ${locales.join(' or ')} for the country ${code}`)]),
    ...(currency === undefined || currency === country.currency
      ? []
      : [fault('currency', `is ${inQuotes(currency)}, but must be ${country.currency} for the country ${code}`)]),
    ...(timeZone === undefined ? [] : timeZoneFaults(timeZone)),
    ...(customFlow === undefined ? [] : customFlowFaults(customFlow, name, Object.keys(customFlows))),
    ...selectableLobs.flatMap((line, position) =>
      lines.includes(line) ? [] : [fault(`selectableLobs[${position}]`, notOneOf(line, lines))],
    ),
    ...switchFaults(site.switches ?? {}, country),
    ...repetitionsIn(selectableLobs).map(([position, line]) =>
      fault(`selectableLobs[${position}]`, `is ${inQuotes(line)} once more`),
    ),
  ]
}

/** Insurers of other countries that are turned on. */
const switchFaults = (switches: Site['switches'], { code, name }: Country): readonly Fault[] =>
  countries.flatMap((other) => {
    if (other.code === code) return []
    const otherSwitches = new Set(other.carriers.flatMap(({ lines }) => lines.map((line) => line.switch)))
    return Object.keys(switches).flatMap((key) =>
      switches[key] && otherSwitches.has(key)
        ? [fault(`switches.${key}`, `turns on an insurer of ${other.name}, but the site sells in ${name}: remove it`)]
        : [],
    )
  })

function customFlowFaults(customFlow: string, country: string, flowNames: readonly string[]): readonly Fault[] {
  if (flowNames.includes(customFlow)) return []
  if (flowNames.length) return [fault('customFlow', notOneOf(customFlow, flowNames))]
  return [fault('customFlow', `is ${inQuotes(customFlow)}, but ${country} has one flow only: leave the key out`)]
}

function timeZoneFaults(timeZone: string): readonly Fault[] {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return []
  } catch {
    const suggestion = closest(timeZone, Intl.supportedValuesOf('timeZone'))
    const guess = suggestion === undefined ? '' : `; did you mean ${suggestion}?`
    return [fault('timeZone', `is ${inQuotes(timeZone)}, but must be a time zone such as Europe/Paris${guess}`)]
  }
}
