import { clearingEffects } from '@coverwright/catalogue/application/effects'
import { unitedKingdom } from '@coverwright/catalogue/countries/gb/country'
import { siteFlow } from '@coverwright/catalogue/flows/site-flow'
import { enGbLater } from '@coverwright/catalogue/messages/en-gb-later'
import type { LaterParts } from '../later-parts.ts'

/** Everything of the United Kingdom that the first page does without. */
export const later: LaterParts = {
  flowOf: (site) => siteFlow(site, unitedKingdom).flow,
  messages: enGbLater,
  clearingEffects: clearingEffects(unitedKingdom),
  country: unitedKingdom,
}
