import type { FastifyInstance } from 'fastify'
import type { Deprecation } from './route-policy.ts'

/** The policy about versions. */
const policyPage = '/docs#versions'

const secondsAt = (day: string): number => Date.parse(day) / 1000

/**
 * Says in each reply of a deprecated call since when it is deprecated (RFC 9745), from when it may be removed (RFC
 * 8594), and where to read about it. Applies to routes registered afterwards.
 */
export function announceDeprecation(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const deprecation = request.routeOptions.config.policy?.deprecated
    if (deprecation) {
      reply.header('deprecation', `@${secondsAt(deprecation.since)}`)
      reply.header('sunset', new Date(deprecation.sunset).toUTCString())
      reply.header('link', `<${policyPage}>; rel="deprecation"; type="text/html"`)
    }
    done()
  })
}

const leastDays = 365

/** The fault of an announcement; undefined when it keeps the policy of docs/api.md. */
export function deprecationFault({ since, sunset }: Deprecation): string | undefined {
  const days = (secondsAt(sunset) - secondsAt(since)) / 86_400
  return days >= leastDays ? undefined : `may not be removed within ${leastDays} days of its announcement`
}

/** The note about it in the API document. */
export const describeDeprecation = ({ sunset, instead }: Deprecation): string =>
  `Deprecated: it may be removed from ${sunset} on. Call ${instead} instead.`
