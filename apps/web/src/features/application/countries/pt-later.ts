import { clearingEffects } from '@coverwright/catalogue/application/effects'
import { portugal } from '@coverwright/catalogue/countries/pt/country'
import { siteFlow } from '@coverwright/catalogue/flows/site-flow'
import { ptPtLater } from '@coverwright/catalogue/messages/pt-pt-later'
import type { LaterParts } from '../later-parts.ts'

/** Everything of Portugal that the first page does without. */
export const later: LaterParts = {
  flowOf: (site) => siteFlow(site, portugal).flow,
  messages: ptPtLater,
  clearingEffects: clearingEffects(portugal),
  country: portugal,
}
