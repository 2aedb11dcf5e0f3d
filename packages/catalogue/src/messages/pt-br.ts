import type { Messages } from '@coverwright/core/text/text'
import { accountTexts } from './pt-BR/account.ts'
import { agent } from './pt-BR/agent.ts'
import { application } from './pt-BR/application.ts'
import { billingTexts } from './pt-BR/billing.ts'
import { bindingMails, bindingTexts } from './pt-BR/binding.ts'
import { checks } from './pt-BR/checks.ts'
import { consoleTexts } from './pt-BR/console.ts'
import { cookieBarTexts } from './pt-BR/cookie-bar.ts'
import { cookieTexts } from './pt-BR/cookies.ts'
import { country } from './pt-BR/country.ts'
import { dataRights } from './pt-BR/data-rights.ts'
import { deskTexts } from './pt-BR/desk.ts'
import { documentMails, documentTexts } from './pt-BR/documents.ts'
import { earlierAnswers } from './pt-BR/earlier-answers.ts'
import { embeddingTexts } from './pt-BR/embedding.ts'
import { firstPage } from './pt-BR/first-page.ts'
import { formParts } from './pt-BR/form-parts.ts'
import { frame } from './pt-BR/frame.ts'
import { lists } from './pt-BR/lists.ts'
import { mails } from './pt-BR/mails.ts'
import { myMailTexts } from './pt-BR/my-mail.ts'
import { noticeMails } from './pt-BR/notices.ts'
import { offerTexts } from './pt-BR/offers.ts'
import { outboxPage } from './pt-BR/outbox.ts'
import { policyMails, policyTexts } from './pt-BR/policies.ts'
import { recommendationsTexts } from './pt-BR/recommendations.ts'
import { reviewAndOffers } from './pt-BR/review-and-offers.ts'
import { secondFactorTexts } from './pt-BR/second-factor.ts'
import { serverOnly } from './pt-BR/server-only.ts'
import { signInTexts } from './pt-BR/sign-in.ts'
import { supportMessages } from './pt-BR/support-messages.ts'
import { taxNumbers } from './pt-BR/tax-numbers.ts'
import { ui } from './pt-BR/ui.ts'
import { uploads } from './pt-BR/uploads.ts'

/** Every text of the Brazilian sites. */
export const ptBr: Messages = {
  ...dataRights,
  ...mails,
  ...noticeMails,
  ...myMailTexts,
  ...serverOnly,
  ...checks,
  ...cookieBarTexts,
  ...firstPage,
  ...frame,
  ...ui,
  ...accountTexts,
  ...agent,
  ...application,
  ...cookieTexts,
  ...consoleTexts,
  ...deskTexts,
  ...documentTexts,
  ...embeddingTexts,
  ...formParts,
  ...lists,
  ...supportMessages,
  ...offerTexts,
  ...outboxPage,
  ...signInTexts,
  ...policyTexts,
  ...policyMails,
  ...documentMails,
  ...reviewAndOffers,
  ...bindingTexts,
  ...billingTexts,
  ...bindingMails,
  ...earlierAnswers,
  ...secondFactorTexts,
  ...recommendationsTexts,
  ...taxNumbers,
  ...uploads,
  ...country,
}
