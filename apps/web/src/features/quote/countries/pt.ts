import { clearingEffects } from '@coverwright/catalogue/countries/clearing-effects'
import { portugal } from '@coverwright/catalogue/countries/pt/country'
import { portugalOpening } from '@coverwright/catalogue/countries/pt/opening'
import { ptPtFirst } from '@coverwright/catalogue/messages/pt-pt-first'
import { ptPtLater } from '@coverwright/catalogue/messages/pt-pt-later'
import { siteFlow } from '@coverwright/catalogue/sites/site-flow'
import type { CountryModule } from '../later-parts.ts'

/** Everything of Portugal. */
export const country: CountryModule = {
  first: { messages: ptPtFirst, locale: 'pt-PT', opening: portugalOpening },
  later: {
    flowOf: (site) => siteFlow(site, portugal).flow,
    messages: ptPtLater,
    clearingEffects: clearingEffects(portugal),
    country: portugal,
  },
}
