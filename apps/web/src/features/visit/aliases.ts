import { isEmailAddress } from '@coverwright/core/validation/rules/identity/is-email-address'
import { cookieOf } from '../../api/cookies/attribution-cookies.ts'
import { currentCookies } from '../../api/cookies/visit-cookies.ts'

/** A cookie has little room, and one person few addresses. */
const most = 3
const hashed = /^[0-9a-f]{32}$/

/** Stands for an address that was used here, and does not say it: scripts and whoever sits here next may read cookies. */
export async function aliasOf(email: string): Promise<string | undefined> {
  const address = email.trim().toLowerCase()
  // Browsers hash only on pages that nobody can have changed on their way.
  if (!isEmailAddress(address) || !globalThis.crypto?.subtle) return undefined
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address))
  return Array.from(new Uint8Array(hash).subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What stands for the addresses that were used here, the last one last. */
export const aliases = (cookies = currentCookies()): readonly string[] =>
  (cookieOf(cookies, 'alias_set') ?? '').split(',').filter((each) => hashed.test(each))

/** The same with one more, as the cookie `alias_set` holds them; undefined when it is the last one already. */
export const withAlias = (known: readonly string[], added: string): string | undefined =>
  known.at(-1) === added ? undefined : [...known.filter((each) => each !== added), added].slice(-most).join()
