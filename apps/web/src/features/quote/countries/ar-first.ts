import { argentineOpening } from '@coverwright/catalogue/countries/ar/opening'
import { esArFirst } from '@coverwright/catalogue/messages/es-ar-first'
import type { FirstParts } from '../first-parts.ts'

/** How an application begins in Argentina. */
export const first: FirstParts = { messages: esArFirst, locale: 'es-AR', opening: argentineOpening }
