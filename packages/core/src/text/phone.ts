import { numberWithin, writtenNumber } from './phone-plans.ts'

/**
 * A phone number as it is stored. Of the United States: without spaces, parentheses, dashes and dots, nor a leading +1
 * (or 1 when 11 digits). Of another country: `+33612345678`; what is none of its numbers stays, to be refused.
 * Source: seed section 5.
 */
export function normalisedPhone(typed: string, country = 'US'): string {
  const bare = typed.replace(/[\s().-]/g, '').replace(/^\+1/, '')
  if (country !== 'US') return numberWithin(country, typed) ?? bare
  return /^1\d{10}$/.test(bare) ? bare.slice(1) : bare
}

/**
 * (xxx) xxx-xxxx for exactly 10 digits, a number of a known country as it is written in that country, else undefined:
 * no link is made of anything else. Never the international form: who reads a French number here reads a French page,
 * and a field shows again what it takes.
 */
export function displayedPhone(phone: string): string | undefined {
  const stored = normalisedPhone(phone)
  const match = /^(\d{3})(\d{3})(\d{4})$/.exec(stored)
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : writtenNumber(stored)
}

/** The address of a link that calls; undefined for what is not displayed as a phone. */
export function phoneHref(phone: string): string | undefined {
  if (displayedPhone(phone) === undefined) return undefined
  const stored = normalisedPhone(phone)
  return `tel:${stored.startsWith('+') ? '' : '+1'}${stored}`
}
