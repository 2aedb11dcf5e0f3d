import type { Messages } from '@coverwright/core/text/text'
import { accountTexts } from './en-US/account.ts'
import { billingTexts } from './en-US/billing.ts'
import { bindingTexts } from './en-US/binding.ts'
import { consoleTexts } from './en-US/console.ts'
import { deskTexts } from './en-US/desk.ts'
import { documentTexts } from './en-US/documents.ts'
import { myMailTexts } from './en-US/my-mail.ts'
import { outboxPage } from './en-US/outbox.ts'
import { policyTexts } from './en-US/policies.ts'

/** What only pages say that are not steps of an application; fetched with them. */
export const enUsPages: Messages = {
  ...accountTexts,
  ...billingTexts,
  ...bindingTexts,
  ...consoleTexts,
  ...deskTexts,
  ...documentTexts,
  ...myMailTexts,
  ...outboxPage,
  ...policyTexts,
}
