import { clearingEffects } from '@coverwright/catalogue/countries/clearing-effects'
import { unitedKingdom } from '@coverwright/catalogue/countries/gb/country'
import { enGbLater } from '@coverwright/catalogue/messages/en-gb-later'
import { siteFlow } from '@coverwright/catalogue/sites/site-flow'
import type { LaterParts } from '../later-parts.ts'

/** Everything of the United Kingdom that the first page does without. */
export const later: LaterParts = {
  flowOf: (site) => siteFlow(site, unitedKingdom).flow,
  messages: enGbLater,
  clearingEffects: clearingEffects(unitedKingdom),
  country: unitedKingdom,
}
