import { clearingEffects } from '@coverwright/catalogue/countries/clearing-effects'
import { unitedStates } from '@coverwright/catalogue/countries/us/country'
import { enUsLater } from '@coverwright/catalogue/messages/en-us-later'
import { enUsLines } from '@coverwright/catalogue/messages/en-us-lines'
import { siteFlow } from '@coverwright/catalogue/sites/site-flow'
import { createLazyModule } from '../../../ui/interaction/lazy-module.ts'
import type { CountryContent } from '../country-content.ts'

/**
 * Everything of the United States that the first page does not need, as one lazy module; the words of each line, and
 * of pages that are no steps, come apart from it.
 */
export const content: CountryContent = {
  flowOf: (site) => siteFlow(site, unitedStates).flow,
  messages: enUsLater,
  pages: async () => (await import('@coverwright/catalogue/messages/en-us-pages')).enUsPages,
  sections: Object.fromEntries(Object.entries(enUsLines).map(([id, load]) => [id, createLazyModule(load)])),
  agentVoice: createLazyModule(
    async () => (await import('@coverwright/catalogue/messages/agent-voices/en-us-voice')).enUsAgentVoice,
  ),
  clearingEffects: clearingEffects(unitedStates),
  country: unitedStates,
}
