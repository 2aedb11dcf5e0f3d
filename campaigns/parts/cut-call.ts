import { request } from 'node:http'

type Sending = {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: object
}

/** Sends a whole request and hangs up before the response: after this many milliseconds, or as soon as it is sent. */
export function cutCall({ url, method, headers, body }: Sending, afterMs: number): Promise<void> {
  return new Promise((resolve) => {
    const payload = JSON.stringify(body)
    const call = request(url, {
      method,
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload), ...headers },
      agent: false,
    })
    call.on('error', () => resolve())
    call.on('close', () => resolve())
    call.end(payload, () => setTimeout(() => call.destroy(), afterMs))
  })
}
