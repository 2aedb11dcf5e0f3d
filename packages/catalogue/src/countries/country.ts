import type { Field } from '@coverwright/core/model/field'
import type { Flow } from '@coverwright/core/model/step'
import type { CountryCode } from '@coverwright/core/national/forms-of'
import type { DynamicFlow } from '@coverwright/core/overlay/dynamic-flow'
import type { Carrier } from '../carriers/carrier.ts'
import type { InsuranceType } from '../lines/insurance-types.ts'
import type { CrossSell } from '../recommendations/cross-sell.ts'
import type { BusinessType } from '../reference/business-types.ts'
import type { StateKind } from '../reference/states.ts'

/** A region of the country, found by the beginning of its postal codes; the longest match counts. */
export type Region = {
  /** ISO 3166-2, as in FR-75; of the United States the postal code of the state. */
  readonly code: string
  readonly name: string
  readonly postalCodes?: readonly string[]
  readonly kind?: StateKind
}

/** Who keeps the register of license holders in a country, and the form of its numbers. */
export type Licensing = {
  /** Each state has its own register, or the country has one. */
  readonly by: 'region' | 'country'
  /** Its name beside a number, such as `ORIAS`; absent where each region keeps its own. */
  readonly register?: string
  readonly form: RegExp
  /** A number of that form, for messages. */
  readonly example: string
  /** Holders also have a number of the whole country, like the National Producer Number of the United States. */
  readonly hasNationalNumber?: true
}

/** What the first page needs of a country. The site names the later pages (`opening-sections.ts`). */
export type CountryOpening = {
  readonly code: CountryCode
  /** The commonest first. */
  readonly legalForms: readonly (Omit<BusinessType, 'hint'> & Partial<BusinessType>)[]
  /** Whether renewals are offered here. */
  readonly renews: boolean
  /** What the first page asks. */
  readonly fields: readonly Field[]
}

/**
 * A country: its lines, questions, carriers and legal forms. One folder each; the registry is `countries.ts`. A site's
 * language and currency are checked against it.
 */
export type Country = {
  readonly code: CountryCode
  readonly name: string
  /** Languages of its texts, the default first. */
  readonly locales: readonly string[]
  readonly currency: string
  /** Paper size of printed documents. */
  readonly paperSize: 'A4' | 'LETTER'
  readonly opening: CountryOpening
  /** The legal forms with explanations, where `opening` has none. */
  readonly legalForms?: readonly BusinessType[]
  readonly types: readonly InsuranceType[]
  readonly carriers: readonly Carrier[]
  readonly crossSells: readonly CrossSell[]
  /** The steps, in order. */
  readonly flow: Flow
  /** Flows that a site may choose instead, by the name in `customFlow`. */
  readonly customFlows: Readonly<Record<string, Flow>>
  /** The classes of business that such a flow is for: beginnings of their refs. */
  readonly customClasses?: Readonly<Record<string, readonly string[]>>
  /** The only lines that such a flow asks about; no other may be picked. Absent where it asks about all. */
  readonly customLines?: Readonly<Record<string, readonly string[]>>
  readonly dynamicFlows: Readonly<Record<string, DynamicFlow>>
  readonly regions: readonly Region[]
  /** Postal codes are looked up in a table of the server, instead of by their beginning. */
  readonly postalCodeTable?: true
  /** The statement signed before submission: each state's own, or one for the country. */
  readonly statements: 'by-state' | 'one'
  readonly licensing: Licensing
}

/** The region of a postal code; undefined for an unknown code. */
export function regionOf({ regions }: Pick<Country, 'regions'>, postalCode: string): Region | undefined {
  const code = postalCode.toUpperCase().replace(/[\s-]/g, '')
  let longest: { readonly region: Region; readonly length: number } | undefined
  for (const region of regions) {
    for (const start of region.postalCodes ?? []) {
      if (code.startsWith(start) && start.length > (longest?.length ?? 0)) longest = { region, length: start.length }
    }
  }
  return longest?.region
}
