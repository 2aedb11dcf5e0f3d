import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'

const webhookSecret = 'whsec_cw_test'

type Session = { readonly id: string; readonly url: string; readonly expires_at: number }

/**
 * Stands in for Stripe's HTTP interface, which we do not own: Checkout Sessions, each once for its idempotency key, under
 * which a fault is kept too, and closed while nobody has paid.
 */
export async function startStripe(clock: () => Date) {
  const byKey = new Map<string, Session | 'fault'>()
  const closedIds: string[] = []
  const requests: { readonly key: string; readonly form: Readonly<Record<string, string>> }[] = []
  const state = { isDown: false }
  const start = (key: string, body: string): readonly [number, object] => {
    const first = byKey.get(key)
    if (first === 'fault' || (state.isDown && first === undefined)) {
      byKey.set(key, 'fault')
      return [500, { error: { type: 'api_error', message: 'down' } }]
    }
    requests.push({ key, form: Object.fromEntries(new URLSearchParams(body)) })
    const id = `cs_test_${byKey.size + 1}`
    const expires_at = Math.floor(clock().getTime() / 1000) + 86_400
    const session = first ?? { id, url: `https://checkout.stripe.com/c/pay/${id}`, expires_at }
    byKey.set(key, session)
    return [200, { object: 'checkout.session', ...session }]
  }
  const expire = (id: string): readonly [number, object] => {
    const isOpen = [...byKey.values()].some((each) => each !== 'fault' && each.id === id) && !closedIds.includes(id)
    if (!isOpen) return [400, { error: { type: 'invalid_request_error', message: 'only open sessions' } }]
    closedIds.push(id)
    return [200, { object: 'checkout.session', id, status: 'expired' }]
  }
  const answer = ({ headers, url = '' }: IncomingMessage, body: string): readonly [number, object] => {
    const [, ending] = /^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(url) ?? []
    if (headers.authorization !== 'Bearer sk_test_cw') return [401, { error: { message: 'who?' } }]
    if (ending !== undefined) return expire(ending)
    if (url !== '/v1/checkout/sessions') return [404, { error: { message: 'no such call' } }]
    return start(String(headers['idempotency-key']), body)
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const [status, body] = answer(request, Buffer.concat(chunks).toString())
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    settings: { secretKey: 'sk_test_cw', webhookSecret, apiUrl: new URL(`http://127.0.0.1:${port}`) },
    asked: requests,
    /** The pages that were closed. */
    closed: closedIds,
    state,
    stop: () => server.close(),
  }
}

/** An event as Stripe sends it, with the headers of its signature. */
export function eventOf(
  type: string,
  object: object,
  { id, at, secret = webhookSecret, livemode = false }: EventOptions,
): { readonly body: string; readonly headers: Readonly<Record<string, string>> } {
  const body = JSON.stringify({ id, object: 'event', type, livemode, data: { object } })
  const timestamp = Math.floor(at.getTime() / 1000)
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
  return { body, headers: { 'content-type': 'application/json', 'stripe-signature': signature } }
}

type EventOptions = {
  readonly id: string
  readonly at: Date
  readonly secret?: string
  readonly livemode?: boolean
}
