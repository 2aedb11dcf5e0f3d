import type { Caller } from '@coverwright/catalogue/contact/caller'
import { cookieOf } from '../../api/brought-along.ts'

type Origin = Pick<Caller, 'specialPhone' | 'partner' | 'channel'>

/**
 * How somebody came here: the partner and the phone line that other pages left in cookies, and the acquisition channel,
 * the parameter `ac` of the address, kept by the cookie `application_url`. Source: seed 6, 7.7.
 */
export function originOf(cookies: string, search: string): Origin {
  return {
    specialPhone: cookieOf(cookies, 'special_phone'),
    partner: cookieOf(cookies, 'partner'),
    channel: channelIn(search) ?? channelIn(cookieOf(cookies, 'application_url') ?? ''),
  }
}

const channelIn = (address: string): string | undefined =>
  new URLSearchParams(address.slice(address.indexOf('?') + 1)).get('ac') ?? undefined

let origin: Origin | undefined
let visit: string | undefined

/** Read once: it stays the same while the page is open, whatever its address becomes. */
export function visitOrigin(): Origin {
  origin ??= originOf(document.cookie, location.search)
  return origin
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
