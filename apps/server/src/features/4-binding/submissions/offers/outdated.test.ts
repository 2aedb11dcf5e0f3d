import type { Answers } from '@coverwright/core/answers/answers'
import { expect, test } from 'vitest'
import { fillQuote, painter, typesOf } from '../../../../testing/fill-quote.ts'
import { createTestApp } from '../../../../testing/test-app.ts'

const { browser, clock, pool } = await createTestApp()

test('offers for earlier answers are outdated and cannot be chosen, until the answers are changed back (R8)', async () => {
  const rosa = browser()
  const { _id, uuid: link } = await fillQuote(rosa, { ...painter, insurance_types: typesOf('gl') })
  const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
  const finish = async () => (await rosa.patch(`quote/${_id}/finish_form`, { attestation })).body.data
  const offersNow = async () => (await rosa.get(`quote/uuid/${link}`)).body.data
  const quote = await finish()
  await pool.query(`update offers set state = 'quoted' where submission_uuid = $1`, [quote.submission_uuid])
  const [{ uuid }] = (await offersNow()).offers
  const choose = (id: string) => rosa.patch(`quote/${_id}/chosen_offers`, { offer_uuids: [id] })
  expect((await choose(uuid)).status).toBe(200)
  const save = async (answers: Answers) =>
    expect((await rosa.save((await rosa.get('quote')).body.data, '/business', answers)).status).toBe(200)
  await rosa.patch(`quote/${_id}`, { command: 'reopen' }, { 'if-match': '*' })
  expect([(await offersNow()).outdated, (await choose(uuid)).status]).toEqual([false, 200])
  await save({ annual_revenue: 2_500_000 })
  expect(await offersNow()).toMatchObject({ outdated: true, quote: { completed: false } })
  const refusal = await choose(uuid)
  expect([refusal.status, refusal.body.code]).toEqual([409, 'offers.outdated'])
  await save({ annual_revenue: painter.annual_revenue })
  expect([(await offersNow()).outdated, (await choose(uuid)).status]).toEqual([false, 200])
  await save({ company_name: 'Threads & Co' })
  const again = await finish()
  expect(again.completed).toBe(true)
  expect((await offersNow()).outdated).toBe(false)
  const old = await choose(uuid)
  expect([old.status, old.body.code]).toEqual([409, 'offers.asked_again'])
})

test('a quote that was never submitted has no offers to choose among (R8)', async () => {
  const rosa = browser()
  const quote = await rosa.begin()
  const reply = await rosa.patch(`quote/${quote._id}/chosen_offers`, { offer_uuids: [] })
  expect([reply.status, reply.body.code]).toEqual([409, 'quote.not_completed'])
  expect((await rosa.get(`quote/uuid/${quote.uuid}`)).body.data.outdated).toBe(false)
})

test('a price can be chosen as long as its insurer holds it; an offer chosen in time stays chosen (R8)', async () => {
  const rosa = browser()
  const { _id, uuid: link } = await fillQuote(rosa, { ...painter, insurance_types: typesOf('gl') })
  const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
  const { submission_uuid } = (await rosa.patch(`quote/${_id}/finish_form`, { attestation })).body.data
  const reply = JSON.stringify({ coverages: [], highlights: [], reasons: [], valid_until: '2026-11-20' })
  const statement = `update offers set state = 'quoted', reply = $2 where submission_uuid = $1`
  await pool.query(statement, [submission_uuid, reply])
  const [first, second] = (await rosa.get(`quote/uuid/${link}`)).body.data.offers
  const choose = (...offer_uuids: string[]) => rosa.patch(`quote/${_id}/chosen_offers`, { offer_uuids })
  expect((await choose(first.uuid)).status).toBe(200)
  const before = clock.now
  clock.now = new Date('2026-11-21T18:00:00Z')
  const late = await choose(second.uuid)
  expect([late.status, late.body.code]).toEqual([409, 'offers.expired'])
  expect((await choose(first.uuid)).status).toBe(200)
  expect((await choose()).status).toBe(200)
  expect((await choose(first.uuid)).status).toBe(409)
  clock.now = before
})
