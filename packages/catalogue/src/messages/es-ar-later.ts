import type { Messages } from '@coverwright/core/text/text'
import { country } from './es-AR/country.ts'
import { localWords } from './es-AR/local-words.ts'
import { accountTexts } from './es-ES/account.ts'
import { agent } from './es-ES/agent.ts'
import { application } from './es-ES/application.ts'
import { cookieTexts } from './es-ES/cookies.ts'
import { formParts } from './es-ES/form-parts.ts'
import { lists } from './es-ES/lists.ts'
import { messageTexts } from './es-ES/messages.ts'
import { outboxPage } from './es-ES/outbox.ts'
import { peopleTexts } from './es-ES/people.ts'
import { quotePages } from './es-ES/quote-pages.ts'
import { recommendationsTexts } from './es-ES/recommendations.ts'
import { saidBefore } from './es-ES/said-before.ts'
import { secondFactorTexts } from './es-ES/second-factor.ts'
import { taxNumbers } from './es-ES/tax-numbers.ts'
import { uploads } from './es-ES/uploads.ts'

/** What only later pages say; fetched while the first one is filled in. Nothing of Spain’s own lines is among it. */
export const esArLater: Messages = {
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
  ...localWords,
  ...country,
}
