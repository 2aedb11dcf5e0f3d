import type { Messages } from '@coverwright/core/text/text'

/** What only Spain’s own pages, lines and insurers say. */
export const country: Messages = {}
