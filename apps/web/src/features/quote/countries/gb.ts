import { clearingEffects } from '@coverwright/catalogue/countries/clearing-effects'
import { unitedKingdom } from '@coverwright/catalogue/countries/gb/country'
import { unitedKingdomOpening } from '@coverwright/catalogue/countries/gb/opening'
import { enGb } from '@coverwright/catalogue/messages/en-gb'
import { siteFlow } from '@coverwright/catalogue/sites/site-flow'
import { createLazyModule } from '../../../ui/interaction/lazy-module.ts'
import type { CountryModule } from '../country-content.ts'

/** Everything of the United Kingdom. */
export const country: CountryModule = {
  first: { messages: enGb, locale: 'en-GB', opening: unitedKingdomOpening },
  later: {
    flowOf: (site) => siteFlow(site, unitedKingdom).flow,
    messages: enGb,
    agentVoice: createLazyModule(
      async () => (await import('@coverwright/catalogue/messages/agent-voices/en-gb-voice')).enGbAgentVoice,
    ),
    clearingEffects: clearingEffects(unitedKingdom),
    country: unitedKingdom,
  },
}
