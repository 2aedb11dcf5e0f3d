import { expect, it, vi } from 'vitest'
import type { Browser, Reply } from '../../../testing/browser.ts'
import { codeFor, signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { sampleUuids } from '../../samples/sample-firms/sample-firms.ts'

const { browser, db, pool, insertSampleFirms } = await createTestApp()
await insertSampleFirms(1)

const firm = sampleUuids({ number: 1 })
const link = { uuid: firm.invitation, quote_submission_uuid: firm.submission }

/** How many are waiting for what somebody else has locked. */
const waiting = async (): Promise<number> => {
  const waiters = await pool.query(
    `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return waiters.rows[0].waiting
}

/** Makes a call at the moment the account is being erased: after what is erased was looked up, and before it is done. */
async function whileErasing(person: Browser, email: string, call: (id: string) => Promise<Reply>) {
  const { _id } = await person.begin()
  const holder = await pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select id from quotes where id = $1 for update', [_id])
    const erasing = person.post('account/erasure', { email })
    await vi.waitUntil(async () => (await waiting()) === 1, { timeout: 60_000 })
    let isOver = false
    const calling = call(_id).finally(() => {
      isOver = true
    })
    await vi.waitUntil(async () => isOver || (await waiting()) === 2, { timeout: 60_000 })
    await holder.query('rollback')
    const [eraseReply, reply] = await Promise.all([erasing, calling])
    return [eraseReply.status, reply.status]
  } finally {
    holder.release(true)
  }
}

it.each<[string, number, (visitor: Browser, id: string, email: string) => Promise<Reply>]>([
  ['an application that is begun', 401, (visitor) => visitor.post('quote', {})],
  ['a renewal that is begun', 401, (visitor) => visitor.post('renewal/quote', link)],
  ['a link that is sent', 404, (visitor, id, email) => visitor.post(`quote/${id}/links`, { email })],
])('%s while the account is being erased is not left behind (case D12)', async (action, refusal, call) => {
  const email = `${action.split(' ')[1]}@shop.example`
  const person = browser()
  const { id = '' } = await signInAs(person, email)
  expect(await whileErasing(person, email, (quote) => call(person, quote, email))).toEqual([200, refusal])
  expect(await db.selectFrom('quotes').select('id').where('person_id', '=', id).execute()).toEqual([])
  expect(await db.selectFrom('people').select('id').where('id', '=', id).execute()).toEqual([])
})

it('signing in at another browser during the erasure starts a new account (case D12)', async () => {
  const email = 'elsewhere@shop.example'
  const person = browser()
  const { id = '' } = await signInAs(person, email)
  const other = browser()
  const quote = await other.begin()
  const code = await codeFor(other, email)
  expect(await whileErasing(person, email, () => other.post('sign-in', { code }))).toEqual([200, 200])
  const now = (await other.get('v1/users/get-logged-in-user.json')).body.data
  expect([now.email, now.id === id, (await other.get('quote')).body.data._id]).toEqual([email, false, quote._id])
  expect(await db.selectFrom('people').select('id').where('id', '=', id).execute()).toEqual([])
})

it('a renewal made one’s own by writing in it while the account is being erased stays open to its link (case D12)', async () => {
  const { body } = await browser().post('renewal/quote', link)
  const email = 'partner@shop.example'
  const person = browser()
  const { id = '' } = await signInAs(person, email)
  expect((await person.post('renewal/quote', link)).body.data._id).toBe(body.data._id)
  const write = () => person.patch(`renewal/quote/${body.data._id}`, {}, { 'if-match': '*' })
  expect(await whileErasing(person, email, write)).toEqual([200, 401])
  expect(await db.selectFrom('quotes').select('id').where('person_id', '=', id).execute()).toEqual([])
  expect(await db.selectFrom('people').select('id').where('id', '=', id).execute()).toEqual([])
})
