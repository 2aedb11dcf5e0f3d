import type { Messages } from '@coverwright/core/text/text'
import { accountTexts } from './fr-FR/account.ts'
import { agent } from './fr-FR/agent.ts'
import { application } from './fr-FR/application.ts'
import { billingTexts } from './fr-FR/billing.ts'
import { bindingMails, bindingTexts } from './fr-FR/binding.ts'
import { checks } from './fr-FR/checks.ts'
import { consoleTexts } from './fr-FR/console.ts'
import { cookieBarTexts } from './fr-FR/cookie-bar.ts'
import { cookieTexts } from './fr-FR/cookies.ts'
import { country } from './fr-FR/country.ts'
import { dataRights } from './fr-FR/data-rights.ts'
import { deskTexts } from './fr-FR/desk.ts'
import { documentMails, documentTexts } from './fr-FR/documents.ts'
import { earlierAnswers } from './fr-FR/earlier-answers.ts'
import { embeddingTexts } from './fr-FR/embedding.ts'
import { firstPage } from './fr-FR/first-page.ts'
import { formParts } from './fr-FR/form-parts.ts'
import { frame } from './fr-FR/frame.ts'
import { lists } from './fr-FR/lists.ts'
import { mails } from './fr-FR/mails.ts'
import { myMailTexts } from './fr-FR/my-mail.ts'
import { noticeMails } from './fr-FR/notices.ts'
import { offerTexts } from './fr-FR/offers.ts'
import { outboxPage } from './fr-FR/outbox.ts'
import { policyMails, policyTexts } from './fr-FR/policies.ts'
import { recommendationsTexts } from './fr-FR/recommendations.ts'
import { reviewAndOffers } from './fr-FR/review-and-offers.ts'
import { secondFactorTexts } from './fr-FR/second-factor.ts'
import { serverOnly } from './fr-FR/server-only.ts'
import { signInTexts } from './fr-FR/sign-in.ts'
import { supportMessages } from './fr-FR/support-messages.ts'
import { taxNumbers } from './fr-FR/tax-numbers.ts'
import { ui } from './fr-FR/ui.ts'
import { uploads } from './fr-FR/uploads.ts'

/** Every text of the French sites. */
export const frFr: Messages = {
  ...checks,
  ...cookieBarTexts,
  ...firstPage,
  ...frame,
  ...ui,
  ...dataRights,
  ...mails,
  ...noticeMails,
  ...myMailTexts,
  ...serverOnly,
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
