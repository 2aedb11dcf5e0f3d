import type { Messages } from '@coverwright/core/text/text'
import { accountTexts } from './es-ES/account.ts'
import { agent } from './es-ES/agent.ts'
import { application } from './es-ES/application.ts'
import { billingTexts } from './es-ES/billing.ts'
import { bindingMails, bindingTexts } from './es-ES/binding.ts'
import { checks } from './es-ES/checks.ts'
import { consoleTexts } from './es-ES/console.ts'
import { cookieBarTexts } from './es-ES/cookie-bar.ts'
import { cookieTexts } from './es-ES/cookies.ts'
import { country } from './es-ES/country.ts'
import { dataRights } from './es-ES/data-rights.ts'
import { deskTexts } from './es-ES/desk.ts'
import { documentMails, documentTexts } from './es-ES/documents.ts'
import { earlierAnswers } from './es-ES/earlier-answers.ts'
import { embeddingTexts } from './es-ES/embedding.ts'
import { firstPage } from './es-ES/first-page.ts'
import { formParts } from './es-ES/form-parts.ts'
import { frame } from './es-ES/frame.ts'
import { lists } from './es-ES/lists.ts'
import { mails } from './es-ES/mails.ts'
import { myMailTexts } from './es-ES/my-mail.ts'
import { noticeMails } from './es-ES/notices.ts'
import { offerTexts } from './es-ES/offers.ts'
import { outboxPage } from './es-ES/outbox.ts'
import { policyMails, policyTexts } from './es-ES/policies.ts'
import { recommendationsTexts } from './es-ES/recommendations.ts'
import { reviewAndOffers } from './es-ES/review-and-offers.ts'
import { secondFactorTexts } from './es-ES/second-factor.ts'
import { serverOnly } from './es-ES/server-only.ts'
import { signInTexts } from './es-ES/sign-in.ts'
import { supportMessages } from './es-ES/support-messages.ts'
import { taxNumbers } from './es-ES/tax-numbers.ts'
import { ui } from './es-ES/ui.ts'
import { uploads } from './es-ES/uploads.ts'

/** Every text of the Spanish sites. */
export const esEs: Messages = {
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
  ...dataRights,
  ...mails,
  ...noticeMails,
  ...myMailTexts,
  ...serverOnly,
}
