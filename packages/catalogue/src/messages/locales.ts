import type { Messages } from '@coverwright/core/text/text'
import { enUs } from './en-us.ts'
import { esEs } from './es-es.ts'
import { ptPt } from './pt-pt.ts'

/** Every language the server speaks: a new one is a folder, its three files, and a line here. */
export const locales: Readonly<Record<string, Messages>> = { 'en-US': enUs, 'es-ES': esEs, 'pt-PT': ptPt }
