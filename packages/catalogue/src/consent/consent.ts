import { cookiesOfName } from './cookie-values.ts'
import { type OptionalCategory, optionalCategories } from './cookies.ts'

/** Increase it when a cookie is added or used for another purpose; everybody is then asked again. */
const consentVersion = 1

/** A visitor's choice, with site and date. */
export type Consent = {
  readonly site: string
  /** The day of the choice, YYYY-MM-DD. */
  readonly day: string
  readonly allowed: readonly OptionalCategory[]
}

/**
 * The text of the cookie `consent`: version, site, day, categories. It names the site because browsers also send it to a
 * site below this one's path, where the visitor was not asked.
 */
export const formatConsent = ({ site, day, allowed }: Consent): string =>
  [consentVersion, site, day, allowed.join('-') || 'none'].join('.')

/** The choice in a cookie; undefined for another version or site, so that people are asked. */
export function readConsent(text: string | undefined, site: string): Consent | undefined {
  const [version, of, day = '', categories = '', ...more] = (text ?? '').split('.')
  const isOurs = version === String(consentVersion) && of === site && more.length === 0
  if (!isOurs || !/^\d{4}-\d\d-\d\d$/.test(day) || categories === '') return undefined
  const categoryNames = categories.split('-')
  return { site, day, allowed: optionalCategories.filter((category) => categoryNames.includes(category)) }
}

/** What consent depends on at a site. */
export type ConsentSite = { readonly id: string; readonly cookieBanner?: { readonly on: boolean } | undefined }

/** The choice made on this site; undefined before a choice, and on a site without a banner. */
export function findConsent(cookies: string, { id, cookieBanner }: ConsentSite): Consent | undefined {
  if (!cookieBanner?.on) return undefined
  for (const text of cookiesOfName(cookies, 'consent')) {
    const consent = readConsent(text, id)
    if (consent) return consent
  }
  return undefined
}

/** Whether the banner is shown: the site has one, and the visitor has not chosen yet. */
export const needsConsent = (cookies: string, site: ConsentSite): boolean =>
  site.cookieBanner?.on === true && findConsent(cookies, site) === undefined
