import type { OptionalCookie } from '@coverwright/catalogue/consent/cookies'

const valuesOfVisit = new Map<OptionalCookie, string>()

/**
 * Sets a value while the page is open, whether or not it may be stored in a cookie. An empty one hides the cookie's.
 */
export const setVisitCookie = (name: OptionalCookie, value: string): unknown => valuesOfVisit.set(name, value)

export const visitCookies = (): ReadonlyMap<OptionalCookie, string> => valuesOfVisit

/** `document.cookie`, preceded by the values of this visit: the first of a name counts. */
export const currentCookies = (): string =>
  [...Array.from(valuesOfVisit, ([name, value]) => `${name}=${encodeURIComponent(value)}`), document.cookie].join('; ')
