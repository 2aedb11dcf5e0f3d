import type { Messages } from '@coverwright/core/text/text'
import { checks } from './en-US/checks.ts'
import { cookieBarTexts } from './en-US/cookie-bar.ts'
import { firstPage } from './en-US/first-page.ts'
import { pages } from './en-US/pages.ts'
import { ui } from './en-US/ui.ts'

/** What the first page may need to say. */
export const enUsFirst: Messages = { ...checks, ...cookieBarTexts, ...firstPage, ...pages, ...ui }
