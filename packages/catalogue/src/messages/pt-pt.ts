import type { Messages } from '@coverwright/core/text/text'
import { accountTexts } from './pt-PT/account.ts'
import { agent } from './pt-PT/agent.ts'
import { application } from './pt-PT/application.ts'
import { billingTexts } from './pt-PT/billing.ts'
import { bindingMails, bindingTexts } from './pt-PT/binding.ts'
import { checks } from './pt-PT/checks.ts'
import { consoleTexts } from './pt-PT/console.ts'
import { cookieBarTexts } from './pt-PT/cookie-bar.ts'
import { cookieTexts } from './pt-PT/cookies.ts'
import { country } from './pt-PT/country.ts'
import { dataRights } from './pt-PT/data-rights.ts'
import { deskTexts } from './pt-PT/desk.ts'
import { documentMails, documentTexts } from './pt-PT/documents.ts'
import { earlierAnswers } from './pt-PT/earlier-answers.ts'
import { embeddingTexts } from './pt-PT/embedding.ts'
import { firstPage } from './pt-PT/first-page.ts'
import { formParts } from './pt-PT/form-parts.ts'
import { frame } from './pt-PT/frame.ts'
import { lists } from './pt-PT/lists.ts'
import { mails } from './pt-PT/mails.ts'
import { myMailTexts } from './pt-PT/my-mail.ts'
import { noticeMails } from './pt-PT/notices.ts'
import { offerTexts } from './pt-PT/offers.ts'
import { outboxPage } from './pt-PT/outbox.ts'
import { policyMails, policyTexts } from './pt-PT/policies.ts'
import { recommendationsTexts } from './pt-PT/recommendations.ts'
import { reviewAndOffers } from './pt-PT/review-and-offers.ts'
import { secondFactorTexts } from './pt-PT/second-factor.ts'
import { serverOnly } from './pt-PT/server-only.ts'
import { signInTexts } from './pt-PT/sign-in.ts'
import { supportMessages } from './pt-PT/support-messages.ts'
import { taxNumbers } from './pt-PT/tax-numbers.ts'
import { ui } from './pt-PT/ui.ts'
import { uploads } from './pt-PT/uploads.ts'

/** Every text of the Portuguese sites. */
export const ptPt: Messages = {
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
