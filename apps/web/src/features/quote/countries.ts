import { unitedStatesOpening } from '@coverwright/catalogue/countries/us/opening'
import type { InsuranceType } from '@coverwright/catalogue/lines/insurance-types'
import { enUsFirst } from '@coverwright/catalogue/messages/en-us-first'
import type { PublicSite } from '@coverwright/catalogue/sites/site'
import { createLazyModule, type LazyModule } from '../../ui/interaction/lazy-module.ts'
import type { CountryContent, FirstPageContent } from './country-content.ts'

type OfCountry = Pick<PublicSite, 'country'>

type LoadedCountry = { readonly first: FirstPageContent; readonly content: LazyModule<CountryContent> }

/** The countries whose first page is loaded: the United States' is a part of this build. */
function createCountries() {
  const usual: LoadedCountry = {
    first: { messages: enUsFirst, locale: 'en-US', opening: unitedStatesOpening },
    content: createLazyModule(async () => (await import('./countries/us.ts')).content),
  }
  const loaded = new Map([[usual.first.opening.code as string, usual]])
  const of = ({ country }: OfCountry): LoadedCountry => loaded.get(country) ?? usual
  return {
    /** That of the United States for a country that is not loaded. */
    firstPage: (site: OfCountry): FirstPageContent => of(site).first,
    content: (site: OfCountry): LazyModule<CountryContent> => of(site).content,
    /** Fetches what the first page of a site needs. */
    load: async ({ country }: OfCountry): Promise<void> => {
      if (loaded.has(country)) return
      const { loadCountry } = await import('./load-country.ts')
      const module = await loadCountry(country)
      if (module) loaded.set(country, { first: module.first, content: createLazyModule(async () => module.later) })
    },
  }
}

export const countries = createCountries()

/** What every later page of a site needs; undefined until it is loaded. */
export const contentOf = (site: OfCountry): CountryContent | undefined => countries.content(site).loaded()

/** The insurance type of a line, as the site's country sells it; undefined for one that it does not. */
export const insuranceTypeOf = (site: OfCountry, line: string): InsuranceType | undefined =>
  contentOf(site)?.country.types.find((type) => type.line === line)

/** The name of a region of the site's country; its code for one that it does not have. */
export const regionName = (site: OfCountry, code: string): string =>
  contentOf(site)?.country.regions.find((region) => region.code === code)?.name ?? code
