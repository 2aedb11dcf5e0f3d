import { Server } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

export type Drain = {
  /** The server is about to end: balancers should send it nothing more. */
  isEnding(): boolean
  sayGoodbye(app: FastifyInstance): void
  /** From now on every answer ends its connection; resolves when those that are in use have had one. */
  letGo(): Promise<void>
}

/** A turn of the event loop in which nothing was done takes no longer. */
const idleTurnMs = 0.1

/**
 * Ends connections from our side only with an answer on them. To close an idle one just when its next request is on the
 * way would cut that off.
 */
export function createDrain(lastsMs = 1_000): Drain {
  let isEnding = false
  let server: Server | undefined
  return {
    isEnding: () => isEnding,
    sayGoodbye(app) {
      server = app.server
      app.addHook('onSend', (_request, reply, payload, done) => {
        if (isEnding) reply.header('connection', 'close')
        done(null, payload)
      })
    },
    async letGo() {
      isEnding = true
      await wait(lastsMs)
      await idle(lastsMs)
      // Of the two things that closing does, the first: nobody else comes in. Who just came in is not sent away unheard.
      if (server?.listening) Server.prototype.close.call(server)
      await wait(lastsMs / 3)
    },
  }
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
