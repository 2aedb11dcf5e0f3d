import { opening } from '@coverwright/catalogue/countries/es/opening'
import { esEsFirst } from '@coverwright/catalogue/messages/es-es-first'
import type { FirstParts } from '../first-parts.ts'

/** How an application begins in Spain. */
export const first: FirstParts = { messages: esEsFirst, locale: 'es-ES', opening }
