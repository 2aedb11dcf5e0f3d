import type { Messages } from '@coverwright/core/text/text'

/** What only the French sites say on their first page. */
export const countryFirst: Messages = {}
