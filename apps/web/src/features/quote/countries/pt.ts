import { clearingEffects } from '@coverwright/catalogue/countries/clearing-effects'
import { portugal } from '@coverwright/catalogue/countries/pt/country'
import { portugalOpening } from '@coverwright/catalogue/countries/pt/opening'
import { ptPt } from '@coverwright/catalogue/messages/pt-pt'
import { siteFlow } from '@coverwright/catalogue/sites/site-flow'
import { createLazyModule } from '../../../ui/interaction/lazy-module.ts'
import type { CountryModule } from '../country-content.ts'

/** Everything of Portugal. */
export const country: CountryModule = {
  first: { messages: ptPt, locale: 'pt-PT', opening: portugalOpening },
  later: {
    flowOf: (site) => siteFlow(site, portugal).flow,
    messages: ptPt,
    agentVoice: createLazyModule(
      async () => (await import('@coverwright/catalogue/messages/agent-voices/pt-pt-voice')).ptPtAgentVoice,
    ),
    clearingEffects: clearingEffects(portugal),
    country: portugal,
  },
}
