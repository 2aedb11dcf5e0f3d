import type { Messages } from '@coverwright/core/text/text'
import { application } from './en-GB/application.ts'
import { country } from './en-GB/country.ts'
import { firstPage } from './en-GB/first-page.ts'
import { laterPages, servers } from './en-GB/later-pages.ts'
import { accountTexts } from './en-US/account.ts'
import { agent } from './en-US/agent.ts'
import { application as american } from './en-US/application.ts'
import { billingTexts } from './en-US/billing.ts'
import { bindingMails, bindingTexts } from './en-US/binding.ts'
import { changes } from './en-US/changes.ts'
import { checks } from './en-US/checks.ts'
import { consoleTexts } from './en-US/console.ts'
import { cookieTexts } from './en-US/cookies.ts'
import { dataRights } from './en-US/data-rights.ts'
import { deskTexts } from './en-US/desk.ts'
import { documentMails, documentTexts } from './en-US/documents.ts'
import { earlierAnswers } from './en-US/earlier-answers.ts'
import { embeddingTexts } from './en-US/embedding.ts'
import { formParts } from './en-US/form-parts.ts'
import { recommendationsTexts } from './en-US/lines/recommendations.ts'
import { lists } from './en-US/lists.ts'
import { mails } from './en-US/mails.ts'
import { myMailTexts } from './en-US/my-mail.ts'
import { noticeMails } from './en-US/notices.ts'
import { offerTexts } from './en-US/offers.ts'
import { outboxPage } from './en-US/outbox.ts'
import { policyMails, policyTexts } from './en-US/policies.ts'
import { reviewAndOffers } from './en-US/review-and-offers.ts'
import { secondFactorTexts } from './en-US/second-factor.ts'
import { serverOnly } from './en-US/server-only.ts'
import { signInTexts } from './en-US/sign-in.ts'
import { supportMessages } from './en-US/support-messages.ts'
import { taxNumbers } from './en-US/tax-numbers.ts'
import { uploads } from './en-US/uploads.ts'
import { enUsFirst } from './en-us-first.ts'

/** Every text of the British site. */
export const enGb: Messages = {
  ...enUsFirst,
  ...firstPage,
  ...dataRights,
  ...mails,
  ...noticeMails,
  ...myMailTexts,
  ...bindingMails,
  ...policyMails,
  ...documentMails,
  ...serverOnly,
  ...servers,
  ...accountTexts,
  ...agent,
  ...american,
  ...bindingTexts,
  ...billingTexts,
  ...changes,
  ...checks,
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
  ...reviewAndOffers,
  ...earlierAnswers,
  ...secondFactorTexts,
  ...recommendationsTexts,
  ...taxNumbers,
  ...uploads,
  ...application,
  ...laterPages,
  ...country,
}
