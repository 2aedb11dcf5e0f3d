import type { Messages } from '@coverwright/core/text/text'
import { accountTexts } from './en-US/account.ts'
import { agent } from './en-US/agent.ts'
import { application } from './en-US/application.ts'
import { billingTexts } from './en-US/billing.ts'
import { bindingTexts } from './en-US/binding.ts'
import { changes } from './en-US/changes.ts'
import { checks } from './en-US/checks.ts'
import { cookieTexts } from './en-US/cookies.ts'
import { deskTexts } from './en-US/desk.ts'
import { documentTexts } from './en-US/documents.ts'
import { earlierAnswers } from './en-US/earlier-answers.ts'
import { formParts } from './en-US/form-parts.ts'
import { lists } from './en-US/lists.ts'
import { myMailTexts } from './en-US/my-mail.ts'
import { offerTexts } from './en-US/offers.ts'
import { outboxPage } from './en-US/outbox.ts'
import { policyTexts } from './en-US/policies.ts'
import { renewalPages } from './en-US/renewal-pages.ts'
import { renewalsTexts } from './en-US/renewals.ts'
import { reviewAndOffers } from './en-US/review-and-offers.ts'
import { secondFactorTexts } from './en-US/second-factor.ts'
import { signInTexts } from './en-US/sign-in.ts'
import { supportMessages } from './en-US/support-messages.ts'
import { taxNumbers } from './en-US/tax-numbers.ts'
import { uploads } from './en-US/uploads.ts'
import { enUsLines } from './en-us-lines.ts'

/** What only later pages say; fetched while the first one is filled in. */
export const enUsLater: Messages = {
  ...accountTexts,
  ...agent,
  ...application,
  ...bindingTexts,
  ...billingTexts,
  ...changes,
  ...checks,
  ...cookieTexts,
  ...deskTexts,
  ...documentTexts,
  ...formParts,
  ...lists,
  ...supportMessages,
  ...myMailTexts,
  ...offerTexts,
  ...outboxPage,
  ...signInTexts,
  ...policyTexts,
  ...reviewAndOffers,
  ...earlierAnswers,
  ...secondFactorTexts,
  ...renewalPages,
  ...enUsLines,
  ...taxNumbers,
  ...uploads,
  ...renewalsTexts,
}
