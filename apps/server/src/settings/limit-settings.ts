import { wholeNumber } from './parsers.ts'
import { setting } from './setting.ts'

// An office of thirty people stays below the defaults; trying out a list of guesses exceeds them at once.
const perMinute = wholeNumber(1, 1_000_000)

export const limitSettings = {
  requestsPerMinute: setting({
    name: 'REQUESTS_PER_MINUTE',
    description: 'How many requests one address may make.',
    fallback: '3000',
    parse: perMinute,
  }),
  signInsPerMinute: setting({
    name: 'SIGN_INS_PER_MINUTE',
    description:
      'How often one address may ask for a sign-in code, try one, send a link, or write to support, counted separately. Servers that share a database count together.',
    fallback: '10',
    parse: perMinute,
  }),
  lookupsPerMinute: setting({
    name: 'LOOKUPS_PER_MINUTE',
    description: 'How often one address may look up a place.',
    fallback: '30',
    parse: perMinute,
  }),
  quotesPerMinute: setting({
    name: 'QUOTES_PER_MINUTE',
    description:
      'How often one address may begin a quote, submit one, or upload a file, counted separately, and at most ten times that in an hour.',
    fallback: '30',
    parse: perMinute,
  }),
  busyAfterMs: setting({
    name: 'BUSY_AFTER_MS',
    description:
      'By how many milliseconds the server may be late before it refuses what takes long; at four times that it refuses everything but saves.',
    fallback: '100',
    parse: wholeNumber(10, 600_000),
  }),
}
