import { type Consent, findConsent, formatConsent, needsConsent } from '@coverwright/catalogue/consent/consent'
import type { CookieName, OptionalCategory, OptionalCookie } from '@coverwright/catalogue/consent/cookies'
import { cookiesOf, optionalCategories } from '@coverwright/catalogue/consent/cookies'
import type { PublicSite } from '@coverwright/catalogue/sites/site'
import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { cookieText, noCookieText, placeOfCookies } from '../../api/cookies/cookie-text.ts'
import { setVisitCookie, visitCookies } from '../../api/cookies/visit-cookies.ts'
import { needsConsentKey } from '../../api/page/needs-consent.ts'
import { track } from '../../api/track.ts'

type ConsentSite = Pick<PublicSite, 'id' | 'cookieBanner' | 'timeZone'>

const listeners = new Set<() => void>()
const notifyListeners = (): void => {
  for (const listener of listeners) listener()
}

/** Calls `listener` after each choice. @returns what unsubscribes it */
export const subscribeToConsent = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What was chosen on this site; undefined before a choice, and on a site without a banner. */
export const consentOf = (site: ConsentSite): Consent | undefined => findConsent(document.cookie, site)

export const isAllowed = (site: ConsentSite, category: OptionalCategory): boolean =>
  consentOf(site)?.allowed.includes(category) ?? false

function write(site: ConsentSite, name: CookieName, value: string): void {
  const text = cookieText(name, value, consentOf(site)?.allowed ?? [], placeOfCookies())
  if (text !== undefined) setText(text)
}

const setText = (text: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store, and it is asynchronous
  document.cookie = text
}

/** Stores a value for this visit, and as a cookie where that is allowed. */
export function storeCookie(site: ConsentSite, name: OptionalCookie, value: string): void {
  setVisitCookie(name, value)
  if (value === '') setText(noCookieText(name, placeOfCookies()))
  else write(site, name, value)
}

/** Stores a choice, removes the cookies that it does not allow, and writes those that it now allows. */
export function saveConsent(site: ConsentSite, allowedCategories: readonly OptionalCategory[]): void {
  // en-CA writes a day as YYYY-MM-DD.
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: site.timeZone }).format(new Date())
  write(site, 'consent', formatConsent({ site: site.id, day, allowed: allowedCategories }))
  removeRefusedCookies(site)
  for (const [name, value] of visitCookies()) if (value !== '') write(site, name, value)
  notifyListeners()
  if (allowedCategories.length > 0) track({ name: 'consent_given', categories: [...allowedCategories] })
}

/** Removes every cookie that the choice does not allow, even those of others; before a choice, none. */
export function removeRefusedCookies(site: ConsentSite): void {
  const consent = consentOf(site)
  if (!consent) return
  const refusedCategories = optionalCategories.filter((category) => !consent.allowed.includes(category))
  for (const name of refusedCategories.flatMap(cookiesOf)) setText(noCookieText(name, placeOfCookies()))
}

/** Whether the banner is shown. Until a page rendered by the server is hydrated, this is what the server found. */
export function useNeedsConsent(site: ConsentSite): boolean {
  const client = useQueryClient()
  return useSyncExternalStore(
    subscribeToConsent,
    () => needsConsent(document.cookie, site),
    () => client.getQueryData<boolean>(needsConsentKey) === true,
  )
}
