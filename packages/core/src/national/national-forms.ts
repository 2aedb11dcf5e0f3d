/**
 * How a country's phone numbers are written and stored. Which numbers exist is in the numbering plans, see
 * `text/phone-plans.ts`.
 */
export type PhoneForms = {
  readonly calling: string
  /** Patterns of numbers without calling code, with their replacements, to group the digits; the first match counts. */
  readonly groups: readonly (readonly [RegExp, string])[]
  /** Stored without its calling code. */
  readonly storedWithoutCallingCode?: true
  /** The only spellings of national numbers that a check accepts; when absent, all that can be read. */
  readonly accepted?: RegExp
  /** The numbers without calling code that exist, where the numbering plans know only their length. */
  readonly exists?: RegExp
}

/** The pattern of a country's postal codes, and where their separator goes. */
export type PostalCodes = {
  readonly pattern: RegExp
  /** What people write before the code that is no part of it: a state, the country. Without separators, in capitals. */
  readonly before?: RegExp
  readonly written?: readonly [RegExp, string]
  /** In an address it comes after town and state, as in “Naperville, Illinois 60540”; elsewhere before the town. */
  readonly comesLast?: true
  /** A numeric keypad cannot type it. */
  readonly hasLetters?: true
}

/** A country's phone numbers and postal codes. Its tax numbers are in `validation/rules/identity/is-tax-number.ts`. */
export type NationalForms = { readonly phone: PhoneForms; readonly postalCode: PostalCodes }
