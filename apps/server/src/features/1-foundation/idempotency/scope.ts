/**
 * The owner of a key: a person, or else a browser's session. A browser that loses the reply to its very first request has no
 * cookie yet, so calls that can be the first are scoped to the site only.
 */
export type AskedBy =
  | { readonly actor: { readonly sessionId: string; readonly person?: { readonly id: string } } }
  | { readonly site: string }

export const scopeOf = (by: AskedBy): string =>
  'site' in by ? `site ${by.site}` : by.actor.person ? `person ${by.actor.person.id}` : `browser ${by.actor.sessionId}`
