import { clearingEffects } from '@coverwright/catalogue/countries/clearing-effects'
import { portugal } from '@coverwright/catalogue/countries/pt/country'
import { portugalOpening } from '@coverwright/catalogue/countries/pt/opening'
import { ptPt } from '@coverwright/catalogue/messages/pt-pt'
import { siteFlow } from '@coverwright/catalogue/sites/site-flow'
import type { CountryModule } from '../country-content.ts'

/** Everything of Portugal. */
export const country: CountryModule = {
  first: { messages: ptPt, locale: 'pt-PT', opening: portugalOpening },
  later: {
    flowOf: (site) => siteFlow(site, portugal).flow,
    messages: ptPt,
    clearingEffects: clearingEffects(portugal),
    country: portugal,
  },
}
