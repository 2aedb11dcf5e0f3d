import type { CountryCode, usualCountry } from '@coverwright/core/national/forms-of'
import type { FirstParts } from './first-parts.ts'
import type { LaterParts } from './later-parts.ts'

type Elsewhere = {
  readonly first: () => Promise<FirstParts>
  readonly later: () => Promise<LaterParts>
}

/** Countries whose products a browser fetches when a site is theirs: a new one is two files and a line here. */
const countries: Readonly<Record<Exclude<CountryCode, typeof usualCountry>, Elsewhere>> = {
  BR: {
    first: async () => (await import('./countries/br-first.ts')).first,
    later: async () => (await import('./countries/br-later.ts')).later,
  },
  AR: {
    first: async () => (await import('./countries/ar-first.ts')).first,
    later: async () => (await import('./countries/ar-later.ts')).later,
  },
  FR: {
    first: async () => (await import('./countries/fr-first.ts')).first,
    later: async () => (await import('./countries/fr-later.ts')).later,
  },
  ES: {
    first: async () => (await import('./countries/es-first.ts')).first,
    later: async () => (await import('./countries/es-later.ts')).later,
  },
  PT: {
    first: async () => (await import('./countries/pt-first.ts')).first,
    later: async () => (await import('./countries/pt-later.ts')).later,
  },
  GB: {
    first: async () => (await import('./countries/gb-first.ts')).first,
    later: async () => (await import('./countries/gb-later.ts')).later,
  },
}

const known: Readonly<Record<string, Elsewhere>> = countries

export const elsewhere = (country: string): Elsewhere | undefined =>
  Object.hasOwn(known, country) ? known[country] : undefined
