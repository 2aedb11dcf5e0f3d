import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { signedRequest } from '../apps/server/src/features/4-binding/bind-requests/testing-binds.ts'
import { fillQuote, painter, typesOf } from '../apps/server/src/testing/fill-quote.ts'
import { option } from '../scripts/option.ts'
import { chancesOf } from './parts/chances.ts'
import { type Answer, type Client, createClient } from './parts/client.ts'
import { type CountedStage, startCountedStage } from './parts/counted-stage.ts'
import type { Losses } from './parts/counting-carriers.ts'
import { type ProductParts, runOn } from './parts/product.ts'
import { say } from './parts/report.ts'

/** A clothing shop, quoted by the insurer that binds at once. */
const shop = {
  ...painter,
  class_code_ref: 'CW458110A',
  sub_class_code_ref: undefined,
  insurance_types: typesOf('gl'),
}

/** A customer whose bind request was acknowledged. */
type Buyer = { readonly client: Client; readonly path: string }

/** The confirmation of a buyer's bind request, and the kill that it went through. */
type Purchase = { readonly buyer: Buyer; readonly reference: string | undefined; readonly at: string }

/** Repeats a call until it is answered, as a browser does while the server is down. */
async function until(call: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const answer = await call()
    if (answer.status !== 0 && answer.status < 500) return answer
    await wait(100)
  }
  throw new Error('The server does not come back')
}

async function applyFor(url: () => string) {
  const client = createClient({ url })
  const { _id } = await fillQuote(client, shop, '/done', new Date().toISOString().slice(0, 10))
  const { body } = await client.call('PATCH', `quote/${_id}/finish_form`, {
    attestation: { accepted: true, text_keys: ['page.attestation.general'] },
  })
  for (;;) {
    const { data } = (await client.get(`quote/uuid/${body.data.uuid}?checkIfProcessed=true`)).body
    if (data.processed) {
      const offer = data.offers.find(
        (each: { carrier: string; state: string }) => each.carrier === 'hartford' && each.state === 'quoted',
      )
      if (!offer) throw new Error('The insurer of the campaign made no offer')
      return { client, id: String(_id), offer: String(offer.uuid) }
    }
    await wait(200)
  }
}

/** Chooses, provides requirements, signs and requests; each step is repeated until it is answered. */
async function buy({ client, id, offer }: Awaited<ReturnType<typeof applyFor>>): Promise<Buyer> {
  const path = `quote/${id}/offers/${offer}/bind`
  const buyer: Buyer = { client, path }
  await until(() => client.call('PATCH', `quote/${id}/chosen_offers`, { offer_uuids: [offer] }))
  const { payment_plans } = (await until(() => client.get(path))).body.data
  const statements = { no_known_losses: true, fraud_statement: true, terrorism: 'rejected' }
  await until(() => client.call('PATCH', path, { ...statements, payment_plan: payment_plans[0].id }))
  const page = (await until(() => client.get(path))).body.data
  const reply = await until(() => client.call('POST', `${path}-request`, signedRequest(page)))
  if (reply.status !== 200) throw new Error(`Refused: ${JSON.stringify(reply.body)}`)
  return buyer
}

/** Waits for the confirmation of the bind request. */
async function confirmationOf({ client, path }: Buyer, seconds: number): Promise<string | undefined> {
  for (const until = performance.now() + seconds * 1000; performance.now() < until; await wait(300)) {
    const { status, body } = await client.get(path)
    if (status === 200 && body.data.offer.stage === 'bound') return body.data.confirmation.reference
  }
  return undefined
}

type Size = { readonly rounds: number; readonly people: number; readonly seed: number }

/** Faults, each with details for debugging. */
type Tally = {
  asked: number
  /** Requested, and never confirmed. */
  readonly lost: string[]
  /** Confirmed differently after another kill. */
  readonly changed: string[]
  /** More than one policy of an insurer for one of its offers. */
  readonly twice: string[]
}

/** One round: some people buy while the server is killed; then everything must exist. */
async function buyThroughAKill(
  { server, url }: ProductParts,
  { people, pauseMs, withDatabase }: { people: number; pauseMs: number; withDatabase: boolean },
  tally: Tally,
): Promise<Purchase[]> {
  const ready: Awaited<ReturnType<typeof applyFor>>[] = []
  for (let person = 0; person < people; person++) ready.push(await applyFor(() => url))
  const buying = ready.map(buy)
  await wait(pauseMs)
  await (withDatabase ? server.killAll() : server.kill())
  await server.start()
  const at = `killed ${withDatabase ? 'with the database ' : ''}after ${Math.round(pauseMs)} ms`
  const purchases: Purchase[] = []
  for (const buyer of await Promise.all(buying))
    purchases.push({ buyer, reference: await confirmationOf(buyer, 60), at })
  tally.asked += purchases.length
  for (const { buyer, reference } of purchases) {
    if (reference !== undefined) continue
    const { status, body } = await buyer.client.get(buyer.path)
    tally.lost.push(`${buyer.path}: ${status} ${body?.data?.offer.stage}, ${at}`)
  }
  return purchases
}

/** After another kill every purchase must be confirmed as before. */
async function checkAgain(purchases: readonly Purchase[], tally: Tally): Promise<void> {
  for (const { buyer, reference, at } of purchases) {
    const now = await confirmationOf(buyer, 20)
    if (now !== reference) tally.changed.push(`${buyer.path}: ${reference} became ${now}, ${at}`)
  }
}

/**
 * kill -9 of the server, every other time with its database, at moments between choosing, signing, requesting and the
 * insurer's confirmation; and an insurer that dies after accepting a request, so that its reply is lost.
 * @param seed determines the moments and the lost replies; the rest depends on the machine
 */
export async function killBinding({ parts, carriers }: CountedStage, { rounds, people, seed }: Size): Promise<Tally> {
  const pause = chancesOf(seed)
  const tally: Tally = { asked: 0, lost: [], changed: [], twice: [] }
  const earlier: Purchase[] = []
  for (let round = 0; round < rounds; round++) {
    const extent = { people, pauseMs: pause() * 900, withDatabase: round % 2 === 0 }
    const purchases = await buyThroughAKill(parts, extent, tally)
    await checkAgain(earlier, tally)
    earlier.push(...purchases)
  }
  await parts.server.kill()
  await parts.server.start()
  await checkAgain(earlier, tally)
  for (const [quote, ids] of carriers.boundOf) {
    const policies = new Set(ids)
    if (policies.size > 1) tally.twice.push(`${quote}: ${[...policies].join(', ')}`)
  }
  return tally
}

/** Of ten replies to a request to bind, three are lost: which ones depends on the seed. */
export const lossesOf = (seed: number): Losses => ({ shares: { binds: 0.3 }, chance: chancesOf(seed + 1) })

if (import.meta.main) {
  const rounds = option('rounds', 10)
  const seed = option('seed', randomInt(2 ** 31))
  const size = { rounds, people: option('people', 5), seed }
  const { asked, ...wrong } = await runOn(startCountedStage(lossesOf(seed)), (stage) => killBinding(stage, size))
  say(`kill -9 between choosing and the insurer's confirmation, ${rounds} times, --seed ${seed}`)
  say(`asked for: ${asked}`)
  for (const [name, cases] of Object.entries({
    'never confirmed': wrong.lost,
    'confirmed otherwise after another kill': wrong.changed,
    'bound twice': wrong.twice,
  })) {
    say(`${name}: ${cases.length}`)
    for (const each of cases) say(`  ${each}`)
  }
  if (Object.values(wrong).some((cases) => cases.length > 0)) process.exitCode = 1
}
