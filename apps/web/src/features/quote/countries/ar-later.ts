import { argentina } from '@coverwright/catalogue/countries/ar/country'
import { clearingEffects } from '@coverwright/catalogue/countries/clearing-effects'
import { esArLater } from '@coverwright/catalogue/messages/es-ar-later'
import { siteFlow } from '@coverwright/catalogue/sites/site-flow'
import type { LaterParts } from '../later-parts.ts'

/** Everything of Argentina that the first page does without. */
export const later: LaterParts = {
  flowOf: (site) => siteFlow(site, argentina).flow,
  messages: esArLater,
  clearingEffects: clearingEffects(argentina),
  country: argentina,
}
