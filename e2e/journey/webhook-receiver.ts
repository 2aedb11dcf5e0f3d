import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { subscribableTypes } from '@coverwright/contract/webhooks/webhook-events'
import { expect } from '@playwright/test'
import { verifyWebhook } from '../../apps/server/src/testing/verify-webhook.ts'
import { type ProductParts, startParts } from '../harness/product.ts'
import { startMs, test } from '../harness/test.ts'

type WebhookEvent = { readonly type: string; readonly data: { readonly application?: string; readonly state?: string } }
type Evidence = {
  readonly chain: { readonly whole: boolean }
  readonly events: readonly { readonly kind: string }[]
}

type Listening = ProductParts & {
  /**
   * The webhooks that the host's system received about an application, each with a valid signature: types of events,
   * and `type: state`.
   */
  readonly eventsReceived: (application: string) => readonly string[]
  /** The kinds of events in the evidence file of an application, whose chain must be whole. */
  readonly evidence: (application: string) => Promise<readonly string[]>
}

/** Events are verified on arrival, since they are refused after five minutes; the reader gets the result. */
function verifyOnce(verify: () => WebhookEvent): () => WebhookEvent {
  try {
    const event = verify()
    return () => event
  } catch (error) {
    return () => {
      throw error
    }
  }
}

/** The product with a host's system that receives its webhooks. */
async function startListening(): Promise<Listening> {
  // The first events may arrive before the command has printed the secret.
  const { promise: secret, resolve: tellSecret } = Promise.withResolvers<string>()
  const deliveries: (() => WebhookEvent)[] = []
  const receiver = createServer(async (request, reply) => {
    const [body, signingSecret] = await Promise.all([text(request), secret])
    deliveries.push(
      verifyOnce(() => verifyWebhook(signingSecret, body, request.headers as Record<string, string>) as WebhookEvent),
    )
    reply.writeHead(204).end()
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const { port } = receiver.address() as AddressInfo

  const folder = mkdtempSync(path.join(tmpdir(), 'cw-e2e-'))
  const sites = path.join(folder, 'sites')
  cpSync('sites', sites, { recursive: true })
  const file = path.join(sites, 'default.json')
  const webhooks = [{ id: 'crm', url: `http://127.0.0.1:${port}/`, events: subscribableTypes }]
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), webhooks }))
  const settings = {
    DATA_DIR: path.join(folder, 'data'),
    SITES_DIR: sites,
    WEBHOOKS_TO_PRIVATE_NETWORKS: 'yes',
    SAMPLE_FIRMS: 'yes',
    STAFF_FILE: path.resolve('packages/catalogue/src/staff/sample-staff.json'),
  }
  const parts = await startParts(settings)
  const command = async (name: string, ...args: readonly string[]): Promise<string> => {
    const env = { ...process.env, ...settings, DATABASE_URL: '' }
    const line = ['apps/server/dist/cw.js', name, ...args]
    return (await promisify(execFile)(process.execPath, line, { env, maxBuffer: 50_000_000 })).stdout
  }
  tellSecret(/whsec_\S+/.exec(await command('webhooks', 'secret', 'default', 'crm'))?.[0] ?? '')
  return {
    ...parts,
    eventsReceived: (application) => {
      return deliveries
        .map((event) => event())
        .filter(({ data }) => data.application === application)
        .flatMap(({ type, data: { state } }) => [type, `${type}: ${state}`])
    },
    evidence: async (application) => {
      const evidence: Evidence = JSON.parse(await command('evidence', 'show', application, '--json'))
      expect(evidence.chain.whole, 'nothing was changed or left out').toBe(true)
      return evidence.events.map(({ kind }) => kind)
    },
    stop: async () => {
      await parts.stop()
      receiver.closeAllConnections()
      receiver.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Tests with a product of their own that sends webhooks to the host. */
export const testOfListening = test.extend<{ product: Listening }, { listening: Listening }>({
  listening: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the first parameter
    async ({}, use) => {
      const product = await startListening()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: startMs },
  ],
  product: async ({ listening }, use) => {
    await use(listening)
  },
  baseURL: async ({ listening }, use) => {
    await use(listening.url)
  },
})
