import { clearingEffects } from '@coverwright/catalogue/application/effects'
import { unitedStates } from '@coverwright/catalogue/countries/us/country'
import { siteFlow } from '@coverwright/catalogue/flows/site-flow'
import { enUsLater } from '@coverwright/catalogue/messages/en-us-later'
import type { LaterParts } from './later-parts.ts'

/** One file of everything that the first page does without. */
export const wholeFlow: LaterParts = {
  flowOf: (site) => siteFlow(site, unitedStates).flow,
  messages: enUsLater,
  clearingEffects: clearingEffects(unitedStates),
  country: unitedStates,
}
