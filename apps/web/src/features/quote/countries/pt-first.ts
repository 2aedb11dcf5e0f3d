import { portugalOpening } from '@coverwright/catalogue/countries/pt/opening'
import { ptPtFirst } from '@coverwright/catalogue/messages/pt-pt-first'
import type { FirstParts } from '../first-parts.ts'

/** How an application begins in Portugal. */
export const first: FirstParts = { messages: ptPtFirst, locale: 'pt-PT', opening: portugalOpening }
