import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { dateText } from '@coverwright/core/model/answer-text'
import { expect, it } from 'vitest'
import { createTestApp } from '../../../testing/test-app.ts'
import { translateTo } from '../../1-foundation/site/translate.ts'
import { isUnbroken } from '../../3-quoting/quotes/events/quote-events.ts'
import { listEventsSince } from '../../3-quoting/quotes/quotes.store.ts'
import { createTestDesk } from '../../5-servicing/desk/testing-desk.ts'
import { lettersOf } from '../documents/testing-letters.ts'

const app = await createTestApp()
const { db, browser, clock } = app
const { amara, submitted } = await createTestDesk(app)
const t = translateTo('en-US')

const holder = {
  name: 'Oak Street Properties LLC',
  street: '400 Oak St',
  city: 'Chicago',
  state: 'IL',
  zip_code: '60610',
}
const dayIn = (days: number) => new Date(clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** An offer of an insurer, asked for and, with `days`, confirmed for a year that ends in so many days. */
async function offerOf(carrier: string, days?: number) {
  const { rosa, id, offers } = await submitted()
  const { uuid: offer } = await db
    .updateTable('offers')
    .set({
      carrier,
      state: 'quoted',
      stage: 'bind_requested',
      reply: JSON.stringify({
        ...{ highlights: [], reasons: [] },
        coverages: [{ code: 'limit', label: 'Limit per occurrence', offered: '$1,000,000' }],
      }),
    })
    .where('carrier', '=', 'hartford')
    .where(
      'uuid',
      'in',
      offers.map(({ uuid }) => uuid),
    )
    .returning('uuid')
    .executeTakeFirstOrThrow()
  if (days !== undefined) {
    const term = { effective_from: dayIn(days - 365), effective_to: dayIn(days) }
    const confirmation = { channel: 'desk', actor: 'somebody', message: null, confirmed_at: clock.now } as const
    await db
      .insertInto('bind_confirmations')
      .values({ offer_uuid: offer, reference: 'CI-77', ...term, ...confirmation })
      .execute()
    await db.updateTable('offers').set({ stage: 'bound' }).where('uuid', '=', offer).execute()
  }
  const path = `quote/${id}/policies/${offer}/certificates`
  return { rosa, id, offer, issue: (caller = rosa, body: object = {}) => caller.post(path, { holder, ...body }) }
}

it('issues a certificate of a confirmed policy, stores it, and says that it confers nothing (O10)', async () => {
  const { rosa, id, issue } = await offerOf('hartford', 100)
  const uuid = randomUUID()
  for (const _ of [1, 2]) expect((await issue(rosa, { uuid })).status).toBe(200)
  const { policies } = (await rosa.get(`quote/${id}/policies`)).body.data
  expect(policies[0].documents).toMatchObject([{ kind: 'certificate', source: 'issued', holder, format: 'pdf' }])
  const [{ id: document }] = policies[0].documents
  const url = `/api/quote/${id}/offer_documents/${document}`
  const { rawPayload } = await app.app.inject({ url, cookies: Object.fromEntries(rosa.jar) })
  if (process.env.KEEP_PDF) writeFileSync(process.env.KEEP_PDF, rawPayload)
  const letters = lettersOf(rawPayload).replace(/\s+/g, '')
  const texts = [
    ...[t('certificate.rights'), t('certificate.changes'), ...Object.values(holder), 'Threads', 'CI-77', '$1,000,000'],
    `C-${uuid.slice(0, 8).toUpperCase()}`,
  ]
  expect(texts.filter((each) => !letters.includes(each.replace(/\s+/g, '')))).toEqual([])
  expect(letters).toContain('(sample)')
  expect(letters.toLowerCase()).not.toContain('acord')

  const events = await listEventsSince(db, id, 0)
  expect(isUnbroken(events)).toBe(true)
  const issueEvents = events.filter(({ kind }) => kind === 'offer_document_added')
  expect(issueEvents).toMatchObject([{ changes: [{ after: { kind: 'certificate', source: 'issued' } }] }])
  expect(JSON.stringify(events)).not.toContain(holder.name)
  // The desk issues one of its own; a stranger none.
  expect((await issue(amara)).body.data.policies[0].documents).toHaveLength(2)
  const eve = browser()
  await eve.begin()
  expect((await issue(eve)).status).toBe(401)
  expect((await issue(rosa, { holder: { ...holder, name: ' ' } })).body.errors).toMatchObject([
    { field: 'holder.name' },
  ])
})

it('certifies no longer than until a cancellation that the insurer has confirmed (O10, P12)', async () => {
  const { rosa, id, offer, issue } = await offerOf('hartford', 100)
  const request = { kind: 'cancel', about: 'business_ended', wanted_from: dayIn(10), words: '' }
  const { body } = await rosa.post(`quote/${id}/policies/${offer}/requests`, request)
  const step = `quote/${id}/policy_requests/${body.data.policies[0].requests[0].uuid}`
  await amara.patch(step, { event: 'pass_on' })
  expect((await amara.patch(step, { event: 'confirm', effective_from: dayIn(10) })).status).toBe(200)
  const { policies } = (await issue()).body.data
  const url = `/api/quote/${id}/offer_documents/${policies[0].documents[0].id}`
  const { rawPayload } = await app.app.inject({ url, cookies: Object.fromEntries(rosa.jar) })
  const letters = lettersOf(rawPayload).replace(/\s+/g, '')
  const term = { from: dateText(dayIn(100 - 365), 'en-US'), to: dateText(dayIn(10), 'en-US') }
  expect(letters).toContain(t('policy.term', term).replace(/\s+/g, ''))
})

it.each([
  ['before the insurer confirmed', 'hartford', undefined, 'certificate.not_bound'],
  ['after the end', 'hartford', 0, 'policy.over'],
  ['of an insurer that issues them itself', 'guard', 100, 'certificate.not_allowed'],
])('issues none %s (O10)', async (_when, carrier, days, code) => {
  const { issue } = await offerOf(carrier, days)
  const { status, body } = await issue()
  expect([status, body.code]).toEqual([409, code])
})
