import { insurerAnswer } from '@coverwright/core/lifecycle/insurer-answer'
import { offerLifecycle } from '@coverwright/core/lifecycle/offer'
import { expect, test } from 'vitest'
import { fillQuote, painter, typesOf } from '../../../../testing/fill-quote.ts'
import { ignoreEvents } from '../../../../testing/ignore-events.ts'
import { createTestApp } from '../../../../testing/test-app.ts'
import { isUnbroken } from '../../../3-quoting/quotes/events/quote-events.ts'
import { listEventsSince } from '../../../3-quoting/quotes/quotes.store.ts'
import { listVersions, lockOffer, noDetails } from '../submissions.store.ts'
import { advanceOffers } from './advance-offers.ts'
import { type InsurerAnswer, recordAnswer } from './record-answer.ts'

const { browser, clock, db, pool } = await createTestApp()
const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
/** A clothing shop in Chicago: every insurer wants it. */
const shop = {
  ...painter,
  class_code_ref: 'CW458110A',
  sub_class_code_ref: undefined,
  company_name: 'Threads',
  insurance_types: typesOf('gl'),
}

const hold = <Result>(
  uuid: string,
  change: (heldOffer: NonNullable<Awaited<ReturnType<typeof lockOffer>>>) => Result,
) =>
  db.transaction().execute(async (trx) => {
    const heldOffer = await lockOffer(trx, uuid)
    if (!heldOffer) throw new Error('There is no such offer')
    return await change(heldOffer)
  })

const answer = (uuid: string, reply: InsurerAnswer, carrier_revision?: number) =>
  db.transaction().execute(async (trx) => {
    const heldOffer = await lockOffer(trx, uuid)
    if (!heldOffer) throw new Error('There is no such offer')
    const source = {
      by: 'insurer',
      source: 'push',
      actor: 'insurer:acuity',
      at: clock.now,
      recordEvent: ignoreEvents,
      carrier_revision,
    } as const
    return await recordAnswer(trx, heldOffer, reply, source)
  })

const price = { state: 'quoted', reply: { ...noDetails, kind: 'bindable', valid_until: '2099-01-01' } } as const

/** An application whose two insurers have quoted. */
async function createOffer() {
  const rosa = browser()
  const { _id } = await fillQuote(rosa, shop)
  const { body } = await rosa.patch(`quote/${_id}/finish_form`, { attestation })
  const { uuid } = body.data
  const { offers } = (await rosa.get(`quote/uuid/${uuid}`)).body.data
  const quotedOffers: readonly { uuid: string }[] = offers.slice(0, 2)
  expect(quotedOffers).toHaveLength(2)
  for (const offer of quotedOffers) await answer(offer.uuid, price)
  return {
    rosa,
    quote: body.data,
    quoted: quotedOffers,
    first: quotedOffers[0]?.uuid ?? '',
    second: quotedOffers[1]?.uuid ?? '',
  }
}

const advance = (uuid: string, event: 'request_bind' | 'require' | 'confirm', by: 'applicant' | 'insurer') =>
  db.transaction().execute(async (trx) => {
    const heldOffer = await lockOffer(trx, uuid)
    if (!heldOffer) throw new Error('There is no such offer')
    await advanceOffers(trx, heldOffer.quote, [{ offer: heldOffer.offer, event }], {
      by,
      actor: 'somebody',
      at: clock.now,
      recordEvent: ignoreEvents,
    })
  })

const stageOf = async (uuid: string) => (await hold(uuid, ({ offer }) => offer)).stage

test('every answer is stored as a version; a repeated or older one changes nothing (O1)', async () => {
  const { quote, first: uuid } = await createOffer()
  const changedPrice = { ...price, reply: { ...price.reply, valid_until: '2099-02-01' } }
  await answer(uuid, changedPrice, 5)
  await answer(uuid, changedPrice, 6)
  await answer(uuid, { state: 'declined', reply: noDetails }, 4)
  expect((await listVersions(db, uuid)).map(({ number, state, source }) => [number, state, source])).toEqual([
    [1, 'quoted', 'push'],
    [2, 'quoted', 'push'],
  ])
  await expect(pool.query('update offer_versions set number = 9')).rejects.toThrow('append-only')
  expect(isUnbroken(await listEventsSince(db, quote._id, 0))).toBe(true)
})

test('an offer’s state and stage are those that its events lead to (O1)', async () => {
  const { rosa, quote, first: uuid, second } = await createOffer()
  await rosa.patch(`quote/${quote._id}/chosen_offers`, { offer_uuids: [uuid] })
  await advance(uuid, 'request_bind', 'applicant')
  await advance(uuid, 'require', 'insurer')
  const again = await rosa.patch(`quote/${quote._id}/chosen_offers`, { offer_uuids: [second] })
  expect([again.status, again.body.code]).toEqual([409, 'offers.with_insurer'])
  await expect(advance(uuid, 'confirm', 'insurer')).rejects.toThrow('confirmation alone')
  await pool.query(
    "insert into bind_confirmations values ($1, 'POL-1', '2027-01-01', '2028-01-01', 'call', 'insurer:acuity', null, now())",
    [uuid],
  )
  await advance(uuid, 'confirm', 'insurer')
  await expect(advance(uuid, 'request_bind', 'applicant')).rejects.toThrow('It is bound')
  const changes = (await listEventsSince(db, quote._id, 0)).flatMap((event) => event.changes)
  const eventsOf = (name: string) =>
    changes.filter(({ path }) => path === `offers.${uuid}.${name}`).map(({ after }) => after)
  const offer = await hold(uuid, (heldOffer) => heldOffer.offer)
  expect([eventsOf('state'), eventsOf('stage')]).toEqual([
    ['quoted'],
    ['chosen', 'bind_requested', 'contingent', 'bound'],
  ])
  expect([offer.state, offer.stage]).toEqual([eventsOf('state').at(-1), eventsOf('stage').at(-1)])
  expect([insurerAnswer.states, offerLifecycle.states]).toEqual([
    expect.arrayContaining([offer.state]),
    expect.arrayContaining([offer.stage]),
  ])
})

test('an insurer that declines after the choice ends it, and may offer again (O1)', async () => {
  const { rosa, quote, first: uuid } = await createOffer()
  await rosa.patch(`quote/${quote._id}/chosen_offers`, { offer_uuids: [uuid] })
  await answer(uuid, { state: 'declined', reply: noDetails })
  expect(await stageOf(uuid)).toBe('withdrawn')
  await answer(uuid, price)
  expect(await stageOf(uuid)).toBe('open')
})

test('if two people choose two offers of a line at once, one choice stands, and the other gets a refusal (O1)', async () => {
  const { rosa, quote, quoted } = await createOffer()
  const replies = await Promise.all(
    quoted.map(({ uuid }) =>
      rosa.patch(`quote/${quote._id}/chosen_offers`, { offer_uuids: [uuid], chosen_before: [] }),
    ),
  )
  expect(replies.map(({ status, body }) => [status, body.code]).sort()).toEqual([
    [200, undefined],
    [409, 'offers.chosen_meanwhile'],
  ])
  const stages = await Promise.all(quoted.map(({ uuid }) => stageOf(uuid)))
  expect(stages.toSorted()).toEqual(['chosen', 'open'])
})
