import type { Messages } from '@coverwright/core/text/text'
import { accountTexts } from './fr-FR/account.ts'
import { agent } from './fr-FR/agent.ts'
import { application } from './fr-FR/application.ts'
import { cookieTexts } from './fr-FR/cookies.ts'
import { country } from './fr-FR/country.ts'
import { formParts } from './fr-FR/form-parts.ts'
import { lists } from './fr-FR/lists.ts'
import { messageTexts } from './fr-FR/messages.ts'
import { outboxPage } from './fr-FR/outbox.ts'
import { peopleTexts } from './fr-FR/people.ts'
import { quotePages } from './fr-FR/quote-pages.ts'
import { recommendationsTexts } from './fr-FR/recommendations.ts'
import { saidBefore } from './fr-FR/said-before.ts'
import { secondFactorTexts } from './fr-FR/second-factor.ts'
import { taxNumbers } from './fr-FR/tax-numbers.ts'
import { uploads } from './fr-FR/uploads.ts'

/** What only later pages say; fetched while the first one is filled in. */
export const frFrLater: Messages = {
  ...accountTexts,
  ...agent,
  ...application,
  ...cookieTexts,
  ...formParts,
  ...lists,
  ...messageTexts,
  ...outboxPage,
  ...peopleTexts,
  ...quotePages,
  ...saidBefore,
  ...secondFactorTexts,
  ...recommendationsTexts,
  ...taxNumbers,
  ...uploads,
  ...country,
}
