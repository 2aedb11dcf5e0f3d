import type { Messages } from '@coverwright/core/text/text'
import { enGb } from './en-gb.ts'
import { enUs } from './en-us.ts'
import { esAr } from './es-ar.ts'
import { esEs } from './es-es.ts'
import { frFr } from './fr-fr.ts'
import { ptBr } from './pt-br.ts'
import { ptPt } from './pt-pt.ts'

/** Every locale of the server: a new one is a folder, its file, and a line here. */
export const locales: Readonly<Record<string, Messages>> = {
  'en-GB': enGb,
  'en-US': enUs,
  'es-AR': esAr,
  'es-ES': esEs,
  'fr-FR': frFr,
  'pt-PT': ptPt,
  'pt-BR': ptBr,
}
