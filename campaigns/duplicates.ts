import { setTimeout as wait } from 'node:timers/promises'
import { fillQuote, painter } from '../apps/server/src/testing/fill-quote.ts'
import { option } from '../scripts/option.ts'
import { type Client, createClient } from './parts/client.ts'
import { type CountedStage, startCountedStage } from './parts/counted-stage.ts'
import { cutCall } from './parts/cut-call.ts'
import { runOn } from './parts/product.ts'
import { say } from './parts/report.ts'

const attestation = { accepted: true, text_keys: ['page.attestation.general'] }

/** The result of one application that was submitted several times. */
type SentApplication = { readonly client: Client; readonly id: string; readonly uuid: string; readonly email: string }

type Extent = {
  readonly quotes: number
  readonly atOnce?: number
  /** How often the server is killed. */
  readonly kills?: number
}

/**
 * Applications that are each submitted 2 to 20 times: concurrently, under the same key and others, over connections
 * that break after the request was sent, and once more at the end. The server is killed in between.
 */
export async function duplicates({ parts, carriers, mail }: CountedStage, { quotes, atOnce = 10, kills = 0 }: Extent) {
  const today = new Date().toISOString().slice(0, 10)
  const effective_date = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const odd: string[] = []
  carriers.delivered.clear()
  const url = () => parts.url
  const applications: SentApplication[] = []
  const begin = async (): Promise<void> => {
    const client = createClient({ url, patienceMs: 60_000 })
    const email = `${crypto.randomUUID()}@shop.example`
    const application = { ...painter, contact_email: email, coverage: { effective_date, liability_limit: '1m_2m' } }
    const quote = await fillQuote(client, application, undefined, today)
    applications.push({ client, id: quote._id, uuid: quote.uuid, email })
  }
  for (let number = 0; number < quotes; number += atOnce) {
    const batch = Array.from({ length: Math.min(atOnce, quotes - number) }, begin)
    await Promise.all(batch)
  }

  const submit = async ({ client, id }: SentApplication): Promise<void> => {
    const same = crypto.randomUUID()
    const times = 2 + Math.floor(Math.random() * 19)
    const calls = Array.from({ length: times }, async (_, time) => {
      const headers = { 'idempotency-key': time % 3 === 0 ? crypto.randomUUID() : same }
      const path = `quote/${id}/finish_form`
      if (time % 2 === 1) {
        const cookie = [...client.jar].map(([name, value]) => `${name}=${value}`).join('; ')
        const call = {
          url: `${parts.url}/api/${path}`,
          method: 'PATCH',
          headers: { ...headers, cookie },
          body: { attestation },
        }
        return await cutCall(call, Math.random() * 40)
      }
      const { status } = await client.call('PATCH', path, { attestation }, headers)
      if (![0, 200, 429, 503].includes(status)) odd.push(`finish ${status}`)
    })
    await Promise.all(calls)
  }
  const killing = (async () => {
    for (let kill = 0; kill < kills; kill++) {
      await wait(300 + Math.random() * 700)
      await parts.server.kill()
      await parts.server.start()
    }
  })()
  for (let number = 0; number < applications.length; number += atOnce) {
    await Promise.all(applications.slice(number, number + atOnce).map(submit))
  }
  await killing

  // Submitted once more from the browser, to be certain.
  const submissions = new Map<string, Set<string>>()
  for (const each of applications) {
    const ids = new Set<string>()
    for (let time = 0; time < 2; time++) {
      const { status, body } = await each.client.call('PATCH', `quote/${each.id}/finish_form`, { attestation })
      if (status === 200) ids.add(body.data.submission_uuid)
      else odd.push(`last finish ${status}`)
    }
    submissions.set(each.id, ids)
  }
  const offers = await deliveries(applications)
  // A mail handed over when the server died is handed over again, under the same id.
  const mailsTo = (email: string): number =>
    new Set(mail.received.filter(({ recipients }) => recipients.includes(email)).map((each) => each.mail.messageId))
      .size
  await until(() => applications.every(({ email }) => mailsTo(email) > 0))
  const keys = offers.map(({ uuid }) => uuid)
  return {
    quotes,
    submissions: [...submissions.values()].reduce((sum, { size }) => sum + size, 0),
    offers: keys.length,
    deliveredOffers: keys.filter((key) => carriers.delivered.has(key)).length,
    /** Offers that an insurer has although nobody requested them. */
    strayOffers: [...carriers.delivered.keys()].filter((key) => !keys.includes(key)).length,
    /** Offers for which an insurer made more than one quote. */
    doubledOffers: [...carriers.delivered.values()].filter((ids) => new Set(ids).size > 1).length,
    undelivered: offers.filter(({ state }) => state === 'waiting' || state === 'unavailable').length,
    mails: applications.reduce((sum, { email }) => sum + mailsTo(email), 0),
    odd,
  }
}

/** The offers of each application, once every insurer has answered. */
async function deliveries(sent: readonly SentApplication[]) {
  const all: { readonly uuid: string; readonly state: string }[] = []
  for (const { client, uuid } of sent) {
    let reply = (await client.get(`quote/uuid/${uuid}?checkIfProcessed=true`)).body?.data
    await until(async () => {
      reply = (await client.get(`quote/uuid/${uuid}?checkIfProcessed=true`)).body?.data
      return reply?.processed === true
    })
    all.push(...(reply?.offers ?? []))
  }
  return all
}

/** Waits up to two minutes for a condition. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600 && !(await isSo()); tries++) await wait(200)
}

if (import.meta.main) {
  const extent = { quotes: option('rounds', 100), kills: option('kills', 3) }
  const result = await runOn(startCountedStage({ shares: { quotes: 0.1 } }), (stage) => duplicates(stage, extent))
  for (const [name, value] of Object.entries(result)) say(`  ${name.padEnd(20)} ${JSON.stringify(value)}`)
  const { quotes, submissions, offers, deliveredOffers, strayOffers, doubledOffers, undelivered, mails } = result
  const wrong = strayOffers + doubledOffers + undelivered + Math.abs(mails - quotes) + (offers - deliveredOffers)
  if (submissions !== quotes || wrong > 0 || result.odd.length > 0) process.exitCode = 1
}
