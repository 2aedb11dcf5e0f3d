import type { Messages } from '@coverwright/core/text/text'

/** What only the Portuguese application says: its own products and their questions. */
export const country: Messages = {}
