import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { InsurerEvent } from '@coverwright/contract/carrier-contract/late-answers'
import { Webhook } from 'standardwebhooks'
import { Compile } from 'typebox/compile'
import { StartupError } from '../../platform/errors/startup-error.ts'
import { errorCode } from '../../platform/errors/system-error.ts'

type ReceivedEvent = { readonly quoteId: string } | { readonly fault: string }

/** Replaces our server as the receiver of late answers. */
export async function listenForEvents(port: number, secret: string) {
  const events: ReceivedEvent[] = []
  const shape = Compile(InsurerEvent)
  const server = createServer(async (request, reply) => {
    const body = Buffer.concat(await request.toArray()).toString()
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const event = attempt(() => new Webhook(secret).verify(body, headers))
    if ('fault' in event) events.push(event)
    else if (shape.Check(event.value)) events.push({ quoteId: event.value.data.quote_id })
    else events.push({ fault: 'an event violates the contract' })
    reply.writeHead('fault' in event ? 401 : 204).end()
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening').catch((error) => {
    throw errorCode(error) === 'EADDRINUSE'
      ? new StartupError(
          `Port ${port} of --listen is in use: stop the program that uses it, or choose another port and send events there.`,
        )
      : error
  })
  const { port: chosenPort } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${chosenPort}`,
    told: (): readonly ReceivedEvent[] => events,
    close: () => server.close(),
  }
}

export type EventListener = Awaited<ReturnType<typeof listenForEvents>>

function attempt(verify: () => unknown): { readonly value: unknown } | { readonly fault: string } {
  try {
    return { value: verify() }
  } catch (error) {
    return { fault: `the signature of an event is wrong: ${error instanceof Error ? error.message : String(error)}` }
  }
}
