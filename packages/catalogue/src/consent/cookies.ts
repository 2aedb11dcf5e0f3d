/** Purposes of cookies. Without a choice only the necessary ones are set. */
export const cookieCategories = ['necessary', 'preferences', 'statistics', 'marketing'] as const
export type CookieCategory = (typeof cookieCategories)[number]

/** The purposes that visitors may refuse. */
export const optionalCategories = ['statistics', 'preferences', 'marketing'] as const satisfies CookieCategory[]
export type OptionalCategory = (typeof optionalCategories)[number]

export type CookieEntry = {
  readonly name: string
  readonly category: CookieCategory
  readonly days: number
  /** Prefix of its name over HTTPS, so that no neighbouring host can set it. */
  readonly securePrefix?: string
}

/** Source: seed 9, "about 29 days". */
const usualDays = 29

/** Visitors are asked again after so many days. */
export const consentDays = 180

/**
 * Every cookie; its purpose is the message `cookies.purpose.` and its name. Neither pages nor server can set a cookie
 * that is not listed here, and an optional one only with consent. Source: seed 7.7.
 */
export const cookies = [
  {
    name: 'cw_session',
    category: 'necessary',
    days: usualDays,
    securePrefix: '__Host-',
  },
  { name: 'user_auth', category: 'necessary', days: usualDays },
  {
    name: 'cw_device',
    category: 'necessary',
    days: 30,
    securePrefix: '__Host-',
  },
  { name: 'consent', category: 'necessary', days: consentDays },
  { name: 'color_scheme', category: 'necessary', days: 365 },
  { name: 'test_features', category: 'statistics', days: usualDays },
  { name: 'special_phone', category: 'preferences', days: usualDays },
  { name: 'alias_set', category: 'preferences', days: usualDays },
  { name: 'partner', category: 'marketing', days: usualDays },
  { name: 'application_url', category: 'marketing', days: usualDays },
] as const satisfies readonly CookieEntry[]

export type CookieName = (typeof cookies)[number]['name']

/** The cookies that consent is needed for. */
export type OptionalCookie = Extract<(typeof cookies)[number], { category: OptionalCategory }>['name']

/**
 * A cookie's name at a site below a prefix: browsers also send it the cookies of the root, and two sites on one host
 * must not share a visit.
 */
export const cookieNameAt = (name: string, prefixPath: string): string => `${name}${prefixPath.replaceAll('/', '.')}`

/** The entry of a cookie by its name in requests, at any site; undefined if there is none. */
export function cookieEntry(name: string): CookieEntry | undefined {
  const [own = ''] = name.split('.')
  return cookies.find((entry: CookieEntry) => entry.name === own || `${entry.securePrefix ?? ''}${entry.name}` === own)
}

/** The names of the cookies of a category. */
export const cookiesOf = (category: CookieCategory): readonly CookieName[] =>
  cookies.filter((entry) => entry.category === category).map(({ name }) => name)
