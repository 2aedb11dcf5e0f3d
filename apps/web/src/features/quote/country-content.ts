import type { Country, CountryOpening } from '@coverwright/catalogue/countries/country'
import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { CompiledFlow } from '@coverwright/core/evaluation/compile-flow'
import type { ClearingEffect } from '@coverwright/core/saving/clearing'
import type { Messages } from '@coverwright/core/text/text'
import type { LazyModule } from '../../ui/interaction/lazy-module.ts'

/** The content of the first page: its messages and the opening of the country's flow. */
export type FirstPageContent = {
  readonly messages: Messages
  readonly locale: string
  readonly opening: CountryOpening
}

/** The content of every page but the first: the country's flow, and all messages but those of `sections` and `pages`. */
export type CountryContent = {
  readonly flowOf: (site: PublicSite) => CompiledFlow
  readonly messages: Messages
  /** What only the pages of a section say, by its id, where that is too much for pages before it. */
  readonly sections?: Readonly<Record<string, LazyModule<Messages>>>
  /** What only dialogs say, and pages that are not steps, where that is too much for the steps. */
  readonly pages?: () => Promise<Messages>
  /** Texts that agents read in place of their clients'. */
  readonly agentVoice: LazyModule<Messages>
  readonly clearingEffects: readonly ClearingEffect[]
  readonly country: Country
}

/** All content of a country. */
export type CountryModule = { readonly first: FirstPageContent; readonly later: CountryContent }
