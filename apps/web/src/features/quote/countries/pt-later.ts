import { clearingEffects } from '@coverwright/catalogue/countries/clearing-effects'
import { portugal } from '@coverwright/catalogue/countries/pt/country'
import { ptPtLater } from '@coverwright/catalogue/messages/pt-pt-later'
import { siteFlow } from '@coverwright/catalogue/sites/site-flow'
import type { LaterParts } from '../later-parts.ts'

/** Everything of Portugal that the first page does without. */
export const later: LaterParts = {
  flowOf: (site) => siteFlow(site, portugal).flow,
  messages: ptPtLater,
  clearingEffects: clearingEffects(portugal),
  country: portugal,
}
