import { clearingEffects } from '@coverwright/catalogue/countries/clearing-effects'
import { france } from '@coverwright/catalogue/countries/fr/country'
import { franceOpening } from '@coverwright/catalogue/countries/fr/opening'
import { frFr } from '@coverwright/catalogue/messages/fr-fr'
import { siteFlow } from '@coverwright/catalogue/sites/site-flow'
import { createLazyModule } from '../../../ui/interaction/lazy-module.ts'
import type { CountryModule } from '../country-content.ts'

/** Everything of France. */
export const country: CountryModule = {
  first: { messages: frFr, locale: 'fr-FR', opening: franceOpening },
  later: {
    flowOf: (site) => siteFlow(site, france).flow,
    messages: frFr,
    agentVoice: createLazyModule(
      async () => (await import('@coverwright/catalogue/messages/agent-voices/fr-fr-voice')).frFrAgentVoice,
    ),
    clearingEffects: clearingEffects(france),
    country: france,
  },
}
