import { clearingEffects } from '@coverwright/catalogue/application/effects'
import { france } from '@coverwright/catalogue/countries/fr/country'
import { siteFlow } from '@coverwright/catalogue/flows/site-flow'
import { frFrLater } from '@coverwright/catalogue/messages/fr-fr-later'
import type { LaterParts } from '../later-parts.ts'

/** Everything of France that the first page does without. */
export const later: LaterParts = {
  flowOf: (site) => siteFlow(site, france).flow,
  messages: frFrLater,
  clearingEffects: clearingEffects(france),
  country: france,
}
