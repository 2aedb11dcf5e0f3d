import { unitedKingdomOpening } from '@coverwright/catalogue/countries/gb/opening'
import { enGbFirst } from '@coverwright/catalogue/messages/en-gb-first'
import type { FirstParts } from '../first-parts.ts'

/** How an application begins in the United Kingdom. */
export const first: FirstParts = { messages: enGbFirst, locale: 'en-GB', opening: unitedKingdomOpening }
