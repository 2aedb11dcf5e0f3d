import { unitedStatesOpening } from '@coverwright/catalogue/countries/us/opening'
import type { InsuranceType } from '@coverwright/catalogue/lines/insurance-types'
import { enUsFirst } from '@coverwright/catalogue/messages/en-us-first'
import type { PublicSite } from '@coverwright/catalogue/sites/site'
import { loadPhonePlans } from '@coverwright/core/text/phone'
import { createLazyModule, type LazyModule } from '../../ui/interaction/lazy-module.ts'
import type { CountryContent, FirstPageContent } from './country-content.ts'

type OfCountry = Pick<PublicSite, 'country'>

type LoadedCountry = { readonly first: FirstPageContent; readonly content: LazyModule<CountryContent> }

/** The loaded countries. The United States' first page is part of the main bundle. */
function createCountries() {
  const usual: LoadedCountry = {
    first: { messages: enUsFirst, locale: 'en-US', opening: unitedStatesOpening },
    content: createLazyModule(async () => {
      const [{ content }] = await Promise.all([import('./countries/us.ts'), loadPhonePlans()])
      return content
    }),
  }
  const loaded = new Map([[usual.first.opening.code as string, usual]])
  const of = ({ country }: OfCountry): LoadedCountry => loaded.get(country) ?? usual
  return {
    /** The content of the first page; that of the United States if the country is not loaded. */
    firstPage: (site: OfCountry): FirstPageContent => of(site).first,
    content: (site: OfCountry): LazyModule<CountryContent> => of(site).content,
    /** Fetches the content of a site's first page. */
    load: async ({ country }: OfCountry): Promise<void> => {
      if (loaded.has(country)) return
      const { loadCountry } = await import('./load-country.ts')
      const module = await loadCountry(country)
      if (!module) return
      const content = createLazyModule(async () => {
        await loadPhonePlans()
        return module.later
      })
      loaded.set(country, { first: module.first, content })
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
