import type { Messages } from '@coverwright/core/text/text'
import { accountTexts } from './en-US/account.ts'
import { agent } from './en-US/agent.ts'
import { application } from './en-US/application.ts'
import { changes } from './en-US/changes.ts'
import { checks } from './en-US/checks.ts'
import { cookieBarTexts } from './en-US/cookie-bar.ts'
import { cookieTexts } from './en-US/cookies.ts'
import { dataRights } from './en-US/data-rights.ts'
import { firstChecks } from './en-US/first-checks.ts'
import { firstPage } from './en-US/first-page.ts'
import { formParts } from './en-US/form-parts.ts'
import { lists } from './en-US/lists.ts'
import { mails } from './en-US/mails.ts'
import { messageTexts } from './en-US/messages.ts'
import { outboxPage } from './en-US/outbox.ts'
import { pages } from './en-US/pages.ts'
import { peopleTexts } from './en-US/people.ts'
import { quotePages } from './en-US/quote-pages.ts'
import { quoting } from './en-US/quoting.ts'
import { renewalPages } from './en-US/renewal-pages.ts'
import { renewalsTexts } from './en-US/renewals.ts'
import { saidBefore } from './en-US/said-before.ts'
import { taxNumbers } from './en-US/tax-numbers.ts'
import { ui } from './en-US/ui.ts'
import { enUsLines } from './en-us-lines.ts'

/** Every text of the US English sites, for the server and for tests; the browser loads all but `quoting`, in two parts. */
export const enUs: Messages = {
  ...accountTexts,
  ...agent,
  ...application,
  ...changes,
  ...checks,
  ...cookieBarTexts,
  ...cookieTexts,
  ...dataRights,
  ...firstChecks,
  ...firstPage,
  ...formParts,
  ...lists,
  ...mails,
  ...messageTexts,
  ...outboxPage,
  ...pages,
  ...peopleTexts,
  ...quotePages,
  ...saidBefore,
  ...renewalPages,
  ...quoting,
  ...taxNumbers,
  ...ui,
  ...enUsLines,
  ...renewalsTexts,
}
