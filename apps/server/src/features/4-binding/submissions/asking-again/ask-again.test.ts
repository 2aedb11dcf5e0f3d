import type { OfferReply } from '@coverwright/contract/offers'
import { expect, test, vi } from 'vitest'
import type { Browser } from '../../../../testing/browser.ts'
import { fillQuote, painter, typesOf } from '../../../../testing/fill-quote.ts'
import { signInAs } from '../../../../testing/sign-in.ts'
import { createTestApp } from '../../../../testing/test-app.ts'
import { isUnbroken } from '../../../3-quoting/quotes/events/quote-events.ts'
import { listEventsSince } from '../../../3-quoting/quotes/quotes.store.ts'
import { offersChannel } from '../offers/offers-news.ts'
import { listSubmissions } from '../submissions.store.ts'

const { browser, db, pool, work } = await createTestApp()
const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
const shop = {
  ...painter,
  class_code_ref: 'CW458110A',
  sub_class_code_ref: undefined,
  company_name: 'Threads',
  insurance_types: typesOf('gl', 'cl'),
}
const higher = { 'coverage.liability_limit': '2m_4m' }

async function pricedQuote() {
  const rosa = browser()
  const { _id } = await fillQuote(rosa, shop)
  const { uuid } = (await rosa.patch(`quote/${_id}/finish_form`, { attestation })).body.data
  const offers = async (): Promise<readonly OfferReply[]> => (await rosa.get(`quote/uuid/${uuid}`)).body.data.offers
  await allAnswered(offers)
  return { rosa, _id, offers }
}

/** Lets the insurers answer. */
async function allAnswered(offers: () => Promise<readonly OfferReply[]>): Promise<void> {
  const stop = await work()
  await vi.waitFor(
    async () => {
      if ((await offers()).some(({ state }) => state === 'waiting')) throw new Error('Insurers have still to answer')
    },
    { timeout: 30_000, interval: 200 },
  )
  await stop()
}

const ask = (rosa: Browser, id: string, body: object, key: string = crypto.randomUUID()) =>
  rosa.post(`quote/${id}/prices`, body, { 'idempotency-key': key })

const of = (line: string, offers: readonly OfferReply[]) => offers.filter((offer) => offer.line === line)

test('a changed limit of a line is requested from its insurers only, with the earlier price beside it', async () => {
  const { rosa, _id, offers } = await pricedQuote()
  const before = await offers()
  const key = crypto.randomUUID()
  const messages: (string | undefined)[] = []
  const client = await pool.connect()
  client.on('notification', ({ payload }) => messages.push(payload))
  await client.query(`listen ${offersChannel}`)
  const reply = await ask(rosa, _id, { lines: ['gl'], answers: higher }, key)
  expect(reply.status).toBe(200)
  // An open offers page learns that new ones are coming.
  await vi.waitFor(() => expect(messages).toContain(_id), { timeout: 60_000 })
  client.release(true)
  expect(reply.body.data).toMatchObject({ completed: true, coverage: { liability_limit: '2m_4m' } })

  const waiting = await offers()
  // Other offers stay with the submission that they answer: renewals, mails and evidence depend on that.
  expect(of('cl', waiting)).toMatchObject(
    of('cl', before).map(({ uuid, state, submission_uuid }) => ({ uuid, state, submission_uuid })),
  )
  const requestedOffers = of('gl', waiting).filter(({ state }) => state === 'waiting')
  expect(requestedOffers.length).toBeGreaterThan(0)
  const first = of('gl', before).find(
    ({ state, carrier }) => state === 'quoted' && carrier === requestedOffers[0]?.carrier,
  )
  expect(requestedOffers[0]?.supersedes).toMatchObject({
    uuid: first?.uuid,
    premium: { amount: first?.premium?.amount },
  })

  // Sent again under its key, it is the same request.
  expect((await ask(rosa, _id, { lines: ['gl'], answers: higher }, key)).status).toBe(200)
  expect((await offers()).map(({ uuid }) => uuid)).toEqual(waiting.map(({ uuid }) => uuid))

  await allAnswered(offers)
  const after = of('gl', await offers()).find(({ carrier }) => carrier === first?.carrier)
  expect(after?.coverages[0]).toMatchObject({ code: 'occurrence_limit', requested: '$2,000,000' })
  expect(after?.premium?.amount).toBeGreaterThan(first?.premium?.amount ?? 0)

  const events = await listEventsSince(db, _id, 0)
  expect(isUnbroken(events)).toBe(true)
  const last = events.findLast(({ kind }) => kind === 'finished')
  expect(last?.changes).toContainEqual(expect.objectContaining({ path: 'asked_again', after: ['gl'] }))
  const [earlier, second] = await listSubmissions(db, [_id])
  expect(second?.snapshot).toMatchObject({
    disclosures: earlier?.snapshot.disclosures,
    agreed_in: earlier?.uuid,
  })
  expect(second?.snapshot.disclosures.length).toBeGreaterThan(0)
})

test('expired prices are requested again by the current answers', async () => {
  const { rosa, _id, offers } = await pricedQuote()
  await pool.query(`update offers set reply = jsonb_set(reply, '{valid_until}', '"2026-01-01"') where state = 'quoted'`)
  expect(of('gl', await offers()).some(({ stage }) => stage === 'expired')).toBe(true)
  const reply = await ask(rosa, _id, { lines: ['gl', 'cl'] })
  expect(reply.status).toBe(200)
  expect((await offers()).filter(({ state }) => state === 'waiting').length).toBeGreaterThan(0)
})

test('a chosen line, an answer that is not a limit, and a line without offers are refused, and change nothing', async () => {
  const { rosa, _id, offers } = await pricedQuote()
  const quotedOffer = of('gl', await offers()).find(({ state }) => state === 'quoted')
  const { version } = (await rosa.get(`quote/${_id}`)).body.data
  const other = await ask(rosa, _id, { lines: ['gl'], answers: { company_name: 'Threads & Co' } })
  expect([other.status, other.body.errors[0].field]).toEqual([422, 'answers.company_name'])
  const unknownReply = await ask(rosa, _id, { lines: ['gl'], answers: { 'coverage.liability_limit': '9m' } })
  expect(unknownReply.status).toBe(422)
  expect((await rosa.get(`quote/${_id}`)).body.data).toMatchObject({ version, completed: true })

  await rosa.patch(`quote/${_id}/chosen_offers`, { offer_uuids: [quotedOffer?.uuid] })
  const reply = await ask(rosa, _id, { lines: ['gl'], answers: higher })
  expect([reply.status, reply.body.code]).toEqual([409, 'offers.line_chosen'])
  expect((await offers()).find(({ uuid }) => uuid === quotedOffer?.uuid)?.chosen).toBe(true)

  // The choice of another line stays.
  const { body } = await ask(rosa, _id, { lines: ['cl'] })
  expect(body.data.completed).toBe(true)
  expect((await offers()).find(({ uuid }) => uuid === quotedOffer?.uuid)?.chosen).toBe(true)
})

test('an offer that was chosen before the application was submitted again blocks no new prices', async () => {
  const { rosa, _id, offers } = await pricedQuote()
  const quotedOffer = of('gl', await offers()).find(({ state }) => state === 'quoted')
  await rosa.patch(`quote/${_id}/chosen_offers`, { offer_uuids: [quotedOffer?.uuid] })
  await rosa.patch(`quote/${_id}`, { command: 'reopen', annual_revenue: 430_000 })
  await rosa.patch(`quote/${_id}/finish_form`, { attestation })
  expect((await offers()).some(({ uuid }) => uuid === quotedOffer?.uuid)).toBe(false)
  await allAnswered(offers)
  const { status, body } = await ask(rosa, _id, { lines: ['gl'], answers: higher })
  expect([status, body.code]).toEqual([200, undefined])
})

test('the desk asks its own insurers again, with the earlier price beside the new one', async () => {
  const { rosa, _id, offers } = await pricedQuote()
  const amara = browser()
  await signInAs(amara, 'desk@coverwright.example')
  const insurer = 'Harbor Mutual of Maine'
  const enteredAnswer = { insurer, line: 'gl', state: 'quoted', premium: 123_400, source: 'Mail of their underwriter' }
  expect((await amara.post(`desk/applications/${_id}/answers`, enteredAnswer)).status).toBe(200)
  expect((await ask(rosa, _id, { lines: ['gl'], answers: higher })).status).toBe(200)
  const own = of('gl', await offers()).filter(({ carrier }) => carrier === insurer)
  expect(own).toMatchObject([{ state: 'referred', supersedes: { premium: { amount: 123_400 } } }])
  expect((await amara.get(`desk/applications/${_id}`)).body.data.application.next_step).toBe('referred')

  const again = { offer: own[0]?.uuid, state: 'quoted', premium: 150_000, source: 'By phone' }
  expect((await amara.post(`desk/applications/${_id}/answers`, again)).status).toBe(200)
  expect(of('gl', await offers()).filter(({ carrier }) => carrier === insurer)).toMatchObject([
    { state: 'quoted', premium: { amount: 150_000 }, supersedes: { premium: { amount: 123_400 } } },
  ])
})
