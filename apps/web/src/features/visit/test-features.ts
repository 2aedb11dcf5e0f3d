import { cookieOf } from '../../api/cookies/attribution-cookies.ts'
import { currentCookies } from '../../api/cookies/visit-cookies.ts'

/** The server takes no more with events. */
const most = 50

/**
 * What is tried out on this visit, as far as the server takes it with events: the cookie may be of other pages of the
 * site, and one odd name must not cost the events.
 */
export const testFeatures = (cookies = currentCookies()): string[] =>
  (cookieOf(cookies, 'test_features') ?? '')
    .split(',')
    .filter((feature) => /^[\w.:-]{1,100}$/.test(feature))
    .slice(0, most)
