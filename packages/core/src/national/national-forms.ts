/** How a country's phone numbers are built: calling code, prefix of calls within the country, number, grouping. */
export type PhonePlan = {
  readonly calling: string
  /** The prefix of calls within the country; numbers are written with it. */
  readonly trunk: string
  /** The number without calling code and trunk prefix. */
  readonly national: RegExp
  /** Patterns with their replacements, to group the digits; the first match counts. */
  readonly groups: readonly (readonly [RegExp, string])[]
  /** Removes national peculiarities that are not part of the number. */
  readonly normalise?: (digits: string) => string
  /** Stored without its calling code. */
  readonly storedWithoutCallingCode?: true
  /** The only spellings that are accepted; when absent, all that can be read. */
  readonly accepted?: RegExp
}

/** The pattern of a country's postal codes, and where their separator goes. */
export type PostalCodes = {
  readonly pattern: RegExp
  /** What people write before the code and is no part of it: a state, the country. Without separators, in capitals. */
  readonly before?: RegExp
  readonly written?: readonly [RegExp, string]
}

/** A country's phone numbers and postal codes. Its tax numbers are in `validation/rules/identity/is-tax-number.ts`. */
export type NationalForms = { readonly phone: PhonePlan; readonly postalCode: PostalCodes }
