import type { FastifyInstance } from 'fastify'
import type { Deprecated } from './route-policy.ts'

/** Where the policy about versions is written. */
const policyPage = '/docs#versions'

const secondsAt = (day: string): number => Date.parse(day) / 1000

/**
 * Says in each reply of a call that is going to go since when that is known (RFC 9745), from when on it may be gone (RFC
 * 8594), and where it is explained. Applies to routes registered afterwards.
 */
export function announceDeprecation(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const deprecated = request.routeOptions.config.policy?.deprecated
    if (deprecated) {
      reply.header('deprecation', `@${secondsAt(deprecated.since)}`)
      reply.header('sunset', new Date(deprecated.sunset).toUTCString())
      reply.header('link', `<${policyPage}>; rel="deprecation"; type="text/html"`)
    }
    done()
  })
}

const leastDays = 365

/** What is wrong with an announcement; undefined when it keeps the policy of docs/api.md. */
export function deprecationFault({ since, sunset }: Deprecated): string | undefined {
  const days = (secondsAt(sunset) - secondsAt(since)) / 86_400
  return days >= leastDays ? undefined : `may not go within ${leastDays} days of its announcement`
}

/** What the API document says of such a call. */
export const describeDeprecation = ({ sunset, instead }: Deprecated): string =>
  `Deprecated: it may be gone from ${sunset} on. Call ${instead} instead.`
