import { createServer } from 'node:http'
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
  const closed: string[] = []
  const asked: { readonly key: string; readonly form: Readonly<Record<string, string>> }[] = []
  const state = { isDown: false }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const send = (status: number, body: object) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      if (request.headers.authorization !== 'Bearer sk_test_cw') return send(401, { error: { message: 'who?' } })
      const [, ending] = /^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(request.url ?? '') ?? []
      if (ending !== undefined) {
        const isOpen = [...byKey.values()].some((each) => each !== 'fault' && each.id === ending)
        if (!isOpen || closed.includes(ending)) {
          return send(400, { error: { type: 'invalid_request_error', message: 'only open sessions' } })
        }
        closed.push(ending)
        return send(200, { object: 'checkout.session', id: ending, status: 'expired' })
      }
      if (request.url !== '/v1/checkout/sessions') return send(404, { error: { message: 'no such call' } })
      const key = String(request.headers['idempotency-key'])
      const first = byKey.get(key)
      if (first === 'fault' || (state.isDown && first === undefined)) {
        byKey.set(key, 'fault')
        return send(500, { error: { type: 'api_error', message: 'down' } })
      }
      asked.push({ key, form: Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString())) })
      const id = `cs_test_${byKey.size + 1}`
      const made = {
        id,
        url: `https://checkout.stripe.com/c/pay/${id}`,
        expires_at: Math.floor(clock().getTime() / 1000) + 86_400,
      }
      const session = first ?? made
      byKey.set(key, session)
      return send(200, { object: 'checkout.session', ...session })
    })
  })
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    settings: { secretKey: 'sk_test_cw', webhookSecret, apiUrl: new URL(`http://127.0.0.1:${port}`) },
    asked,
    /** The pages that were closed. */
    closed,
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
