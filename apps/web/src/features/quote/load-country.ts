import type { CountryCode, defaultCountry } from '@coverwright/core/national/forms-of'
import type { CountryModule } from './country-content.ts'

type Load = () => Promise<CountryModule>

/** Countries with a lazy module. A new country is a file and a line here. */
const countries: Readonly<Record<Exclude<CountryCode, typeof defaultCountry>, Load>> = {
  BR: async () => (await import('./countries/br.ts')).country,
  AR: async () => (await import('./countries/ar.ts')).country,
  FR: async () => (await import('./countries/fr.ts')).country,
  ES: async () => (await import('./countries/es.ts')).country,
  PT: async () => (await import('./countries/pt.ts')).country,
  GB: async () => (await import('./countries/gb.ts')).country,
}

const byCode: Readonly<Record<string, Load>> = countries

/** Fetches a country's content; undefined for a country without a module. */
export const loadCountry = async (country: string): Promise<CountryModule | undefined> =>
  Object.hasOwn(byCode, country) ? await byCode[country]?.() : undefined
