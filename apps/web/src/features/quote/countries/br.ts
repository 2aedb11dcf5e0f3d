import { brazil } from '@coverwright/catalogue/countries/br/country'
import { opening } from '@coverwright/catalogue/countries/br/opening'
import { clearingEffects } from '@coverwright/catalogue/countries/clearing-effects'
import { ptBr } from '@coverwright/catalogue/messages/pt-br'
import { siteFlow } from '@coverwright/catalogue/sites/site-flow'
import type { CountryModule } from '../country-content.ts'

/** Everything of Brazil. */
export const country: CountryModule = {
  first: { messages: ptBr, locale: 'pt-BR', opening },
  later: {
    flowOf: (site) => siteFlow(site, brazil).flow,
    messages: ptBr,
    clearingEffects: clearingEffects(brazil),
    country: brazil,
  },
}
