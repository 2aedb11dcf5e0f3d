import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyPluginAsync } from 'fastify'
import type { BuildInfo } from '../platform/build-info.ts'
import { AppError } from '../platform/errors/app-error.ts'

const unready = new AppError(503, 'service.not_ready', 'The service is starting or cannot reach its database.', {
  retryAfterSeconds: 2,
})

/** `/healthz` under the names that other platforms use. */
const aliveAt = ['/healthz', '/livez', '/health']

/**
 * `/healthz`: the process answers. `/readyz`: it can serve, so a load balancer may send it requests. `/version`: which code runs.
 * @param timeoutMs the server is not ready if the database has not answered by then
 */
export const healthRoutes =
  (isReady: () => Promise<boolean>, build: BuildInfo, timeoutMs = 2_000): FastifyPluginAsync =>
  async (app) => {
    const plain = { schema: { hide: true } }
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    for (const path of aliveAt) app.get(path, plain, async () => ({ status: 'alive' }))
    app.get('/version', plain, async () => build)
    app.get('/readyz', plain, async () => {
      const late = wait(timeoutMs, false, { ref: false })
      if (!(await Promise.race([isReady().catch(() => false), late]))) throw unready
      return { status: 'ready' }
    })
  }
