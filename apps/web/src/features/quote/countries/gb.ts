import { clearingEffects } from '@coverwright/catalogue/countries/clearing-effects'
import { unitedKingdom } from '@coverwright/catalogue/countries/gb/country'
import { unitedKingdomOpening } from '@coverwright/catalogue/countries/gb/opening'
import { enGb } from '@coverwright/catalogue/messages/en-gb'
import { siteFlow } from '@coverwright/catalogue/sites/site-flow'
import type { CountryModule } from '../country-content.ts'

/** Everything of the United Kingdom. */
export const country: CountryModule = {
  first: { messages: enGb, locale: 'en-GB', opening: unitedKingdomOpening },
  later: {
    flowOf: (site) => siteFlow(site, unitedKingdom).flow,
    messages: enGb,
    clearingEffects: clearingEffects(unitedKingdom),
    country: unitedKingdom,
  },
}
