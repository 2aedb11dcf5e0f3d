import { once } from 'node:events'
import { createServer } from 'node:net'

/** The wanted port of 127.0.0.1 when nobody listens on it, else some other free one. */
export async function freePort(wanted = 0): Promise<number> {
  const server = createServer()
  try {
    server.listen(wanted, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
  } catch {
    return freePort()
  } finally {
    server.close()
  }
}
