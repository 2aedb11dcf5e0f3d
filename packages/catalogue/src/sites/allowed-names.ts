import { countries } from '../countries/countries.ts'
import { linesOnOffer } from '../lines/insurance-types.ts'
import { habits } from './habits.ts'

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)]

/** The names a site's file may use, over all countries, for editors' completion and for validation. */
export const allowedNames = () => ({
  countries: countries.map(({ code }) => code),
  locales: unique(countries.flatMap(({ locales }) => locales)),
  currencies: unique(countries.map(({ currency }) => currency)),
  lines: unique(countries.flatMap(({ types }) => linesOnOffer(types))),
  /** Of each country: `FR: rc, mrp`. */
  linesOfCountries: countries.map(({ code, types }) => `${code}: ${linesOnOffer(types).join(', ')}`),
  customFlows: unique(countries.flatMap(({ customFlows }) => Object.keys(customFlows))),
  /** Switches of insurers, by what they turn on; and what else a site may turn on. */
  switches: Object.fromEntries([
    ...countries.flatMap(({ carriers }) =>
      carriers.flatMap(({ name, lines }) => lines.map((line) => [line.switch, `${name}: ${line.line}`] as const)),
    ),
    ...Object.entries(habits),
  ]),
  /** Sections of any flow, in which a site may place pages. */
  sections: unique(
    countries.flatMap(({ flow, customFlows }) =>
      [flow, ...Object.values(customFlows)].flatMap(({ nodes }) => nodes.map(({ id }) => id)),
    ),
  ),
})
