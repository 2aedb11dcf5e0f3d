import { clearingEffects } from '@coverwright/catalogue/application/effects'
import { argentina } from '@coverwright/catalogue/countries/ar/country'
import { siteFlow } from '@coverwright/catalogue/flows/site-flow'
import { esArLater } from '@coverwright/catalogue/messages/es-ar-later'
import type { LaterParts } from '../later-parts.ts'

/** Everything of Argentina that the first page does without. */
export const later: LaterParts = {
  flowOf: (site) => siteFlow(site, argentina).flow,
  messages: esArLater,
  clearingEffects: clearingEffects(argentina),
  country: argentina,
}
