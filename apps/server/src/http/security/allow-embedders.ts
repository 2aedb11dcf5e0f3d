import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Lets pages that may embed the form of a site read what its call for embedded forms replies, refusals too: those for too many
 * calls or too much load come before the route. No cookie is sent or set.
 */
export function allowEmbedders(
  app: FastifyInstance,
  isWelcome: (request: FastifyRequest, origin: string) => boolean,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.policy?.byEmbedders) {
      const { origin } = request.headers
      reply.header('vary', 'origin')
      if (origin !== undefined && isWelcome(request, origin))
        reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': 'retry-after' })
    }
    done()
  })
}
