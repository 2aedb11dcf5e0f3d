import { beforeEach, expect, test, vi } from 'vitest'
import { createTestApp } from '../../../../testing/test-app.ts'
import { isUnbroken } from '../../../3-quoting/quotes/events/quote-events.ts'
import { listEventsSince } from '../../../3-quoting/quotes/quotes.store.ts'
import { listVersions } from '../submissions.store.ts'
import { createReferrals, eventsSecret } from './testing-referral.ts'

const testApp = await createTestApp({ carriersSecret: eventsSecret })
const { clock, db, pool, work, disturb, calm, logged, resume } = testApp
const { referred, decide, tell, run, follow } = createReferrals(testApp)

const start = clock.now

beforeEach(async () => {
  await calm()
  clock.now = start
})

type QueuedJob = { readonly key: string; readonly payload: { readonly why: string }; readonly run_at: Date }

const queuedJobs = async (uuid: string): Promise<readonly QueuedJob[]> =>
  (
    await pool.query(
      'select key, payload, run_at from graphile_worker._private_jobs where key = $1 and locked_at is null',
      [`follow-offer:${uuid}`],
    )
  ).rows

const versions = async (uuid: string) =>
  (await listVersions(db, uuid)).map(({ state, source, carrier_revision }) => [state, source, carrier_revision])

test('a referral becomes a price by a push while a page is open; a repeated push changes nothing (R8)', async () => {
  const referral = await referred()
  await decide(referral, { decision: 'quote', premium: '31000' })
  const { rosa, offer, uuid, now, quote } = referral
  const stream = rosa.get(`quote/uuid/${uuid}/offers/events`)
  const stop = await work()
  expect((await tell(referral, 1)).statusCode).toBe(204)
  const { body } = await stream
  await stop()
  expect(body).toContain('"amount":3100000')
  expect(await now()).toMatchObject({ state: 'quoted', kind: 'bindable', premium: { amount: 3_100_000 }, version: 2 })
  expect(await versions(offer.uuid)).toEqual([
    ['referred', 'call', 0],
    ['quoted', 'push', 1],
  ])
  for (const revision of [1, 0]) {
    expect((await tell(referral, revision)).statusCode).toBe(204)
    await follow(referral, 'told')
  }
  expect((await versions(offer.uuid)).length).toBe(2)
  expect(isUnbroken(await listEventsSince(db, quote._id, 0))).toBe(true)
})

test('a push that arrives as the server stops is processed by the next one (R8)', async () => {
  const referral = await referred()
  await decide(referral, { decision: 'decline', reason: 'Too many ladders.' })
  expect((await tell(referral, 1)).statusCode).toBe(204)
  // The server that took the job is dead: the queue keeps it locked for hours.
  await pool.query("update graphile_worker._private_jobs set locked_at = now(), locked_by = 'dead'")
  await resume()
  const [job] = await queuedJobs(referral.offer.uuid)
  expect(job?.payload.why).toBe('due')
  await follow(referral, 'due')
  expect(await referral.now()).toMatchObject({ state: 'declined', reasons: [{ text: 'Too many ladders.' }] })
})

test('a forged, old or unsigned event is refused, and the log says so without its content (R8, S1)', async () => {
  const referral = await referred()
  const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`
  const old = new Date(Date.now() - 6 * 60_000)
  logged.length = 0
  const replies = [await tell(referral, 7, { secret: other }), await tell(referral, 7, { at: old })]
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401])
  expect(replies[0]?.json()).toMatchObject({ code: 'event.signature' })
  const lines = logged.filter((line) => line.includes('an event of an insurer was refused'))
  expect(lines.length).toBe(2)
  expect(logged.join()).not.toContain(referral.offer.carrier_quote_id)
  expect(await queuedJobs(referral.offer.uuid)).toEqual([])
  const unknownQuote = { offer: { ...referral.offer, carrier_quote_id: 'nobody' } }
  expect((await tell(unknownQuote, 1)).statusCode).toBe(404)
})

test('an insurer that pushes nothing is polled, with one job for each offer, until it has decided (R8)', async () => {
  const referral = await referred()
  await follow(referral, 'due')
  await follow(referral, 'due')
  const jobs = await queuedJobs(referral.offer.uuid)
  expect(jobs.length).toBe(1)
  await disturb({ operation: 'quote', fail: 'status' })
  await follow(referral, 'due')
  expect((await queuedJobs(referral.offer.uuid)).length).toBe(1)
  await calm()
  await decide(referral, { decision: 'quote' })
  await pool.query('delete from graphile_worker._private_jobs')
  await follow(referral, 'due')
  expect(await referral.now()).toMatchObject({ state: 'quoted' })
  expect(await queuedJobs(referral.offer.uuid)).toEqual([])
})

test('after two weeks without a decision polling ends, and a push is still read until it succeeds (R8)', async () => {
  const referral = await referred()
  clock.now = new Date(clock.now.getTime() + 15 * 86_400_000)
  await follow(referral, 'due')
  expect(await queuedJobs(referral.offer.uuid)).toEqual([])
  await decide(referral, { decision: 'quote' })
  expect((await tell(referral, 1)).statusCode).toBe(204)
  await disturb({ operation: 'quote', fail: 'drop' })
  await expect(follow(referral, 'told')).rejects.toThrow('did not answer')
  await calm()
  await follow(referral, 'told', 2)
  expect(await referral.now()).toMatchObject({ state: 'quoted' })
})

const questions = { decision: 'ask', first: 'Do you paint above two floors?', second: 'How do you secure ladders?' }
const answers = [
  { id: 'underwriter_yes_no', answer: 'No' },
  { id: 'underwriter_words', answer: 'With stabilizers, and a second person holds them.' },
]

test('answers are sent once however often the insurer fails, and lead to a price (R8)', async () => {
  const referral = await referred()
  const { rosa, offer, quote, now } = referral
  await decide(referral, questions)
  await follow(referral, 'told')
  expect(await now()).toMatchObject({ state: 'needs_information', questions: [{ label: questions.first }, {}] })
  const path = `quote/${quote._id}/offers/${offer.uuid}/answers`
  const stranger = testApp.browser()
  await stranger.begin()
  expect((await stranger.patch(path, { version: 2, answers })).status).toBe(401)
  const none = `quote/${quote._id}/offers/${quote.uuid}/answers`
  expect((await rosa.patch(none, { version: 2, answers })).status).toBe(404)
  const empty = await rosa.patch(path, { version: 2, answers: answers.slice(0, 1) })
  expect([empty.status, empty.body.errors?.[0]?.field]).toEqual([422, 'underwriter_words'])
  expect((await rosa.patch(path, { version: 1, answers })).status).toBe(409)
  expect((await rosa.patch(path, { version: 2, answers })).status).toBe(200)
  expect((await rosa.patch(path, { version: 2, answers })).status).toBe(200)
  expect(await now()).toMatchObject({ state: 'referred', reasons: [] })
  expect(await queuedJobs(offer.uuid)).toMatchObject([{ payload: { why: 'answered' } }])

  await disturb({ operation: 'answers', fail: 'status' })
  await expect(follow(referral, 'answered')).rejects.toThrow('did not answer')
  await calm()
  await follow(referral, 'answered', 2)
  expect(await db.selectFrom('offer_answers').selectAll().where('offer_uuid', '=', offer.uuid).execute()).toMatchObject(
    [{ version: 2, given: answers, sent_at: clock.now }],
  )
  await decide(referral, { decision: 'quote', premium: '29000' })
  await follow(referral, 'due')
  expect(await now()).toMatchObject({ state: 'quoted', premium: { amount: 2_900_000 } })
  const events = await listEventsSince(db, quote._id, 0)
  expect(events.find(({ kind }) => kind === 'insurer_informed')?.changes).toContainEqual({
    path: `offers.${offer.uuid}.answers`,
    after: expect.objectContaining({ version: 2, answers }),
  })
  expect(isUnbroken(events)).toBe(true)
})

test('an applicant without an open page gets one mail about decisions and questions, and none after reading them (R1, R8)', async () => {
  const referral = await referred()
  const mails = async () =>
    (await testApp.mailsTo(referral.email)).filter(({ kind }) => kind === 'insurer_answered' || kind === 'insurer_asks')
  const notifyApplicant = () => run('submissions.tell-applicant', { submission_uuid: referral.quote.submission_uuid })
  await notifyApplicant()
  expect(await mails()).toEqual([])

  await decide(referral, questions)
  await follow(referral, 'told')
  const { rows } = await pool.query(
    "select run_at > now() + interval '4 minutes' as later from graphile_worker._private_jobs where key = $1",
    [`tell-applicant:${referral.quote.submission_uuid}`],
  )
  expect(rows).toEqual([{ later: true }])
  await notifyApplicant()
  await notifyApplicant()
  expect(await mails()).toMatchObject([{ kind: 'insurer_asks', insurers: 1, company: 'Blue Door Painting LLC' }])

  clock.now = new Date(clock.now.getTime() + 60_000)
  await decide(referral, { decision: 'quote' })
  await follow(referral, 'told')
  await referral.now()
  await notifyApplicant()
  expect((await mails()).length).toBe(1)

  // An insurer that is asked to bind may change its offer when the application has been submitted again.
  await db.updateTable('offers').set({ stage: 'contingent' }).where('uuid', '=', referral.offer.uuid).execute()
  await referral.rosa.patch(`quote/${referral.quote._id}`, { command: 'reopen', annual_revenue: 4_900_000 })
  await referral.rosa.patch(`quote/${referral.quote._id}/finish_form`, {})
  clock.now = new Date(clock.now.getTime() + 60_000)
  await decide(referral, { decision: 'quote', premium: '30000' })
  await follow(referral, 'told')
  await notifyApplicant()
  expect((await mails()).length).toBe(2)

  clock.now = new Date(clock.now.getTime() + 60_000)
  await decide(referral, { decision: 'decline', reason: 'We reconsidered.' })
  await follow(referral, 'told')
  await vi.waitFor(notifyApplicant, { timeout: 60_000 })
})
