import { setTimeout as wait } from 'node:timers/promises'
import { signed } from '../apps/server/src/features/4-binding/bind-requests/testing-binds.ts'
import { fillQuote, painter, typesOf } from '../apps/server/src/testing/fill-quote.ts'
import { type Parts, startParts } from '../e2e/harness/product.ts'
import { option } from '../scripts/option.ts'
import { type Answer, type Client, createClient } from './parts/client.ts'
import { countCarriers } from './parts/counting-carriers.ts'
import { say } from './parts/report.ts'

/** A clothing shop, which the insurer that binds at once wants. */
const shop = {
  ...painter,
  class_code_ref: 'CW458110A',
  sub_class_code_ref: undefined,
  insurance_types: typesOf('gl'),
}

/** Somebody whose request to insure was acknowledged. */
type Buyer = { readonly client: Client; readonly path: string }

/** Repeats a call until it is answered, as a browser does while the server is gone. */
async function until(call: () => Promise<Answer>): Promise<Answer> {
  for (let tried = 0; tried < 200; tried++) {
    const answer = await call()
    if (answer.status !== 0 && answer.status < 500) return answer
    await wait(100)
  }
  throw new Error('The server does not come back')
}

async function applied(url: () => string) {
  const client = createClient({ url })
  const { _id } = await fillQuote(client, shop, '/done', new Date().toISOString().slice(0, 10))
  const { body } = await client.call('PATCH', `quote/${_id}/finish_form`, {
    attestation: { accepted: true, text_keys: ['page.attestation.general'] },
  })
  for (;;) {
    const { data } = (await client.get(`quote/uuid/${body.data.uuid}?checkIfProcessed=true`)).body
    const offer = data.offers.find(
      (each: { carrier: string; state: string }) => each.carrier === 'hartford' && each.state === 'quoted',
    )
    if (offer) return { client, id: String(_id), offer: String(offer.uuid) }
    if (data.processed) throw new Error('The insurer of the campaign made no offer')
    await wait(200)
  }
}

/** Chooses, gives what is needed, signs and asks; each step is repeated until it is answered. */
async function buy({ client, id, offer }: Awaited<ReturnType<typeof applied>>): Promise<Buyer> {
  const path = `quote/${id}/offers/${offer}/bind`
  const buyer: Buyer = { client, path }
  await until(() => client.call('PATCH', `quote/${id}/chosen_offers`, { offer_uuids: [offer] }))
  const { payment_plans } = (await until(() => client.get(path))).body.data
  const stated = { no_known_losses: true, fraud_statement: true, terrorism: 'rejected' }
  await until(() => client.call('PATCH', path, { ...stated, payment_plan: payment_plans[0].id }))
  const page = (await until(() => client.get(path))).body.data
  const asked = await until(() => client.call('POST', `${path}-request`, signed(page)))
  if (asked.status !== 200) throw new Error(`Refused: ${JSON.stringify(asked.body)}`)
  return buyer
}

/** Waits for the confirmation of what was asked for. */
async function confirmed({ client, path }: Buyer, seconds: number): Promise<string | undefined> {
  for (const until = performance.now() + seconds * 1000; performance.now() < until; await wait(300)) {
    const { status, body } = await client.get(path)
    if (status === 200 && body.data.offer.stage === 'bound') return body.data.confirmation.reference
  }
  return undefined
}

type Size = { readonly rounds: number; readonly people: number }
type Tally = { asked: number; lost: number; changed: number; twice: number }

/** One round: some buy while the server is killed, then everything has to stand, also after another kill. */
async function buyThroughAKill(
  { server, url }: Parts,
  people: number,
  withDatabase: boolean,
  tally: Tally,
): Promise<void> {
  const ready: Awaited<ReturnType<typeof applied>>[] = []
  for (let person = 0; person < people; person++) ready.push(await applied(() => url))
  const buying = ready.map(buy)
  await wait(Math.random() * 900)
  await (withDatabase ? server.killAll() : server.kill())
  await server.start()
  const references = new Map<Buyer, string | undefined>()
  for (const buyer of await Promise.all(buying)) references.set(buyer, await confirmed(buyer, 60))
  tally.asked += references.size
  tally.lost += [...references.values()].filter((reference) => reference === undefined).length
  await server.kill()
  await server.start()
  for (const [buyer, reference] of references) if ((await confirmed(buyer, 20)) !== reference) tally.changed += 1
}

/**
 * kill -9 of the server, every other time with its database, at random moments between choosing, signing, asking and the
 * insurer's confirmation; and an insurer that dies after it has taken a request, so that its reply is lost.
 */
export async function killBinding({ rounds, people }: Size): Promise<Tally> {
  let target = ''
  const carriers = await countCarriers(() => target, { call: 'binds', lostShare: 0.3 })
  const parts = await startParts({ CARRIERS_URL: carriers.url })
  target = parts.carriers.url
  const tally = { asked: 0, lost: 0, changed: 0, twice: 0 }
  try {
    for (let round = 0; round < rounds; round++) await buyThroughAKill(parts, people, round % 2 === 1, tally)
  } finally {
    await parts.stop()
    carriers.stop()
  }
  // Whatever an insurer was asked more than once, it knows as one.
  tally.twice = new Set([...carriers.delivered.values()].flat()).size - tally.asked
  return tally
}

if (import.meta.main) {
  const rounds = option('rounds', 10)
  const { asked, lost, changed, twice } = await killBinding({ rounds, people: option('people', 5) })
  say(`kill -9 between choosing and the insurer's confirmation, ${rounds} times`)
  say(
    `asked for: ${asked}, never confirmed: ${lost}, confirmed otherwise after another kill: ${changed}, bound twice: ${twice}`,
  )
  if (lost + changed + twice > 0) process.exitCode = 1
}
