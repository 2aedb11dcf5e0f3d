import { Agent, request } from 'node:http'

export type Reply = { readonly status: number; readonly ms: number; readonly body: string; readonly cookies: string[] }

type SentRequest = {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object
}

/** One person's browser, as cheap as possible: one keep-alive connection, nothing parsed. Status 0: no response. */
export function createHttpAgent(url: string, patienceMs = 30_000) {
  const { hostname, port } = new URL(url)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })

  const send = ({ method, path, headers = {}, body }: SentRequest): Promise<Reply> =>
    new Promise((resolve) => {
      const began = performance.now()
      const text = body === undefined ? undefined : JSON.stringify(body)
      const finish = (status: number, said = '', cookies: string[] = []): void =>
        resolve({ status, ms: performance.now() - began, body: said, cookies })
      const call = request(
        {
          agent,
          hostname,
          port,
          method,
          path: `/api/${path}`,
          timeout: patienceMs,
          headers: {
            ...(text === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
            ...headers,
          },
        },
        (reply) => {
          const parts: Buffer[] = []
          reply.on('data', (part: Buffer) => void parts.push(part))
          reply.on('end', () =>
            finish(reply.statusCode ?? 0, Buffer.concat(parts).toString('utf8'), reply.headers['set-cookie'] ?? []),
          )
          reply.on('error', () => finish(0))
        },
      )
      call.on('timeout', () => call.destroy())
      call.on('error', () => finish(0))
      call.end(text)
    })

  return { send, close: () => agent.destroy() }
}

export type HttpAgent = ReturnType<typeof createHttpAgent>
