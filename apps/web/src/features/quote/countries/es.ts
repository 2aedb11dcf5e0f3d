import { clearingEffects } from '@coverwright/catalogue/countries/clearing-effects'
import { spain } from '@coverwright/catalogue/countries/es/country'
import { opening } from '@coverwright/catalogue/countries/es/opening'
import { esEs } from '@coverwright/catalogue/messages/es-es'
import { siteFlow } from '@coverwright/catalogue/sites/site-flow'
import { createLazyModule } from '../../../ui/interaction/lazy-module.ts'
import type { CountryModule } from '../country-content.ts'

/** Everything of Spain. */
export const country: CountryModule = {
  first: { messages: esEs, locale: 'es-ES', opening },
  later: {
    flowOf: (site) => siteFlow(site, spain).flow,
    messages: esEs,
    agentVoice: createLazyModule(
      async () => (await import('@coverwright/catalogue/messages/agent-voices/es-es-voice')).esEsAgentVoice,
    ),
    clearingEffects: clearingEffects(spain),
    country: spain,
  },
}
