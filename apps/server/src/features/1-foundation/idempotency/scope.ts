/**
 * Whose a key is: a person's, or else a browser's. A browser that loses the reply to its very first request has no
 * cookie yet: for what begins with that, the key alone tells, on its site.
 */
export type AskedBy =
  | { readonly actor: { readonly sessionId: string; readonly person?: { readonly id: string } } }
  | { readonly site: string }

export const scopeOf = (by: AskedBy): string =>
  'site' in by ? `site ${by.site}` : by.actor.person ? `person ${by.actor.person.id}` : `browser ${by.actor.sessionId}`
