import { once } from 'node:events'
import { createServer } from 'node:net'

/** The preferred port of 127.0.0.1 if it is free, or some other free one. */
export async function freePort(preferredPort = 0): Promise<number> {
  const server = createServer()
  try {
    server.listen(preferredPort, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
  } catch {
    return freePort()
  } finally {
    server.close()
  }
}
