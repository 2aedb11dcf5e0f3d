/**
 * The values of all cookies of a name, the one with the longest path first.
 * @param cookies as in `document.cookie` and in the header `cookie`
 */
export function cookiesOfName(cookies: string, name: string): readonly string[] {
  const start = `${name}=`
  return cookies.split(';').flatMap((each) => {
    const cookie = each.trim()
    return cookie.startsWith(start) ? [decode(cookie.slice(start.length))] : []
  })
}

/** The value of a cookie. */
export const cookieOf = (cookies: string, name: string): string | undefined => cookiesOfName(cookies, name)[0]

function decode(raw: string): string {
  try {
    return decodeURIComponent(raw)
  } catch {
    // Written by another page, without escapes.
    return raw
  }
}
