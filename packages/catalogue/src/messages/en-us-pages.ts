import type { Messages } from '@coverwright/core/text/text'
import { accountTexts } from './en-US/account.ts'
import { agent } from './en-US/agent.ts'
import { billingTexts } from './en-US/billing.ts'
import { bindingTexts } from './en-US/binding.ts'
import { consoleTexts } from './en-US/console.ts'
import { cookieTexts } from './en-US/cookies.ts'
import { deskTexts } from './en-US/desk.ts'
import { documentTexts } from './en-US/documents.ts'
import { embeddingTexts } from './en-US/embedding.ts'
import { myMailTexts } from './en-US/my-mail.ts'
import { offerTexts } from './en-US/offers.ts'
import { outboxPage } from './en-US/outbox.ts'
import { policyTexts } from './en-US/policies.ts'
import { renewalPages } from './en-US/renewal-pages.ts'
import { secondFactorTexts } from './en-US/second-factor.ts'
import { signInTexts } from './en-US/sign-in.ts'
import { supportMessages } from './en-US/support-messages.ts'

/** Texts of dialogs, and of pages that are not steps of an application; fetched with them. */
export const enUsPages: Messages = {
  ...accountTexts,
  ...billingTexts,
  ...agent,
  ...offerTexts,
  ...secondFactorTexts,
  ...renewalPages,
  ...supportMessages,
  ...signInTexts,
  ...cookieTexts,
  ...bindingTexts,
  ...consoleTexts,
  ...deskTexts,
  ...documentTexts,
  ...embeddingTexts,
  ...myMailTexts,
  ...outboxPage,
  ...policyTexts,
}
