import { argentina } from '@coverwright/catalogue/countries/ar/country'
import { argentineOpening } from '@coverwright/catalogue/countries/ar/opening'
import { clearingEffects } from '@coverwright/catalogue/countries/clearing-effects'
import { esAr } from '@coverwright/catalogue/messages/es-ar'
import { siteFlow } from '@coverwright/catalogue/sites/site-flow'
import { createLazyModule } from '../../../ui/interaction/lazy-module.ts'
import type { CountryModule } from '../country-content.ts'

/** Everything of Argentina. */
export const country: CountryModule = {
  first: { messages: esAr, locale: 'es-AR', opening: argentineOpening },
  later: {
    flowOf: (site) => siteFlow(site, argentina).flow,
    messages: esAr,
    agentVoice: createLazyModule(
      async () => (await import('@coverwright/catalogue/messages/agent-voices/es-ar-voice')).esArAgentVoice,
    ),
    clearingEffects: clearingEffects(argentina),
    country: argentina,
  },
}
