/**
 * The owner of a key: a person, or else a browser's session. Only for a call that needs no session, and replies with
 * nothing that is anybody's, may it be the site.
 */
export type Requester =
  | { readonly actor: { readonly sessionId: string; readonly person?: { readonly id: string } } }
  | { readonly site: string }

export const scopeOf = (by: Requester): string =>
  'site' in by ? `site ${by.site}` : by.actor.person ? `person ${by.actor.person.id}` : `browser ${by.actor.sessionId}`
