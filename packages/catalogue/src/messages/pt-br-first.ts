import type { Messages } from '@coverwright/core/text/text'
import { checks } from './pt-BR/checks.ts'
import { cookieBarTexts } from './pt-BR/cookie-bar.ts'
import { countryFirst } from './pt-BR/country-first.ts'
import { firstPage } from './pt-BR/first-page.ts'
import { pages } from './pt-BR/pages.ts'
import { ui } from './pt-BR/ui.ts'

/** What the first page may need to say, in Brazilian Portuguese. */
export const ptBrFirst: Messages = { ...checks, ...cookieBarTexts, ...firstPage, ...pages, ...ui, ...countryFirst }
