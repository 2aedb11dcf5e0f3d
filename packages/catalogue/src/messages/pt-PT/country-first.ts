import type { Messages } from '@coverwright/core/text/text'

/** What the Portuguese application says on its first page and in the names of its steps. */
export const countryFirst: Messages = {}
