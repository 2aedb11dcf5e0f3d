import type { Messages } from '@coverwright/core/text/text'
import { accountTexts } from './pt-BR/account.ts'
import { agent } from './pt-BR/agent.ts'
import { application } from './pt-BR/application.ts'
import { cookieTexts } from './pt-BR/cookies.ts'
import { country } from './pt-BR/country.ts'
import { formParts } from './pt-BR/form-parts.ts'
import { lists } from './pt-BR/lists.ts'
import { messageTexts } from './pt-BR/messages.ts'
import { outboxPage } from './pt-BR/outbox.ts'
import { peopleTexts } from './pt-BR/people.ts'
import { quotePages } from './pt-BR/quote-pages.ts'
import { recommendationsTexts } from './pt-BR/recommendations.ts'
import { saidBefore } from './pt-BR/said-before.ts'
import { secondFactorTexts } from './pt-BR/second-factor.ts'
import { taxNumbers } from './pt-BR/tax-numbers.ts'
import { uploads } from './pt-BR/uploads.ts'

/** What only later pages say, in Brazilian Portuguese; fetched while the first one is filled in. */
export const ptBrLater: Messages = {
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
