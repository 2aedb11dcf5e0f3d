import type { Messages } from '@coverwright/core/text/text'
import { localServerWords } from './es-AR/local-words.ts'
import { esArFirst } from './es-ar-first.ts'
import { esArLater } from './es-ar-later.ts'
import { dataRights } from './es-ES/data-rights.ts'
import { mails } from './es-ES/mails.ts'
import { quoting } from './es-ES/quoting.ts'

/** Every text of the Argentine sites, for the server and for tests; the browser loads it in two parts. */
export const esAr: Messages = { ...esArFirst, ...esArLater, ...dataRights, ...mails, ...quoting, ...localServerWords }
