/** How a country's phone numbers are built: calling code, prefix of calls within the country, number, grouping. */
export type PhonePlan = {
  readonly calling: string
  /** Dialled before the number within the country; part of how it is written there. */
  readonly trunk: string
  /** The number without calling code and trunk prefix. */
  readonly national: RegExp
  /** How it is grouped, the first that matches: what is written, in the places of a replacement. */
  readonly groups: readonly (readonly [RegExp, string])[]
  /** What people type that is not part of the number, brought into `national`. */
  readonly normalise?: (digits: string) => string
  /** Stored without its calling code. */
  readonly storedWithoutCallingCode?: true
  /** What is accepted, where that is less than everything that can be read. */
  readonly accepted?: RegExp
}

/** What a country's postal codes look like, and how one is written once its separators are gone. */
export type PostalCodes = {
  readonly pattern: RegExp
  readonly written?: readonly [RegExp, string]
}

/** How a country writes what every form asks for. Its tax numbers are kinds of `validation/rules/identity/is-tax-number.ts`. */
export type NationalForms = { readonly phone: PhonePlan; readonly postalCode: PostalCodes }
