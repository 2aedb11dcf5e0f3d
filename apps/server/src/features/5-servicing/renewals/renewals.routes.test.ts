import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Browser } from '../../../testing/browser.ts'
import { agentSite } from '../../../testing/fill-renewal.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { listEventsSince } from '../../3-quoting/quotes/quotes.store.ts'
import { sampleFirms, sampleUuids } from '../../samples/sample-firms/sample-firms.ts'

const { app, browser, db, insertSampleFirms } = await createTestApp()
await insertSampleFirms()

const uuidsOf = (number: number) => sampleUuids({ number })
/** What a link holds that was sent out with last year's application. */
const linkOf = (number: number) => ({
  uuid: uuidsOf(number).invitation,
  quote_submission_uuid: uuidsOf(number).submission,
})
const begin = (visitor: Browser, number: number, headers = {}) => visitor.post('renewal/quote', linkOf(number), headers)
const medical = 11

async function startRenewal(number: number) {
  const rosa = browser()
  const reply = await begin(rosa, number)
  expect(reply.status).toBe(201)
  return { rosa, renewal: reply.body.data }
}

test('both uuids of a link begin the renewal of a law firm, at its first page (N1, X5)', async () => {
  const { renewal } = await startRenewal(1)
  expect(renewal).toMatchObject({
    uuid: linkOf(1).uuid,
    quote_submission_uuid: linkOf(1).quote_submission_uuid,
    application_type: 'renewal',
    flow_type: 'renewal-law',
    max_step: '/renewal-info',
    maxStep: '/renewal-info',
    completed: false,
    company_name: 'Law Office of Judith Marsh',
    coverage: { effective_date: '2026-12-14' },
    expiring: { pl: { aig: { expiry_date: '2026-12-14' } } },
  })
  expect(renewal.location_changed).toBeUndefined()
})

test('a medical practice begins at its census (N1, X5)', async () => {
  const { renewal } = await startRenewal(medical)
  expect(renewal).toMatchObject({ flow_type: 'renewal-census', max_step: '/dynamic-questions/hc_census/edit/0' })
})

test.each(['renewal/quote', 'aon/renewal/quotes'])(
  '%s takes no pair of uuids that do not belong together (N1)',
  async (path) => {
    const eve = browser()
    const pairs = [
      { uuid: randomUUID(), quote_submission_uuid: linkOf(2).quote_submission_uuid },
      { uuid: linkOf(3).uuid, quote_submission_uuid: linkOf(2).quote_submission_uuid },
      // The application's own uuid opens nothing to somebody who did not send it.
      { uuid: uuidsOf(2).quote, quote_submission_uuid: linkOf(2).quote_submission_uuid },
      { uuid: linkOf(2).uuid, quote_submission_uuid: randomUUID() },
    ]
    for (const pair of pairs) expect((await eve.post(path, pair)).status).toBe(401)
    expect((await eve.post(path, { uuid: linkOf(2).uuid })).status).toBe(422)
  },
)

test('the same link begins one renewal, however often and by however many at once (N1)', async () => {
  const people = Array.from({ length: 20 }, () => browser())
  const replies = await Promise.all(
    people.map((visitor, at) => (at % 2 ? begin(visitor, 2) : visitor.post('aon/renewal/quotes', linkOf(2)))),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(replies.map(({ body }) => body.data._id)).size).toBe(1)
  const rows = await db
    .selectFrom('quotes')
    .select('id')
    .where('renews', '=', linkOf(2).quote_submission_uuid)
    .execute()
  expect(rows).toHaveLength(1)
  const [id = ''] = rows.map((row) => row.id)
  expect((await listEventsSince(db, id, 0)).map(({ kind }) => kind)).toEqual(['created'])
})

test('a second person with the link works on the same renewal and sees the same (N1, A3)', async () => {
  const { rosa, renewal } = await startRenewal(3)
  const ben = browser()
  const joinReply = await begin(ben, 3)
  expect(joinReply.body.data).toEqual(renewal)
  const saveReply = await ben.patch(
    `renewal/quote/${renewal._id}`,
    {
      step: '/renewal-info',
      location_changed: 'No',
      attorneys_changed: 'No',
      of_counsel_changed: 'No',
      practice_areas_changed: 'No',
    },
    { 'if-match': `"${renewal.version}"` },
  )
  expect(saveReply.status).toBe(200)
  expect((await rosa.get(`renewal/quote/uuid/${renewal.uuid}`)).body.data).toEqual(saveReply.body.data)
})

test('a renewal is found by the uuid of its link and of the application, and is never cached (N2, seed 7.5)', async () => {
  const { rosa, renewal } = await startRenewal(4)
  for (const uuid of [renewal.uuid, linkOf(4).uuid, uuidsOf(4).quote]) {
    const reply = await rosa.get(`renewal/quote/uuid/${uuid}`)
    expect([reply.status, reply.headers['cache-control'], reply.body.data._id]).toEqual([200, 'no-cache', renewal._id])
  }
  expect((await rosa.get(`renewal/quote/uuid/${randomUUID()}`)).status).toBe(401)
})

test('nobody else finds it: not by uuid, not by id, not its changes, its offers or its PDF (N2, S3)', async () => {
  const { renewal } = await startRenewal(5)
  const eve = browser()
  await eve.begin()
  const { _id, uuid } = renewal
  const paths = [
    ...[uuid, uuidsOf(5).quote].map((each) => `renewal/quote/uuid/${each}`),
    ...[`renewal/quote/${_id}/changes`, `quote/${_id}`, `quote/uuid/${uuid}`, `quote/${_id}/validate`],
    ...[`quote/${_id}/application.pdf`, `quote/${uuid}/application.pdf`],
    // What last year's firm applied with is no one's.
    ...[`quote/${uuidsOf(5).id}`, `quote/uuid/${uuidsOf(5).quote}`, `quote/${uuidsOf(5).id}/application.pdf`],
  ]
  for (const path of paths) expect([path, (await eve.get(path)).status]).toEqual([path, 401])
  const patch = await eve.patch(
    `renewal/quote/${_id}`,
    { step: '/renewal-info', location_changed: 'No' },
    { 'if-match': '*' },
  )
  expect(patch.status).toBe(401)
  expect((await app.inject(`/api/renewal/quote/uuid/${uuid}`)).statusCode).toBe(401)
})

test('at another site the renewal is not served, and its link leads nowhere there (N1)', async () => {
  const { rosa, renewal } = await startRenewal(6)
  expect((await rosa.get(`renewal/quote/uuid/${renewal.uuid}`, agentSite)).status).toBe(401)
  expect((await begin(browser(), 6, agentSite)).status).toBe(401)
})

test('calls of renewals do not find applications (N2)', async () => {
  const rosa = browser()
  const quote = await rosa.begin()
  expect((await rosa.get(`renewal/quote/uuid/${quote.uuid}`)).status).toBe(401)
  expect((await rosa.get(`renewal/quote/${quote._id}/changes`)).status).toBe(404)
  const patch = await rosa.patch(`renewal/quote/${quote._id}`, { step: '/', zip_code: '60614' }, { 'if-match': '*' })
  expect(patch.status).toBe(404)
})

test('the current quote is never a renewal, nor the current renewal a quote (N1, seed 7.1)', async () => {
  const { rosa, renewal } = await startRenewal(9)
  expect((await rosa.get('quote')).body.data).toBeNull()
  expect((await rosa.get('renewal/quote')).body.data._id).toBe(renewal._id)
  const quote = await rosa.begin()
  expect((await rosa.get('quote')).body.data._id).toBe(quote._id)
  expect((await rosa.get('renewal/quote')).body.data._id).toBe(renewal._id)
  expect((await browser().get('renewal/quote')).body.data).toBeNull()
})

test('attorneys come with the date from which their work is insured (R9, seed 5)', async () => {
  const { renewal } = await startRenewal(10)
  const dates = renewal.pl.aig.attorneys.map(
    (each: { effective_prior_acts_date: string }) => each.effective_prior_acts_date,
  )
  // Full prior acts: each from the day of hire.
  expect(dates).toEqual(renewal.pl.aig.attorneys.map(({ hire_date }: { hire_date: string }) => hire_date))
})

test('everybody sees the sample firms, and nobody another person’s renewal (S3, N1)', async () => {
  const eve = browser()
  const expiring = (await eve.get('aon/renewal/quotes')).body.data
  expect(expiring).toHaveLength(sampleFirms.length)
  expect(expiring.every(({ sample }: { sample: boolean }) => sample)).toBe(true)
  expect(expiring[0]).toMatchObject({
    uuid: linkOf(1).uuid,
    quote_submission_uuid: linkOf(1).quote_submission_uuid,
    company_name: 'Law Office of Judith Marsh',
    state: 'MT',
    expiring_on: '2026-12-14',
    flow_type: 'renewal-law',
    sample: true,
    expiring_premium: { amount: 98_000, currency: 'USD' },
  })
  const { rosa, renewal } = await startRenewal(medical + 1)
  // A sample firm has one renewal for everybody, so everybody sees that it is in progress.
  for (const each of [rosa, eve]) {
    const firms: readonly { uuid: string }[] = (await each.get('aon/renewal/quotes')).body.data
    expect(firms.find(({ uuid }) => uuid === renewal.uuid)).toMatchObject({ started: true, completed: false })
  }
})

test('a sample firm whose renewal was begun at one site is not offered at another, where it cannot be opened (N1, N4)', async () => {
  await startRenewal(6)
  const expiring = (await browser().get('aon/renewal/quotes', agentSite)).body.data
  const uuids = expiring.map(({ uuid }: { uuid: string }) => uuid)
  expect(uuids).not.toContain(linkOf(6).uuid)
  expect(uuids).toContain(linkOf(7).uuid)
  expect((await begin(browser(), 6, agentSite)).status).toBe(401)
})

test('sample firms are inserted once, by however many starts at once (N4)', async () => {
  await Promise.all([insertSampleFirms(), insertSampleFirms(), insertSampleFirms()])
  const { count } = await db
    .selectFrom('renewal_invitations')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(sampleFirms.length)
})
