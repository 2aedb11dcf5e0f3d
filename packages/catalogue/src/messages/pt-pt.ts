import type { Messages } from '@coverwright/core/text/text'
import { dataRights } from './pt-PT/data-rights.ts'
import { mails } from './pt-PT/mails.ts'
import { quoting } from './pt-PT/quoting.ts'
import { ptPtFirst } from './pt-pt-first.ts'
import { ptPtLater } from './pt-pt-later.ts'

/** Every text of the Portuguese sites, for the server and for tests; the browser loads the first and the later ones. */
export const ptPt: Messages = { ...ptPtFirst, ...dataRights, ...mails, ...quoting, ...ptPtLater }
