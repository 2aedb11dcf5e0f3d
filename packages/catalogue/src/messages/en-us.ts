import type { Messages } from '@coverwright/core/text/text'
import { bindingMails } from './en-US/binding.ts'
import { dataRights } from './en-US/data-rights.ts'
import { documentMails } from './en-US/documents.ts'
import { mails } from './en-US/mails.ts'
import { noticeMails } from './en-US/notices.ts'
import { policyMails } from './en-US/policies.ts'
import { serverOnly } from './en-US/server-only.ts'
import { enUsFirst } from './en-us-first.ts'
import { enUsAnyLine, enUsLater } from './en-us-later.ts'
import { enUsLines } from './en-us-lines.ts'
import { enUsPages } from './en-us-pages.ts'

/** The texts of lines and of renewals only. */
export const enUsOfLines: Messages = Object.assign(
  {},
  enUsAnyLine,
  ...(await Promise.all(Object.values(enUsLines).map((load) => load()))),
)

/** Every text of the US English sites, which a browser loads in parts. */
export const enUs: Messages = {
  ...enUsFirst,
  ...enUsLater,
  ...enUsOfLines,
  ...enUsPages,
  ...dataRights,
  ...mails,
  ...bindingMails,
  ...policyMails,
  ...documentMails,
  ...noticeMails,
  ...serverOnly,
}
