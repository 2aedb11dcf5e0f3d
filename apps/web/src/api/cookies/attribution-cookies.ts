import { cookieOf } from '@coverwright/catalogue/consent/cookie-values'

const longest = 100
const most = 50

const isFit = (value: string): boolean => value.length > 0 && value.length <= longest

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
