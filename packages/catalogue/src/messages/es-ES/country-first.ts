import type { Messages } from '@coverwright/core/text/text'

/** What only Spain’s own first page says. */
export const countryFirst: Messages = {}
