import { argentina } from '@coverwright/catalogue/countries/ar/country'
import { argentineOpening } from '@coverwright/catalogue/countries/ar/opening'
import { clearingEffects } from '@coverwright/catalogue/countries/clearing-effects'
import { esArFirst } from '@coverwright/catalogue/messages/es-ar-first'
import { esArLater } from '@coverwright/catalogue/messages/es-ar-later'
import { siteFlow } from '@coverwright/catalogue/sites/site-flow'
import type { CountryModule } from '../later-parts.ts'

/** Everything of Argentina. */
export const country: CountryModule = {
  first: { messages: esArFirst, locale: 'es-AR', opening: argentineOpening },
  later: {
    flowOf: (site) => siteFlow(site, argentina).flow,
    messages: esArLater,
    clearingEffects: clearingEffects(argentina),
    country: argentina,
  },
}
