import type { Messages } from '@coverwright/core/text/text'
import { bindingMails } from './en-US/binding.ts'
import { dataRights } from './en-US/data-rights.ts'
import { documentMails } from './en-US/documents.ts'
import { mails } from './en-US/mails.ts'
import { noticeMails } from './en-US/notices.ts'
import { policyMails } from './en-US/policies.ts'
import { serverOnly } from './en-US/server-only.ts'
import { enUsFirst } from './en-us-first.ts'
import { enUsLater } from './en-us-later.ts'

/** Every text of the US English sites. The browser loads the first and the later ones. */
export const enUs: Messages = {
  ...enUsFirst,
  ...enUsLater,
  ...dataRights,
  ...mails,
  ...bindingMails,
  ...policyMails,
  ...documentMails,
  ...noticeMails,
  ...serverOnly,
}
