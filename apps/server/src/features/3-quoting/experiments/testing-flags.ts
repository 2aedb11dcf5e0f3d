import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** A request to a flag service: the flag, and the visit. */
export type FlagRequest = { readonly flag: string; readonly body: unknown; readonly authorization: string | undefined }

/** A flag service over HTTP that gives the configured answer; without one it never answers. */
export async function serveFlags(answer: (request: FlagRequest, response: ServerResponse) => void): Promise<URL> {
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const flag = decodeURIComponent(request.url?.replace('/flags/ofrep/v1/evaluate/flags/', '') ?? '')
    answer({ flag, body: JSON.parse(text), authorization: request.headers.authorization }, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return new URL(`http://127.0.0.1:${port}/flags/`)
}

/** Answers JSON. */
export const json = (response: ServerResponse, body: unknown, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
