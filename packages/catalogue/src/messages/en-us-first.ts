import type { Messages } from '@coverwright/core/text/text'
import { channelsFirst } from './en-US/channels-first.ts'
import { cookieBarTexts } from './en-US/cookie-bar.ts'
import { firstChecks } from './en-US/first-checks.ts'
import { firstPage } from './en-US/first-page.ts'
import { pages } from './en-US/pages.ts'
import { ui } from './en-US/ui.ts'

/** What the first page may need to say. */
export const enUsFirst: Messages = {
  ...firstChecks,
  ...cookieBarTexts,
  ...firstPage,
  ...channelsFirst,
  ...pages,
  ...ui,
}
