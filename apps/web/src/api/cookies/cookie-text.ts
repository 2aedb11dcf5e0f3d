import { type CookieName, cookieEntry, type OptionalCategory } from '@coverwright/catalogue/consent/cookies'
import { sitePath } from '../page/base.ts'

type Place = { readonly path: string; readonly secure: boolean }

/** A site below a path has cookies of its own. */
export const placeOfCookies = (): Place => ({ path: sitePath() || '/', secure: location.protocol === 'https:' })

const text = (name: string, value: string, seconds: number, { path, secure }: Place): string =>
  `${name}=${encodeURIComponent(value)}; path=${path}; max-age=${seconds}; samesite=lax${secure ? '; secure' : ''}`

/** The text that sets a cookie; undefined for one that is not in the table or not allowed. */
export function cookieText(
  name: CookieName,
  value: string,
  allowedCategories: readonly OptionalCategory[],
  place: Place,
): string | undefined {
  const entry = cookieEntry(name)
  if (!entry) return undefined
  const { category, days } = entry
  if (category !== 'necessary' && !allowedCategories.includes(category)) return undefined
  return text(name, value, days * 86_400, place)
}

/** The text that removes a cookie. */
export const noCookieText = (name: CookieName, place: Place): string => text(name, '', 0, place)
