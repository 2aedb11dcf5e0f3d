const longest = 100
const most = 50

const isFit = (value: string): boolean => value.length > 0 && value.length <= longest

/** The values of all cookies of a name, the one with the longest path first. `cookies` is `document.cookie`. */
export function cookiesOfName(cookies: string, name: string): readonly string[] {
  const start = `${name}=`
  return cookies.split(';').flatMap((each) => {
    const cookie = each.trim()
    return cookie.startsWith(start) ? [decoded(cookie.slice(start.length))] : []
  })
}

/** The value of a cookie. */
export const cookieOf = (cookies: string, name: string): string | undefined => cookiesOfName(cookies, name)[0]

function decoded(raw: string): string {
  try {
    return decodeURIComponent(raw)
  } catch {
    // Written by another page, without escapes.
    return raw
  }
}

/**
 * What every save sends along from cookies that other pages of the site set: the partner, and the test features. What the
 * server would reject is left out, so that it cannot stop a save. Source: seed 7.1, R10.
 */
export function attributionCookies(cookies: string): {
  readonly partner?: string
  readonly test_features?: string[]
} {
  const partner = cookieOf(cookies, 'partner')?.trim() ?? ''
  const features = (cookieOf(cookies, 'test_features') ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(isFit)
    .slice(0, most)
  return {
    ...(isFit(partner) ? { partner } : {}),
    ...(features.length > 0 ? { test_features: features } : {}),
  }
}
