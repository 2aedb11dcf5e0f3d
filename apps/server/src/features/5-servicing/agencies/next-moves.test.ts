import { movers } from '@coverwright/core/lifecycle/next-move'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { asAgent } from '../../../testing/as-agent.ts'
import type { Browser } from '../../../testing/browser.ts'
import { fillQuote, painter } from '../../../testing/fill-quote.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { insurerName } from '../../1-foundation/carriers/insurer-name.ts'

const { browser, clock, db } = await createTestApp()

async function signedIn(email: string): Promise<Browser> {
  const who = browser()
  await signInAs(who, email)
  return who
}

const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
const ruth = await signedIn('agent@quarry-street.example')
const amara = await signedIn('desk@coverwright.example')
const quote = await fillQuote(asAgent(ruth), { ...painter, company_name: 'Alder' })
const id = quote._id

const move = async () => (await ruth.get(`agent/quotes?search=${id}`)).body.data.quotes[0].next_move
const link = async () => (await ruth.post(`quote/${id}/links`, { email: 'alder@shop.example' })).body.data.uuid
const unlink = (uuid: string) => ruth.delete(`quote/${id}/links/${uuid}`)

const answerAll = (state: string, reply: object = {}) =>
  sql`update offers set state = ${state}, reply = ${JSON.stringify({ coverages: [], highlights: [], reasons: [], ...reply })}::jsonb`.execute(
    db,
  )
const names = async () => {
  const rows = await db.selectFrom('offers').select('carrier').execute()
  return [...new Set(rows.map(({ carrier }) => insurerName(carrier)))].toSorted()
}

it('a draft is the agent’s to finish, and the client’s while they have a link (R6)', async () => {
  expect(await move()).toEqual({ who: 'agent', what: 'fill_in', insurers: [] })
  const uuid = await link()
  expect(await move()).toMatchObject({ who: 'client', what: 'finish' })
  await unlink(uuid)
  expect(await move()).toMatchObject({ who: 'agent' })
})

it('says after submission which insurers read, ask or decide, and then what client and agent do (R6)', async () => {
  expect((await ruth.patch(`quote/${id}/finish_form`, { attestation })).status).toBe(200)
  await answerAll('waiting')
  const reading = await move()
  expect(reading).toMatchObject({ who: 'insurer', what: 'reading' })
  expect(reading.insurers.toSorted()).toEqual(await names())
  await answerAll('needs_information', { questions: [{ id: 'a' }, { id: 'b' }] })
  const { c } = await db
    .selectFrom('offers')
    .select(({ fn }) => fn.countAll<string>().as('c'))
    .executeTakeFirstOrThrow()
  expect(await move()).toMatchObject({ who: 'client', what: 'answer', count: 2 * Number(c) })
  await answerAll('referred')
  expect(await move()).toMatchObject({ who: 'insurer', what: 'decide' })
  await answerAll('quoted', { premium: { amount: 61_200, currency: 'USD' } })
  expect(await move()).toEqual({ who: 'agent', what: 'propose', insurers: [] })
  const uuid = await link()
  expect(await move()).toMatchObject({ who: 'client', what: 'choose' })
  await unlink(uuid)
  await answerAll('quoted', { premium: { amount: 61_200, currency: 'USD' }, valid_until: '2020-01-01' })
  expect(await move()).toMatchObject({ who: 'agent', what: 'reprice' })
  await answerAll('declined')
  expect(await move()).toMatchObject({ who: 'agent', what: 'place' })
})

it('counts what the desk asks of the client (R6)', async () => {
  await amara.post(`desk/applications/${id}/requests`, { kind: 'question', text: 'How many vans?' })
  await amara.post(`desk/applications/${id}/requests`, { kind: 'question', text: 'Where are they at night?' })
  expect(await move()).toEqual({ who: 'client', what: 'reply', insurers: [], count: 2 })
  await db.updateTable('desk_requests').set({ answered_at: clock.now, done_at: clock.now }).execute()
})

it('whoever has the next move is found by it, and nobody else (R6)', async () => {
  await fillQuote(asAgent(ruth), { ...painter, company_name: 'Birch' }, '/insurance')
  for (const closed_at of [null, clock.now]) {
    await db.updateTable('quotes').set({ closed_at }).where('id', '=', id).execute()
    const { quotes } = (await ruth.get('agent/quotes')).body.data
    expect(quotes).toHaveLength(2)
    for (const who of movers) {
      const quotesNow = (await ruth.get(`agent/quotes?next=${who}`)).body.data.quotes
      const own = quotes.filter(({ next_move }: { next_move: { who: string } }) => next_move.who === who)
      expect(quotesNow, who).toEqual(own)
    }
  }
  expect(await move()).toMatchObject({ who: 'nobody', what: 'closed' })
  const refusal = await ruth.get('agent/quotes?next=everybody')
  expect([refusal.status, refusal.body.errors[0].field]).toEqual([422, 'next'])
})
