import type { Messages } from '@coverwright/core/text/text'
import { checks } from './fr-FR/checks.ts'
import { cookieBarTexts } from './fr-FR/cookie-bar.ts'
import { countryFirst } from './fr-FR/country-first.ts'
import { firstPage } from './fr-FR/first-page.ts'
import { pages } from './fr-FR/pages.ts'
import { ui } from './fr-FR/ui.ts'

/** What the first page may need to say. */
export const frFrFirst: Messages = { ...checks, ...cookieBarTexts, ...firstPage, ...pages, ...ui, ...countryFirst }
