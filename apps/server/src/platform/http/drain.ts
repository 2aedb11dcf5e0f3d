import { Server } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

export type Drain = {
  /** The server is about to end: balancers should send it nothing more. */
  isEnding(): boolean
  sayGoodbye(app: FastifyInstance): void
  /** From now on every answer ends its connection; resolves when those that are in use have had one. */
  letGo(): Promise<void>
}

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
      // Of the two things that closing does, the first: nobody else comes in. Who just came in is not sent away unheard.
      if (server?.listening) Server.prototype.close.call(server)
      await wait(lastsMs / 3)
    },
  }
}
