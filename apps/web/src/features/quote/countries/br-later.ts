import { brazil } from '@coverwright/catalogue/countries/br/country'
import { clearingEffects } from '@coverwright/catalogue/countries/clearing-effects'
import { ptBrLater } from '@coverwright/catalogue/messages/pt-br-later'
import { siteFlow } from '@coverwright/catalogue/sites/site-flow'
import type { LaterParts } from '../later-parts.ts'

/** Everything of Brazil that the first page does without. */
export const later: LaterParts = {
  flowOf: (site) => siteFlow(site, brazil).flow,
  messages: ptBrLater,
  clearingEffects: clearingEffects(brazil),
  country: brazil,
}
