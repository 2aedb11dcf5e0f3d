import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const add = (to: Map<string, string[]>, name: string, id: string): void =>
  void to.set(name, [...(to.get(name) ?? []), id])

/** The insurer's id for the result of a request. */
const idOf = { quotes: 'quote_id', binds: 'bind_id' } as const

type Call = keyof typeof idOf
const calls = ['quotes', 'binds'] as const satisfies readonly Call[]

export type Losses = {
  /** By call: the share of replies that are lost, as if an insurer died after accepting the request. */
  readonly shares: Readonly<Partial<Record<Call, number>>>
  /** Decides which ones. */
  readonly chance?: () => number
}

/**
 * A proxy in front of the insurers that counts quote and bind requests: how often each request, identified by its key,
 * was delivered.
 * @param target the insurers' address, once known
 */
export async function countCarriers(target: () => string, { shares, chance = Math.random }: Losses) {
  /** By request for a quote: the insurer's id for it, in each of its replies. */
  const deliveries = new Map<string, string[]>()
  /** By the insurer's quote: the id of each policy that it was asked for. */
  const boundOf = new Map<string, string[]>()
  function count(call: Call, key: string, body: string, id: string): void {
    if (call === 'quotes') add(deliveries, key, id)
    else add(boundOf, JSON.parse(body).quote_id, id)
  }
  const server = createServer(async (request, reply) => {
    try {
      const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers
      const body = await bodyOf(request)
      const answer = await fetch(`${target()}${request.url}`, {
        method: request.method ?? 'GET',
        headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
        ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
      })
      const text = await answer.text()
      const key = request.headers['idempotency-key']
      const call = calls.find((each) => request.url?.endsWith(`/${each}`))
      if (typeof key === 'string' && call && answer.ok) {
        count(call, key, String(body), JSON.parse(text)[idOf[call]])
        const share = shares[call] ?? 0
        if (share > 0 && chance() < share) return request.socket.destroy()
      }
      reply.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' })
      reply.end(text)
    } catch {
      request.socket.destroy()
    }
    return undefined
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    delivered: deliveries,
    boundOf,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
