import { cookieOf } from '../../api/cookies/brought-along.ts'
import { cookiesAtHand } from '../../api/cookies/carried.ts'

/** As many as the server takes with events. */
const most = 50

/**
 * What is tried out on this visit, as far as the server takes it with events: the cookie may be of other pages of the
 * site, and one odd name must not cost the events.
 */
export const featuresTold = (cookies = cookiesAtHand()): string[] =>
  (cookieOf(cookies, 'test_features') ?? '')
    .split(',')
    .filter((feature) => /^[\w.:-]{1,100}$/.test(feature))
    .slice(0, most)
