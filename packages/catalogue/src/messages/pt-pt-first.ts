import type { Messages } from '@coverwright/core/text/text'
import { checks } from './pt-PT/checks.ts'
import { cookieBarTexts } from './pt-PT/cookie-bar.ts'
import { countryFirst } from './pt-PT/country-first.ts'
import { firstPage } from './pt-PT/first-page.ts'
import { pages } from './pt-PT/pages.ts'
import { ui } from './pt-PT/ui.ts'

/** What the first page may need to say. */
export const ptPtFirst: Messages = { ...checks, ...cookieBarTexts, ...firstPage, ...pages, ...ui, ...countryFirst }
