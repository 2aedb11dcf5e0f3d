import type { CompiledFlow } from '@coverwright/core/flow/compile'
import type { DynamicFlow } from '@coverwright/core/flow/dynamic-flow'
import type { Flow } from '@coverwright/core/flow/step'
import type { Field } from '@coverwright/core/forms/field'
import type { CountryCode } from '@coverwright/core/national/forms-of'
import type { Carrier } from '../carriers/carrier.ts'
import type { InsuranceType } from '../lines/insurance-types.ts'
import type { CrossSell } from '../recommendations/cross-sell.ts'
import type { BusinessType } from '../reference/business-types.ts'
import type { StateKind } from '../reference/states.ts'
import type { RenewalType } from '../renewals/flow-types.ts'

/** A part of the country, found by how its postal codes begin; the longest beginning counts. */
export type Region = {
  /** ISO 3166-2, as in FR-75; of the United States the postal code of the state. */
  readonly code: string
  readonly name: string
  readonly postalCodes?: readonly string[]
  readonly kind?: StateKind
}

/** What the first page needs of a country. The pages to come are named by the site (`opening-sections.ts`). */
export type CountryOpening = {
  readonly code: CountryCode
  /** The commonest first. */
  readonly legalForms: readonly (Omit<BusinessType, 'hint'> & Partial<BusinessType>)[]
  /** Policies are renewed here by telling what changed. */
  readonly renews: boolean
  /** What the first page asks. */
  readonly fields: readonly Field[]
}

/**
 * Whose insurance is sold: the products of a country, their questions, insurers and forms of doing business. One
 * folder each; the registry is `countries.ts`. Everything a site says of language and money is checked against it.
 */
export type Country = {
  readonly code: CountryCode
  readonly name: string
  /** Languages that its texts are written in, the usual one first. */
  readonly locales: readonly string[]
  readonly currency: string
  /** What its printers hold. */
  readonly paperSize: 'A4' | 'LETTER'
  readonly opening: CountryOpening
  /** The legal forms with what each is, where the opening does without. */
  readonly legalForms?: readonly BusinessType[]
  readonly types: readonly InsuranceType[]
  readonly carriers: readonly Carrier[]
  readonly crossSells: readonly CrossSell[]
  /** What is asked, in order. */
  readonly flow: Flow
  /** Flows that a site may choose instead, by the name in `customFlow`. */
  readonly customFlows: Readonly<Record<string, Flow>>
  /** The classes of business that such a flow is for: beginnings of their refs. */
  readonly customClasses?: Readonly<Record<string, readonly string[]>>
  /** The lines that such a flow asks about, where it leaves some out: no other may be picked. */
  readonly customLines?: Readonly<Record<string, readonly string[]>>
  readonly dynamicFlows: Readonly<Record<string, DynamicFlow>>
  readonly renewals: Readonly<Partial<Record<RenewalType, CompiledFlow>>>
  readonly regions: readonly Region[]
  /** Postal codes are looked up one by one in a table of the server, instead of by how they begin. */
  readonly postalCodeTable?: true
  /** What is said of true answers before sending: words of each state, or one text of the country's. */
  readonly statements: 'by-state' | 'one'
}

/** The region a postal code lies in; undefined for a code that no region has. */
export function regionOf({ regions }: Pick<Country, 'regions'>, postalCode: string): Region | undefined {
  const code = postalCode.toUpperCase().replace(/[\s-]/g, '')
  let found: { readonly region: Region; readonly length: number } | undefined
  for (const region of regions) {
    for (const start of region.postalCodes ?? []) {
      if (code.startsWith(start) && start.length > (found?.length ?? 0)) found = { region, length: start.length }
    }
  }
  return found?.region
}
