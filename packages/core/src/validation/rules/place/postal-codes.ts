import { formsOf } from '../../../national/forms-of.ts'

/** No country's code is longer. Anything else, such as a city before it, is left as it was typed. */
const mayBeCode = /^[A-Z\d]{1,10}$/

/** The stored spelling of a postal code: `1000-001`, `SW1A 1AA`, `C1425ABC`, `60614-1234`. */
export function canonicalPostalCode(country: string, text: string): string {
  const code = formsOf(country)?.postalCode
  const compact = text.toUpperCase().replace(/[\s.,-]/g, '')
  const bare = code?.before ? compact.replace(code.before, '') : compact
  if (!mayBeCode.test(bare)) return text
  return code?.written ? bare.replace(code.written[0], code.written[1]) : bare
}

/** Whether the text is a postal code of that country, however it is spaced. */
export function isPostalCodeOf(country: string, text: string): boolean {
  return formsOf(country)?.postalCode.pattern.test(canonicalPostalCode(country, text)) ?? false
}
