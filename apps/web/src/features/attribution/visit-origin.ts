import type { Caller } from '@coverwright/catalogue/contact/caller'
import type { PublicSite } from '@coverwright/catalogue/sites/site'
import { arrivalParameters } from '@coverwright/core/visit/arrival'
import { tabStorage } from '../../api/browser/storage.ts'
import { cookieOf } from '../../api/cookies/brought-along.ts'
import { cookiesAtHand } from '../../api/cookies/carried.ts'
import { visitLog } from './visit-log.ts'

type Origin = Pick<Caller, 'specialPhone' | 'partner' | 'source' | 'channel'>
type Lines = NonNullable<PublicSite['contactUs']>

/**
 * How somebody came here: the partner, where that found them, the phone line and the acquisition channel (`ac`) that
 * their address names, or that cookies kept from an earlier one. Of lines, only those that the site has. Source: seed 6, 7.7.
 */
export function originOf(cookies: string, address: string, { special, byPartner, bySource }: Lines = {}): Origin {
  const kept = cookieOf(cookies, 'application_url') ?? ''
  return {
    specialPhone: named(special, paramIn(address, 'special_phone')) ?? cookieOf(cookies, 'special_phone'),
    partner: named(byPartner, paramIn(address, 'partner')) ?? cookieOf(cookies, 'partner'),
    source:
      named(bySource, paramIn(address, arrivalParameters.source)) ??
      named(bySource, paramIn(kept, arrivalParameters.source)),
    channel: paramIn(address, 'ac') ?? paramIn(kept, 'ac'),
  }
}

const paramIn = (address: string, name: string): string | undefined =>
  new URLSearchParams(address.slice(address.indexOf('?') + 1)).get(name) ?? undefined

const named = (lines: object | undefined, name: string | undefined): string | undefined =>
  lines && Object.hasOwn(lines, name?.trim().toLowerCase() ?? '') ? name : undefined

/** The address that the visit began with counts, whatever it becomes. */
export const visitOrigin = ({ contactUs }: Pick<PublicSite, 'contactUs'>): Origin =>
  originOf(cookiesAtHand(), visitLog.start, contactUs)

const name = 'coverwright.visit'

/** A random name of this visit, so that whoever has no quote yet keeps their advisor over a reload. */
export function visitSeed(): string {
  const seed = tabStorage.get(name) ?? crypto.randomUUID()
  tabStorage.set(name, seed)
  return seed
}
