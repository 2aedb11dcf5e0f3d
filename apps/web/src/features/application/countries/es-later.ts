import { clearingEffects } from '@coverwright/catalogue/application/effects'
import { spain } from '@coverwright/catalogue/countries/es/country'
import { siteFlow } from '@coverwright/catalogue/flows/site-flow'
import { esEsLater } from '@coverwright/catalogue/messages/es-es-later'
import type { LaterParts } from '../later-parts.ts'

/** Everything of Spain that the first page does without. */
export const later: LaterParts = {
  flowOf: (site) => siteFlow(site, spain).flow,
  messages: esEsLater,
  clearingEffects: clearingEffects(spain),
  country: spain,
}
