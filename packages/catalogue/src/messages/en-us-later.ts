import type { Messages } from '@coverwright/core/text/text'
import { application } from './en-US/application.ts'
import { formParts } from './en-US/form-parts.ts'
import { lists } from './en-US/lists.ts'
import { quotePages } from './en-US/quote-pages.ts'
import { renewalPages } from './en-US/renewal-pages.ts'
import { renewalsTexts } from './en-US/renewals.ts'
import { uploads } from './en-US/uploads.ts'
import { enUsLines } from './en-us-lines.ts'

/** What only later pages say; fetched while the first one is filled in. */
export const enUsLater: Messages = {
  ...application,
  ...formParts,
  ...lists,
  ...quotePages,
  ...renewalPages,
  ...enUsLines,
  ...uploads,
  ...renewalsTexts,
}
