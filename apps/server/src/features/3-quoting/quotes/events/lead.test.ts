import { renewalFlows } from '@coverwright/catalogue/renewals/renewals'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import { expect, test } from 'vitest'
import { fillQuote, painter } from '../../../../testing/fill-quote.ts'
import { signInAs } from '../../../../testing/sign-in.ts'
import { createTestApp } from '../../../../testing/test-app.ts'
import { testDay } from '../../../../testing/test-day.ts'
import { listEventsSince } from '../quotes.store.ts'
import { isLead } from './is-lead.ts'
import { isUnbroken } from './quote-events.ts'

const { browser, clock, db } = await createTestApp()

test('a quote becomes a lead once, with the save that gets past its contact page (A1)', async () => {
  const rosa = browser()
  const leadTimeOf = async (id: string) =>
    (await db.selectFrom('quotes').select('legit_lead_at').where('id', '=', id).executeTakeFirstOrThrow()).legit_lead_at
  const quote = await fillQuote(rosa, painter, '/contact')
  expect(await leadTimeOf(quote._id)).toBeNull()
  const { contact_first_name, contact_last_name, contact_email, contact_phone, mailing_address } = painter
  const person = { contact_first_name, contact_last_name, contact_email, contact_phone, mailing_address }
  const refusal = await rosa.save(quote, '/contact', { ...person, contact_email: 'nobody' })
  expect([refusal.status, await leadTimeOf(quote._id)]).toEqual([422, null])
  const { now } = clock
  const { body } = await rosa.save(quote, '/contact', person)
  expect(await leadTimeOf(quote._id)).toEqual(now)
  clock.now = new Date(now.getTime() + 60_000)
  const later = await rosa.save(body.data, '/contact', { contact_email: 'rosa.lind@bluedoor.example' })
  clock.now = now
  expect([later.status, await leadTimeOf(quote._id)]).toEqual([200, now])
  expect((await rosa.patch(`quote/${quote._id}/legit_lead`)).body.data.version).toBe(later.body.data.version)
  const events = await listEventsSince(db, quote._id, 0)
  expect(isUnbroken(events)).toBe(true)
  const notes = events.filter(({ changes }) => changes.some(({ path }) => path === 'legit_lead_at'))
  expect(notes.map(({ step }) => step)).toEqual(['/contact'])
})

test('a signed-in person’s quote becomes a lead in the same way, a renewal does not (A1, N1)', async () => {
  const rosa = browser()
  await signInAs(rosa, 'lead@bluedoor.example')
  const quote = await fillQuote(rosa, painter, '/insurance')
  const row = await db.selectFrom('quotes').selectAll().where('id', '=', quote._id).executeTakeFirstOrThrow()
  expect(row.legit_lead_at).toEqual(clock.now)
  const flow = renewalFlows['renewal-law']
  if (!flow) throw new Error('There is no renewal')
  const renewal = evaluateFlow(flow, { answers: {}, facts: {}, sets: {}, switches: {}, today: testDay })
  expect([isLead(renewal, '/renewal-info'), isLead(renewal, '/done')]).toEqual([false, false])
})
