import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { publicLookup, RefusedRequest, refusePrivateFigures } from './public-network.ts'

/** For tests: also addresses of this machine, at any port. */
type Reach = { readonly toPrivateNetworks?: true }

/** Reads a page of a stranger's website; undefined if there is none. Tests replace it. */
export type PageReader = (address: string, signal: AbortSignal) => Promise<string | undefined>

/** As much of a page as is read: what it says about itself is at its beginning. */
const mostBytes = 512 * 1024
const mostRedirects = 3

/**
 * The HTML at a web address. Each address on the way must be at a usual port of the public network, which is checked as the
 * connection is made; no cookies are kept, nothing is run, and no more than the beginning is read.
 * @throws RefusedRequest; the reason of `signal`; an error with a `code` where no reply came
 */
export async function readPage(address: string, signal: AbortSignal, reach: Reach = {}): Promise<string | undefined> {
  let url = new URL(address)
  for (let redirectsLeft = mostRedirects; redirectsLeft >= 0; redirectsLeft--) {
    const response = await get(url, signal, reach)
    const { statusCode = 0, headers } = response
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      response.destroy()
      if (!URL.canParse(headers.location, url)) return undefined
      url = new URL(headers.location, url)
    } else {
      if (statusCode === 200 && /^(text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? ''))
        return await beginningOf(response)
      response.destroy()
      return undefined
    }
  }
  return undefined
}

async function get(url: URL, signal: AbortSignal, { toPrivateNetworks }: Reach): Promise<IncomingMessage> {
  if (!/^https?:$/.test(url.protocol)) throw new RefusedRequest('not_https')
  if (!toPrivateNetworks) {
    refusePrivateFigures(url)
    if (url.port !== '') throw new RefusedRequest('private_address')
  }
  const request = (url.protocol === 'https:' ? https : http).request(url, {
    headers: { accept: 'text/html', 'accept-encoding': 'identity', 'user-agent': 'Coverwright-Websites' },
    signal,
    agent: false,
    auth: null,
    ...(toPrivateNetworks ? {} : { lookup: publicLookup }),
  })
  // Also after the response has started, when nobody waits for it any longer.
  request.on('error', () => undefined)
  request.end()
  const [response]: IncomingMessage[] = await once(request, 'response')
  if (!response) throw new Error('No response')
  return response
}

async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes >= mostBytes) break
  }
  const charset = /charset="?([\w-]+)/i.exec(response.headers['content-type'] ?? '')?.[1]
  return decoderOf(charset).decode(Buffer.concat(chunks).subarray(0, mostBytes))
}

function decoderOf(charset = 'utf-8'): TextDecoder {
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}
