import type { Messages } from '@coverwright/core/text/text'
import { accountTexts } from './pt-PT/account.ts'
import { agent } from './pt-PT/agent.ts'
import { application } from './pt-PT/application.ts'
import { cookieTexts } from './pt-PT/cookies.ts'
import { country } from './pt-PT/country.ts'
import { formParts } from './pt-PT/form-parts.ts'
import { lists } from './pt-PT/lists.ts'
import { messageTexts } from './pt-PT/messages.ts'
import { outboxPage } from './pt-PT/outbox.ts'
import { peopleTexts } from './pt-PT/people.ts'
import { quotePages } from './pt-PT/quote-pages.ts'
import { recommendationsTexts } from './pt-PT/recommendations.ts'
import { saidBefore } from './pt-PT/said-before.ts'
import { secondFactorTexts } from './pt-PT/second-factor.ts'
import { taxNumbers } from './pt-PT/tax-numbers.ts'
import { uploads } from './pt-PT/uploads.ts'

/** What only later pages say; fetched while the first one is filled in. */
export const ptPtLater: Messages = {
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
