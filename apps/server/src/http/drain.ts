import { Server } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** A turn of the event loop in which nothing was done takes no longer. */
const idleTurnMs = 0.1

/**
 * Before a server that listens closes, it goes on answering for a while. Meanwhile balancers learn that it is not ready,
 * and Fastify ends each connection with an answer on it: to close an idle one just when its next request is on the way
 * would cut that off.
 * @returns whether the server is about to end
 */
export function drainOnClose(app: FastifyInstance, lastsMs = 1_000): () => boolean {
  let isEnding = false
  app.addHook('preClose', async () => {
    isEnding = true
    if (!app.server.listening) return
    await wait(lastsMs)
    await idle(lastsMs)
    // Nobody else comes in, but unlike `http.Server` this leaves open whoever just came and has not said anything yet.
    Server.prototype.close.call(app.server)
    await wait(lastsMs / 3)
  })
  return () => isEnding
}

/**
 * Resolves in an instant in which there is nothing to do, or after `mostMs`. Closing a port cuts off whoever has knocked
 * and is not let in yet: all those who came while something else was worked on, and nobody right after a turn without work.
 */
async function idle(mostMs: number): Promise<void> {
  const until = performance.now() + mostMs
  let turn: number
  do {
    turn = performance.now()
    await nextTurn()
  } while (performance.now() - turn > idleTurnMs && turn < until)
}
