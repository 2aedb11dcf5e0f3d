import { clearingEffects } from '@coverwright/catalogue/countries/clearing-effects'
import { unitedKingdom } from '@coverwright/catalogue/countries/gb/country'
import { unitedKingdomOpening } from '@coverwright/catalogue/countries/gb/opening'
import { enGbFirst } from '@coverwright/catalogue/messages/en-gb-first'
import { enGbLater } from '@coverwright/catalogue/messages/en-gb-later'
import { siteFlow } from '@coverwright/catalogue/sites/site-flow'
import type { CountryModule } from '../later-parts.ts'

/** Everything of the United Kingdom. */
export const country: CountryModule = {
  first: { messages: enGbFirst, locale: 'en-GB', opening: unitedKingdomOpening },
  later: {
    flowOf: (site) => siteFlow(site, unitedKingdom).flow,
    messages: enGbLater,
    clearingEffects: clearingEffects(unitedKingdom),
    country: unitedKingdom,
  },
}
