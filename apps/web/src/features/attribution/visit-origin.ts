import { cookieOf } from '@coverwright/catalogue/consent/cookie-values'
import type { Caller } from '@coverwright/catalogue/contact/caller'
import { type ContactUsConfig, contactUsConfigOf, type PublicSite } from '@coverwright/catalogue/sites/site'
import { attributionParameters } from '@coverwright/core/visit/attribution'
import { tabStorage } from '../../api/browser/storage.ts'
import { currentCookies } from '../../api/cookies/visit-cookies.ts'
import { visitLog } from './visit-log.ts'

export type Origin = Pick<Caller, 'specialPhone' | 'partner' | 'source' | 'channel'>

/**
 * The partner, its source, the special phone line and the acquisition channel (`ac`) in the address, else in cookies of
 * earlier visits. Only phone lines that the site has count. Source: seed 6, 7.7.
 */
export function originOf(
  cookies: string,
  address: string,
  { special, byPartner, bySource }: ContactUsConfig = {},
): Origin {
  const cookieUrl = cookieOf(cookies, 'application_url') ?? ''
  return {
    specialPhone: keyIn(special, paramIn(address, 'special_phone')) ?? cookieOf(cookies, 'special_phone'),
    partner: keyIn(byPartner, paramIn(address, 'partner')) ?? cookieOf(cookies, 'partner'),
    source:
      keyIn(bySource, paramIn(address, attributionParameters.source)) ??
      keyIn(bySource, paramIn(cookieUrl, attributionParameters.source)),
    channel: paramIn(address, 'ac') ?? paramIn(cookieUrl, 'ac'),
  }
}

const paramIn = (address: string, name: string): string | undefined =>
  new URLSearchParams(address.slice(address.indexOf('?') + 1)).get(name) ?? undefined

const keyIn = (lines: object | undefined, name: string | undefined): string | undefined =>
  lines && Object.hasOwn(lines, name?.trim().toLowerCase() ?? '') ? name : undefined

/** The origin of this visit, by the address that it began with. */
export const visitOrigin = (site: Pick<PublicSite, 'customerFacing'>): Origin =>
  originOf(currentCookies(), visitLog.start, contactUsConfigOf(site))

const name = 'coverwright.visit'

/** A random id of this visit, by which a visitor without a quote stays in the same variant of an experiment. */
export function visitSeed(): string {
  const seed = tabStorage.get(name) ?? crypto.randomUUID()
  tabStorage.set(name, seed)
  return seed
}
