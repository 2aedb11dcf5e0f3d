import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { publicLookup, RefusedRequest, refusePrivateFigures } from './public-network.ts'

type Request = {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly signal: AbortSignal
  /** Also by http:// and to addresses of private networks. */
  readonly toPrivateNetworks: boolean
}

export type Reply = { readonly status: number; readonly retryAfter: string | undefined; readonly text: string }

/** As much of a reply as is read. */
const replyBytes = 1024

/**
 * Posts to a stranger's address, which must not reach services of this network. Every address behind the name is
 * checked when the connection is made, so a name that changes its meaning meanwhile leads nowhere. Redirects are
 * ordinary answers. Reads the first kilobyte of the reply and hangs up.
 * @throws RefusedRequest; the reason of `signal`; an error with a `code` if no reply came
 */
export async function postElsewhere(address: string, request: Request): Promise<Reply> {
  const { headers, body, signal, toPrivateNetworks } = request
  const url = new URL(address)
  if (!toPrivateNetworks) {
    if (url.protocol !== 'https:') throw new RefusedRequest('not_https')
    refusePrivateFigures(url)
  }
  const client = url.protocol === 'https:' ? https : http
  const outgoing = client.request(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    signal,
    // No connection is shared with a request that was not checked.
    agent: false,
    ...(toPrivateNetworks ? {} : { lookup: publicLookup }),
  })
  // Also after the response has started, when nobody waits for it any longer.
  outgoing.on('error', () => undefined)
  outgoing.end(body)
  const [response]: IncomingMessage[] = await once(outgoing, 'response')
  if (!response) throw new Error('No response')
  const text = await beginningOf(response)
  return { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'], text }
}

/** A reply that breaks off still counts: its status has arrived. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of response) {
      chunks.push(chunk)
      if (Buffer.concat(chunks).length >= replyBytes) break
    }
  } catch {
    // The status has been read.
  }
  return Buffer.concat(chunks).subarray(0, replyBytes).toString()
}
