import type { Messages } from '@coverwright/core/text/text'
import { dataRights } from './fr-FR/data-rights.ts'
import { mails } from './fr-FR/mails.ts'
import { quoting } from './fr-FR/quoting.ts'
import { frFrFirst } from './fr-fr-first.ts'
import { frFrLater } from './fr-fr-later.ts'

/** Every text of the French sites, for the server and for tests; the browser loads the first and the later ones. */
export const frFr: Messages = { ...frFrFirst, ...dataRights, ...mails, ...quoting, ...frFrLater }
