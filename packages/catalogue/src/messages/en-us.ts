import type { Messages } from '@coverwright/core/text/text'
import { application } from './en-US/application.ts'
import { checks } from './en-US/checks.ts'
import { firstPage } from './en-US/first-page.ts'
import { formParts } from './en-US/form-parts.ts'
import { lists } from './en-US/lists.ts'
import { pages } from './en-US/pages.ts'
import { quotePages } from './en-US/quote-pages.ts'
import { quoting } from './en-US/quoting.ts'
import { renewalPages } from './en-US/renewal-pages.ts'
import { renewalsTexts } from './en-US/renewals.ts'
import { ui } from './en-US/ui.ts'
import { enUsLines } from './en-us-lines.ts'

/** Every text of the US English sites, for the server and for tests; the browser loads all but `quoting`, in two parts. */
export const enUs: Messages = {
  ...application,
  ...checks,
  ...firstPage,
  ...formParts,
  ...lists,
  ...pages,
  ...quotePages,
  ...renewalPages,
  ...quoting,
  ...ui,
  ...enUsLines,
  ...renewalsTexts,
}
