import type { Messages } from '@coverwright/core/text/text'
import { countryFirst } from './es-AR/country-first.ts'
import { checks } from './es-ES/checks.ts'
import { cookieBarTexts } from './es-ES/cookie-bar.ts'
import { firstPage } from './es-ES/first-page.ts'
import { pages } from './es-ES/pages.ts'
import { ui } from './es-ES/ui.ts'

/** What the first page may need to say: Spain’s words, and Argentina’s own where they differ. */
export const esArFirst: Messages = { ...checks, ...cookieBarTexts, ...firstPage, ...pages, ...ui, ...countryFirst }
