import { expect, it, vi } from 'vitest'
import { fillQuote, painter, typesOf } from '../../../testing/fill-quote.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const { browser, db, pool } = await createTestApp()
const attestation = { accepted: true, text_keys: ['page.attestation.general'] }

/** A doctor, whose application can be renewed here. */
const doctor = {
  ...painter,
  class_code_ref: 'CW621111A',
  sub_class_code_ref: 'CWT99999',
  insurance_types: typesOf('pl'),
  pl: {
    medical: {
      firm_type: 'physician_practice_one_specialty',
      professionals: [{ id: 'p1', profession: 'family_physician', heads: 2 }],
    },
  },
}

it('a request that waits while somebody else claims the quote can neither write nor read it (R6)', async () => {
  const planter = browser()
  const quote = await planter.begin()
  const { id } = await signInAs(browser(), 'dana@shop.example')
  const holder = await pool.connect()
  try {
    await holder.query('begin')
    await holder.query('update quotes set person_id = $1 where id = $2', [id, quote._id])
    const saving = planter.save(quote, '/', { class_code_ref: 'CW238320A', zip_code: '60614', business_type: 'llc' })
    await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 60_000, interval: 20 })
    await holder.query('commit')
    expect((await saving).status).toBe(401)
  } finally {
    holder.release(true)
  }
  const { answers } = await db
    .selectFrom('quotes')
    .select('answers')
    .where('id', '=', quote._id)
    .executeTakeFirstOrThrow()
  expect(answers).toEqual({})
})

async function waiting(): Promise<number> {
  const { rows } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

it('a renewal that somebody owns is not opened by an application submitted in their name (R6, N1)', async () => {
  const email = 'doctor@lakeview.example'
  const planter = browser()
  const plantedQuote = await fillQuote(planter, { ...doctor, contact_email: email })
  const { uuid, submission_uuid } = (await planter.patch(`quote/${plantedQuote._id}/finish_form`, { attestation })).body
    .data
  const link = { uuid, quote_submission_uuid: submission_uuid }
  const owner = browser()
  await signInAs(owner, email)
  const renewal = (await owner.post('renewal/quote', link)).body.data
  expect(renewal.owned).toBe(true)
  expect((await planter.post('renewal/quote', link)).status).toBe(401)
  expect((await planter.get(`renewal/quote/uuid/${renewal.uuid}`)).status).toBe(401)
  expect((await owner.post('renewal/quote', link)).body.data._id).toBe(renewal._id)
})

it('a browser’s access without a link of its own ends when somebody claims the quote (R6)', async () => {
  const planter = browser()
  const other = browser()
  const quote = await planter.begin()
  await other.begin()
  const { session_id } = await db
    .selectFrom('quotes')
    .select('session_id')
    .where('id', '=', (await other.get('quote')).body.data._id)
    .executeTakeFirstOrThrow()
  await db.insertInto('quote_access').values({ quote_id: quote._id, session_id, granted_at: new Date() }).execute()
  expect((await other.get(`quote/${quote._id}`)).status).toBe(200)
  await signInAs(planter, 'owner@shop.example')
  expect((await planter.get(`quote/${quote._id}`)).body.data.owned).toBe(true)
  expect((await other.get(`quote/${quote._id}`)).status).toBe(401)
})
