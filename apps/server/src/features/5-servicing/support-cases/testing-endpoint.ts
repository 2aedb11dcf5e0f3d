import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type ReceivedRequest = { readonly headers: IncomingHttpHeaders; readonly body: unknown }

/** An operator's endpoint for support cases: records requests, and gives the configured answer. */
export async function startEndpoint() {
  const requests: ReceivedRequest[] = []
  let answer = (reply: ServerResponse): unknown => reply.writeHead(200).end('{}')
  const server = createServer((request, reply) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.once('end', () => {
      requests.push({ headers: request.headers, body: JSON.parse(text) })
      answer(reply)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    received: requests,
    url: new URL(`http://127.0.0.1:${port}/web-to-case`),
    answerWith: (next: typeof answer) => {
      answer = next
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
