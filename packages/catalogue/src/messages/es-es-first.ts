import type { Messages } from '@coverwright/core/text/text'
import { checks } from './es-ES/checks.ts'
import { cookieBarTexts } from './es-ES/cookie-bar.ts'
import { countryFirst } from './es-ES/country-first.ts'
import { firstPage } from './es-ES/first-page.ts'
import { pages } from './es-ES/pages.ts'
import { ui } from './es-ES/ui.ts'

/** What the first page may need to say. */
export const esEsFirst: Messages = { ...checks, ...cookieBarTexts, ...firstPage, ...pages, ...ui, ...countryFirst }
