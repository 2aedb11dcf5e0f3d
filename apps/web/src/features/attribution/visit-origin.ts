import type { Caller } from '@coverwright/catalogue/contact/caller'
import type { PublicSite } from '@coverwright/catalogue/sites/site'
import { arrivalParameters } from '@coverwright/core/visit/arrival'
import { cookieOf } from '../../api/cookies/brought-along.ts'
import { cookiesAtHand } from '../../api/cookies/carried.ts'

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

let search: string | undefined
let visit: string | undefined

/** The address is read once: what it said stays the same while the page is open, whatever it becomes. */
export function visitOrigin({ contactUs }: Pick<PublicSite, 'contactUs'>): Origin {
  search ??= location.search
  return originOf(cookiesAtHand(), search, contactUs)
}

const name = 'coverwright.visit'

/** A random name of this visit, so that whoever has no quote yet keeps their advisor over a reload. */
export function visitSeed(): string {
  visit ??= storedSeed()
  return visit
}

function storedSeed(): string {
  try {
    const seed = sessionStorage.getItem(name) ?? crypto.randomUUID()
    sessionStorage.setItem(name, seed)
    return seed
  } catch {
    return crypto.randomUUID()
  }
}
