import type { Messages } from '@coverwright/core/text/text'
import { dataRights } from './es-ES/data-rights.ts'
import { mails } from './es-ES/mails.ts'
import { quoting } from './es-ES/quoting.ts'
import { esEsFirst } from './es-es-first.ts'
import { esEsLater } from './es-es-later.ts'

/** Every text of the Spanish sites, for the server and for tests; the browser loads it in two parts. */
export const esEs: Messages = { ...esEsFirst, ...esEsLater, ...dataRights, ...mails, ...quoting }
