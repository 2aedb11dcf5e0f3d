import { clearingEffects } from '@coverwright/catalogue/countries/clearing-effects'
import { france } from '@coverwright/catalogue/countries/fr/country'
import { frFrLater } from '@coverwright/catalogue/messages/fr-fr-later'
import { siteFlow } from '@coverwright/catalogue/sites/site-flow'
import type { LaterParts } from '../later-parts.ts'

/** Everything of France that the first page does without. */
export const later: LaterParts = {
  flowOf: (site) => siteFlow(site, france).flow,
  messages: frFrLater,
  clearingEffects: clearingEffects(france),
  country: france,
}
