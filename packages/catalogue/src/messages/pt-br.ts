import type { Messages } from '@coverwright/core/text/text'
import { dataRights } from './pt-BR/data-rights.ts'
import { mails } from './pt-BR/mails.ts'
import { quoting } from './pt-BR/quoting.ts'
import { ptBrFirst } from './pt-br-first.ts'
import { ptBrLater } from './pt-br-later.ts'

/** Every text of the Brazilian sites, for the server and for tests; the browser loads the first two parts. */
export const ptBr: Messages = { ...dataRights, ...mails, ...quoting, ...ptBrFirst, ...ptBrLater }
