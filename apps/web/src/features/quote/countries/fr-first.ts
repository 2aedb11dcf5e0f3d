import { franceOpening } from '@coverwright/catalogue/countries/fr/opening'
import { frFrFirst } from '@coverwright/catalogue/messages/fr-fr-first'
import type { FirstParts } from '../first-parts.ts'

/** How an application begins in France. */
export const first: FirstParts = { messages: frFrFirst, locale: 'fr-FR', opening: franceOpening }
