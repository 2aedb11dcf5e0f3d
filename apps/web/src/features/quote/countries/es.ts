import { clearingEffects } from '@coverwright/catalogue/countries/clearing-effects'
import { spain } from '@coverwright/catalogue/countries/es/country'
import { opening } from '@coverwright/catalogue/countries/es/opening'
import { esEs } from '@coverwright/catalogue/messages/es-es'
import { siteFlow } from '@coverwright/catalogue/sites/site-flow'
import type { CountryModule } from '../country-content.ts'

/** Everything of Spain. */
export const country: CountryModule = {
  first: { messages: esEs, locale: 'es-ES', opening },
  later: {
    flowOf: (site) => siteFlow(site, spain).flow,
    messages: esEs,
    clearingEffects: clearingEffects(spain),
    country: spain,
  },
}
