import type { Country, CountryOpening } from '@coverwright/catalogue/countries/country'
import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { CompiledFlow } from '@coverwright/core/evaluation/compile-flow'
import type { ClearingEffect } from '@coverwright/core/saving/clearing'
import type { Messages } from '@coverwright/core/text/text'

/** What the first page says and asks: the words of the site's language, and how its country begins. */
export type FirstPageContent = {
  readonly messages: Messages
  readonly locale: string
  readonly opening: CountryOpening
}

/** What every later page needs: the lines of insurance, and the words. */
export type CountryContent = {
  readonly flowOf: (site: PublicSite) => CompiledFlow
  readonly messages: Messages
  readonly clearingEffects: readonly ClearingEffect[]
  readonly country: Country
}

/** Everything that is sold and said in a country. */
export type CountryModule = { readonly first: FirstPageContent; readonly later: CountryContent }
