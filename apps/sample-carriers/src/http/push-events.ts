import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

/** Where the sample insurers report their decisions, and their signing secret: `whsec_…`. */
export type EventsTarget = { readonly url: string; readonly secret: string }

type QuoteChange = { readonly carrier: string; readonly quote_id: string; readonly revision: number }

/** The pauses before each attempt to deliver an event; for a demonstration a few minutes are enough. */
const retriesMs = [0, 1_000, 5_000, 30_000, 120_000]

/** Headers and body of an event, signed by Standard Webhooks; `id` stays the same when it is sent again. */
function signedEvent(body: object, secret: string, id: string, now: Date) {
  const text = JSON.stringify(body)
  const timestamp = Math.floor(now.getTime() / 1000)
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${text}`).digest('base64')
  return {
    body: text,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,${signature}`,
    },
  }
}

/** Reports changed quotes until the server has accepted the event. */
export function createPush({ url, secret }: EventsTarget, signal: AbortSignal) {
  async function isAccepted({ carrier, quote_id, revision }: QuoteChange, id: string): Promise<boolean> {
    const now = new Date()
    const event = { type: 'quote.updated', timestamp: now.toISOString(), data: { quote_id, revision } }
    const response = fetch(`${url}/insurers/${carrier}/events`, {
      method: 'POST',
      ...signedEvent(event, secret, id, now),
      signal,
    })
    return await response.then(
      ({ ok }) => ok,
      () => false,
    )
  }

  return async (change: QuoteChange): Promise<void> => {
    const id = `evt_${randomUUID()}`
    for (const pause of retriesMs) {
      if (pause > 0) await wait(pause, undefined, { signal }).catch(() => undefined)
      if (signal.aborted || (await isAccepted(change, id))) return
    }
  }
}

export type Push = ReturnType<typeof createPush>
