import type { Messages } from '@coverwright/core/text/text'
import { servers } from './en-GB/pages.ts'
import { enGbFirst } from './en-gb-first.ts'
import { enGbLater } from './en-gb-later.ts'
import { dataRights } from './en-US/data-rights.ts'
import { mails } from './en-US/mails.ts'
import { quoting } from './en-US/quoting.ts'

/** Every text of the British site, for the server and for tests; the browser loads the first and the later ones. */
export const enGb: Messages = { ...enGbFirst, ...dataRights, ...mails, ...quoting, ...servers, ...enGbLater }
