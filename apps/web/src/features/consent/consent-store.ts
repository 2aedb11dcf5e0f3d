import { type Consent, consentText, readConsent } from '@coverwright/catalogue/consent/consent'
import type { CookieName, OptionalCategory, OptionalCookie } from '@coverwright/catalogue/consent/cookies'
import { cookiesOf, optionalCategories } from '@coverwright/catalogue/consent/cookies'
import type { PublicSite } from '@coverwright/catalogue/sites/site'
import { useSyncExternalStore } from 'react'
import { cookiesOfName } from '../../api/cookies/attribution-cookies.ts'
import { cookieText, noCookieText, placeOfCookies } from '../../api/cookies/cookie-text.ts'
import { setVisitCookie, visitCookies } from '../../api/cookies/visit-cookies.ts'
import { track } from '../../api/track.ts'

type AskingSite = Pick<PublicSite, 'id' | 'cookieBanner' | 'timeZone'>

const listeners = new Set<() => void>()
const tell = (): void => {
  for (const listener of listeners) listener()
}

/** Calls back after each choice. @returns stops it */
export const listenToConsent = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What was chosen on this site; undefined until something is. A site without a banner has nobody asked. */
export function consentOf({ id, cookieBanner }: AskingSite): Consent | undefined {
  if (!cookieBanner?.on) return undefined
  for (const text of cookiesOfName(document.cookie, 'consent')) {
    const consent = readConsent(text, id)
    if (consent) return consent
  }
  return undefined
}

export const isAllowed = (site: AskingSite, category: OptionalCategory): boolean =>
  consentOf(site)?.allowed.includes(category) ?? false

function write(site: AskingSite, name: CookieName, value: string): void {
  const text = cookieText(name, value, consentOf(site)?.allowed ?? [], placeOfCookies())
  if (text !== undefined) setText(text)
}

const setText = (text: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser, and answers later
  document.cookie = text
}

/** Holds a value for this visit, and in its cookie where that is allowed. */
export function remember(site: AskingSite, name: OptionalCookie, value: string): void {
  setVisitCookie(name, value)
  if (value === '') setText(noCookieText(name, placeOfCookies()))
  else write(site, name, value)
}

/** Keeps a choice: what is allowed now is kept from now on, and cookies of what is not are taken away. */
export function choose(site: AskingSite, allowed: readonly OptionalCategory[]): void {
  // en-CA writes a day as YYYY-MM-DD.
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: site.timeZone }).format(new Date())
  write(site, 'consent', consentText({ site: site.id, day, allowed }))
  takeAwayRefused(site)
  for (const [name, value] of visitCookies()) if (value !== '') write(site, name, value)
  tell()
  if (allowed.length > 0) track({ name: 'consent_given', categories: [...allowed] })
}

/** Once there is a choice, no cookie stays that it does not allow, whoever set it. */
export function takeAwayRefused(site: AskingSite): void {
  const consent = consentOf(site)
  if (!consent) return
  const refused = optionalCategories.filter((category) => !consent.allowed.includes(category))
  for (const name of refused.flatMap(cookiesOf)) setText(noCookieText(name, placeOfCookies()))
}

/** People are still to be asked: the banner is up. */
export const useAsksForConsent = (site: AskingSite): boolean =>
  useSyncExternalStore(listenToConsent, () => site.cookieBanner?.on === true && consentOf(site) === undefined)
