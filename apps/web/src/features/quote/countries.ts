import { unitedStatesOpening } from '@coverwright/catalogue/countries/us/opening'
import type { InsuranceType } from '@coverwright/catalogue/lines/insurance-types'
import { enUsFirst } from '@coverwright/catalogue/messages/en-us-first'
import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { Messages } from '@coverwright/core/text/text'
import { createLazyModule, type LazyModule } from '../../ui/interaction/lazy-module.ts'
import type { CountryContent, FirstPageContent } from './country-content.ts'

type OfCountry = Pick<PublicSite, 'country'>

type LoadedCountry = {
  readonly first: FirstPageContent
  readonly content: LazyModule<CountryContent>
  /** What only pages say that are not steps. */
  readonly pages: LazyModule<Messages>
}

const loadedCountry = (first: FirstPageContent, load: () => Promise<CountryContent>): LoadedCountry => {
  const content = createLazyModule(load)
  return { first, content, pages: createLazyModule(async () => (await (await content.load()).pages?.()) ?? {}) }
}

/** The loaded countries. The United States' first page is part of the main bundle. */
function createCountries() {
  const usual = loadedCountry(
    { messages: enUsFirst, locale: 'en-US', opening: unitedStatesOpening },
    async () => (await import('./countries/us.ts')).content,
  )
  const loadedCountries = new Map([[usual.first.opening.code as string, usual]])
  const of = ({ country }: OfCountry): LoadedCountry => loadedCountries.get(country) ?? usual
  return {
    /** The content of the first page; that of the United States if the country is not loaded. */
    firstPage: (site: OfCountry): FirstPageContent => of(site).first,
    content: (site: OfCountry): LazyModule<CountryContent> => of(site).content,
    pages: (site: OfCountry): LazyModule<Messages> => of(site).pages,
    /** Fetches the content of a site's first page. */
    load: async ({ country }: OfCountry): Promise<void> => {
      if (loadedCountries.has(country)) return
      const { loadCountry } = await import('./load-country.ts')
      const module = await loadCountry(country)
      if (!module) return
      loadedCountries.set(
        country,
        loadedCountry(module.first, async () => module.later),
      )
    },
  }
}

export const countries = createCountries()

/** The content of every page but the first; undefined until it is loaded. */
export const contentOf = (site: OfCountry): CountryContent | undefined => countries.content(site).loaded()

/** The insurance type of a line; undefined if the site's country does not sell it, or is not loaded. */
export const insuranceTypeOf = (site: OfCountry, line: string): InsuranceType | undefined =>
  contentOf(site)?.country.types.find((type) => type.line === line)

/** The name of a region of the site's country; the code if it is unknown. */
export const regionName = (site: OfCountry, code: string): string =>
  contentOf(site)?.country.regions.find((region) => region.code === code)?.name ?? code
