import { clearingEffects } from '@coverwright/catalogue/countries/clearing-effects'
import { spain } from '@coverwright/catalogue/countries/es/country'
import { esEsLater } from '@coverwright/catalogue/messages/es-es-later'
import { siteFlow } from '@coverwright/catalogue/sites/site-flow'
import type { LaterParts } from '../later-parts.ts'

/** Everything of Spain that the first page does without. */
export const later: LaterParts = {
  flowOf: (site) => siteFlow(site, spain).flow,
  messages: esEsLater,
  clearingEffects: clearingEffects(spain),
  country: spain,
}
