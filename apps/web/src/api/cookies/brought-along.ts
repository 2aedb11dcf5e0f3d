const longest = 100
const most = 50

const isFit = (value: string): boolean => value.length > 0 && value.length <= longest

/** What the cookies of a name say, that of the longest path first; `cookies` is `document.cookie`. */
export function cookiesOfName(cookies: string, name: string): readonly string[] {
  const start = `${name}=`
  return cookies.split(';').flatMap((each) => {
    const cookie = each.trim()
    return cookie.startsWith(start) ? [decoded(cookie.slice(start.length))] : []
  })
}

/** What a cookie says. */
export const cookieOf = (cookies: string, name: string): string | undefined => cookiesOfName(cookies, name)[0]

function decoded(raw: string): string {
  try {
    return decodeURIComponent(raw)
  } catch {
    // Written by somebody else, without escapes.
    return raw
  }
}

/**
 * What every save brings along: the partner that sent the person, and the features tried out on them, as other pages of
 * the site left them in cookies. What the server would refuse is left out: it must not stop a save. Source: seed 7.1, R10.
 */
export function broughtAlong(cookies: string): {
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
