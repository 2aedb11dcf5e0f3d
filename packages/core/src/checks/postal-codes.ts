/** What a country's postal codes look like, and how one is written once its separators are gone. */
type PostalCode = { readonly pattern: RegExp; readonly written?: readonly [RegExp, string] }

const codes: Readonly<Record<string, PostalCode>> = {
  /** Five digits, the first two the département (Corsica's are 20). */
  FR: { pattern: /^(0[1-9]|[1-8]\d|9[0-8])\d{3}$/ },
  /** Five digits, the first two the province. */
  ES: { pattern: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/ },
  PT: { pattern: /^[1-9]\d{3}-\d{3}$/, written: [/^(\d{4})(\d{3})$/, '$1-$2'] },
  /** CEP. */
  BR: { pattern: /^(?!00)\d{5}-\d{3}$/, written: [/^(\d{5})(\d{3})$/, '$1-$2'] },
  /** Outward and inward code; letters that are easily misread do not stand in the inward one. */
  GB: {
    pattern: /^(GIR 0AA|[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2})$/,
    written: [/^(.+)(...)$/, '$1 $2'],
  },
  /** Four digits, with the letter of the province or as the whole CPA. */
  AR: { pattern: /^([A-HJ-NP-Z]?[1-9]\d{3}|[A-HJ-NP-Z][1-9]\d{3}[A-Z]{3})$/ },
}

/**
 * The one spelling of a postal code that is stored: `1000-001`, `SW1A 1AA`, `C1425ABC`. Of the United States in
 * capitals and with its dash.
 */
export function canonicalPostalCode(country: string, text: string): string {
  const code = Object.hasOwn(codes, country) ? codes[country] : undefined
  if (!code) return text.replace(/^(\d{5})(\d{4})$/, '$1-$2').toUpperCase()
  const bare = text.toUpperCase().replace(/[\s.-]/g, '')
  return code.written ? bare.replace(code.written[0], code.written[1]) : bare
}

/** Whether the text is a postal code of that country, however it is spaced. */
export function isPostalCodeOf(country: string, text: string): boolean {
  const code = Object.hasOwn(codes, country) ? codes[country] : undefined
  return code?.pattern.test(canonicalPostalCode(country, text)) ?? false
}
