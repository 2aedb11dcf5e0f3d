import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll } from 'vitest'

export type ReceivedRequest = { readonly headers: IncomingHttpHeaders; readonly body: string }

type Behaviour = (reply: ServerResponse) => void

export const answering =
  (status: number, headers: Record<string, string> = {}, body = ''): Behaviour =>
  (reply) =>
    void reply.writeHead(status, headers).end(body)

/** Never answers. */
export const hanging: Behaviour = () => undefined

/** A system that receives webhooks, on a port of this machine; stopped after the file's last test. */
export async function createReceiver() {
  const requests: ReceivedRequest[] = []
  let behave: Behaviour = answering(204)
  const server = createServer(async (request, reply) => {
    requests.push({ headers: request.headers, body: await text(request) })
    behave(reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    received: requests,
    port: (server.address() as AddressInfo).port,
    /** How it answers from now on. */
    now(how: Behaviour): void {
      behave = how
    },
    reset(): void {
      requests.length = 0
      behave = answering(204)
    },
  }
}
