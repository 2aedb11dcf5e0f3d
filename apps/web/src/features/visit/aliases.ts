import { isEmailAddress } from '@coverwright/core/checks/is-email-address'
import { cookieOf } from '../../api/brought-along.ts'
import { cookiesAtHand } from '../../api/carried.ts'

/** A cookie has little room, and one person few addresses. */
const most = 3

/** The addresses that were used here, the last one last. */
export const aliases = (cookies = cookiesAtHand()): readonly string[] =>
  (cookieOf(cookies, 'alias_set') ?? '').split(',').filter(isEmailAddress)

/** The same with one more, as the cookie `alias_set` holds them; undefined when it is the last one already. */
export function withAlias(known: readonly string[], email: string): string | undefined {
  const added = email.trim().toLowerCase()
  if (!isEmailAddress(added) || added.includes(',') || known.at(-1) === added) return undefined
  return [...known.filter((each) => each !== added), added].slice(-most).join()
}
