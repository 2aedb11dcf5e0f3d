import { clearingEffects } from '@coverwright/catalogue/application/effects'
import { siteFlow } from '@coverwright/catalogue/flows/site-flow'
import { enUsLater } from '@coverwright/catalogue/messages/en-us-later'
import { states } from '@coverwright/catalogue/reference/states'
import type { LaterParts } from './later-parts.ts'

/** One file of everything that the first page does without. */
export const wholeFlow: LaterParts = {
  flowOf: (site) => siteFlow(site).flow,
  messages: enUsLater,
  clearingEffects,
  states,
}
