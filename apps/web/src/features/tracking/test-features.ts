import { cookieOf } from '@coverwright/catalogue/consent/cookie-values'
import { currentCookies } from '../../api/cookies/visit-cookies.ts'

/** The most that the server accepts with events. */
const maxFeatures = 50

/**
 * The features under test in this visit. Names that the server would not accept are left out, because the cookie may come
 * from other pages of the site, and one odd name must not lose the events.
 */
export const testFeatures = (cookies = currentCookies()): string[] =>
  (cookieOf(cookies, 'test_features') ?? '')
    .split(',')
    .filter((feature) => /^[\w.:-]{1,100}$/.test(feature))
    .slice(0, maxFeatures)
