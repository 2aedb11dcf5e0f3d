import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

type Way = (reply: ServerResponse, closing: AbortSignal) => unknown

/** How failing insurers respond. */
const ways: readonly Way[] = [
  async (reply, signal) => {
    await wait(100 + Math.random() * 60_000, undefined, { signal }).catch(() => undefined)
    reply.end('{}')
  },
  async (reply, signal) => {
    reply.writeHead(200, { 'content-type': 'application/json' })
    while (!signal.aborted && !reply.destroyed) {
      reply.write(' ')
      await wait(200, undefined, { signal }).catch(() => undefined)
    }
  },
  (reply) => reply.socket?.resetAndDestroy(),
  (reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('<html>Back soon</html>'),
  (reply) => reply.writeHead(200, { 'content-type': 'application/json' }).end(`{"a":"${'x'.repeat(10_000_000)}"}`),
  (reply) => reply.writeHead(200, { 'content-type': 'application/json' }).end('['.repeat(100_000)),
  (reply) => reply.writeHead(500).end(),
]

/** Insurers that fail in one way after another, and count open connections. */
export async function startOddInsurers() {
  const open = new Set<Socket>()
  const closing = new AbortController()
  let requests = 0
  const server = createServer((request, reply) => {
    request.resume()
    reply.on('error', () => undefined)
    requests += 1
    ways[requests % ways.length]?.(reply, closing.signal)
  })
  server.on('connection', (socket) => {
    open.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => open.delete(socket))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    open,
    asked: () => requests,
    stop: async () => {
      closing.abort()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
