import type { Messages } from '@coverwright/core/text/text'

/** What only the French sites say: their kinds of insurance, their questions, their reasons. */
export const country: Messages = {}
