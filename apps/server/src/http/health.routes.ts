import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyPluginAsync } from 'fastify'
import { AppError } from '../platform/errors/app-error.ts'

const unready = new AppError(503, 'service.not_ready', 'The service is starting or cannot reach its database.', {
  retryAfterSeconds: 2,
})

/**
 * `/healthz`: the process answers. `/readyz`: it can serve, so a load balancer may send it requests.
 * @param timeoutMs the server is not ready if the database has not answered by then
 */
export const healthRoutes =
  (isReady: () => Promise<boolean>, timeoutMs = 2_000): FastifyPluginAsync =>
  async (app) => {
    app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      return { status: 'alive' }
    })
    app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      const late = wait(timeoutMs, false, { ref: false })
      if (!(await Promise.race([isReady().catch(() => false), late]))) throw unready
      return { status: 'ready' }
    })
  }
