import { Server } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** A turn of the event loop without work takes no longer. */
const idleTurnMs = 0.1

/**
 * Keeps a listening server answering for a while before it closes. Meanwhile load balancers see that it is not ready, and
 * Fastify closes each connection after its next answer: closing an idle one could cut off a request on its way.
 * @returns whether the server is about to end
 */
export function drainOnClose(app: FastifyInstance, lastsMs = 1_000): () => boolean {
  let isEnding = false
  app.addHook('preClose', async () => {
    isEnding = true
    if (!app.server.listening) return
    await wait(lastsMs)
    await idle(lastsMs)
    // No new connection is accepted, but unlike `http.Server` this keeps open those that have sent nothing yet.
    Server.prototype.close.call(app.server)
    await wait(lastsMs / 3)
  })
  return () => isEnding
}

/**
 * Resolves when the event loop has nothing to do, or after `mostMs`. Closing a port cuts off connections that are not yet
 * accepted: those that came while the process was busy, and none right after an idle turn.
 */
async function idle(mostMs: number): Promise<void> {
  const until = performance.now() + mostMs
  let turn: number
  do {
    turn = performance.now()
    await nextTurn()
  } while (performance.now() - turn > idleTurnMs && turn < until)
}
