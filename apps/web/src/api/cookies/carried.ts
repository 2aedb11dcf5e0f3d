import type { OptionalCookie } from '@coverwright/catalogue/consent/cookies'

const carried = new Map<OptionalCookie, string>()

/** Holds a value for as long as the page is open, whether or not a cookie may keep it for longer. Empty hides a cookie's. */
export const carry = (name: OptionalCookie, value: string): unknown => carried.set(name, value)

export const carriedValues = (): ReadonlyMap<OptionalCookie, string> => carried

/** The cookies, with what is held for this visit before them: the first of a name counts. */
export const cookiesAtHand = (): string =>
  [...Array.from(carried, ([name, value]) => `${name}=${encodeURIComponent(value)}`), document.cookie].join('; ')
