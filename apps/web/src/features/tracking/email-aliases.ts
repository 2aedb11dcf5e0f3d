import { cookieOf } from '@coverwright/catalogue/consent/cookie-values'
import { isEmailAddress } from '@coverwright/core/validation/rules/identity/is-email-address'
import { currentCookies } from '../../api/cookies/visit-cookies.ts'

/** A cookie has little room, and a person has few addresses. */
const maxAliases = 3
const aliasPattern = /^[0-9a-f]{32}$/

/**
 * A hash that stands for an email address, because scripts and the next user of this browser can read cookies.
 * Undefined for what is no address, and where the browser cannot hash.
 */
export async function emailAlias(email: string): Promise<string | undefined> {
  const address = email.trim().toLowerCase()
  // Browsers offer hashing only in secure contexts.
  if (!isEmailAddress(address) || !globalThis.crypto?.subtle) return undefined
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address))
  return Array.from(new Uint8Array(hash).subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The aliases of the addresses used in this browser, the latest last. */
export const storedAliases = (cookies = currentCookies()): readonly string[] =>
  (cookieOf(cookies, 'alias_set') ?? '').split(',').filter((each) => aliasPattern.test(each))

/** The value of the cookie `alias_set` with one more alias; undefined if that is the latest one already. */
export const addAlias = (aliases: readonly string[], alias: string): string | undefined =>
  aliases.at(-1) === alias ? undefined : [...aliases.filter((each) => each !== alias), alias].slice(-maxAliases).join()
