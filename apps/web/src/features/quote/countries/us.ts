import { clearingEffects } from '@coverwright/catalogue/countries/clearing-effects'
import { unitedStates } from '@coverwright/catalogue/countries/us/country'
import { enUsLater } from '@coverwright/catalogue/messages/en-us-later'
import { siteFlow } from '@coverwright/catalogue/sites/site-flow'
import type { CountryContent } from '../country-content.ts'

/** Everything of the United States that the first page does not need, as one lazy module. */
export const content: CountryContent = {
  flowOf: (site) => siteFlow(site, unitedStates).flow,
  messages: enUsLater,
  clearingEffects: clearingEffects(unitedStates),
  country: unitedStates,
}
