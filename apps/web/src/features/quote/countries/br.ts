import { brazil } from '@coverwright/catalogue/countries/br/country'
import { opening } from '@coverwright/catalogue/countries/br/opening'
import { clearingEffects } from '@coverwright/catalogue/countries/clearing-effects'
import { ptBr } from '@coverwright/catalogue/messages/pt-br'
import { siteFlow } from '@coverwright/catalogue/sites/site-flow'
import { createLazyModule } from '../../../ui/interaction/lazy-module.ts'
import type { CountryModule } from '../country-content.ts'

/** Everything of Brazil. */
export const country: CountryModule = {
  first: { messages: ptBr, locale: 'pt-BR', opening },
  later: {
    flowOf: (site) => siteFlow(site, brazil).flow,
    messages: ptBr,
    agentVoice: createLazyModule(
      async () => (await import('@coverwright/catalogue/messages/agent-voices/pt-br-voice')).ptBrAgentVoice,
    ),
    clearingEffects: clearingEffects(brazil),
    country: brazil,
  },
}
