import { expect, test } from 'vitest'
import { contentHash } from '../../../platform/content-hash.ts'
import type { Browser } from '../../../testing/browser.ts'
import { agentSite, fillRenewal, renewalTrail, saveRenewal } from '../../../testing/fill-renewal.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { isUnbroken } from '../../3-quoting/quotes/events/quote-events.ts'
import { listEventsSince } from '../../3-quoting/quotes/quotes.store.ts'
import { carrierRequest } from '../../4-binding/submissions/offers/carrier-request.ts'
import { findSubmission } from '../../4-binding/submissions/submissions.store.ts'
import { sampleUuids } from '../../samples/sample-firms/sample-firms.ts'

const { browser, db, clock, insertSampleFirms } = await createTestApp()
await insertSampleFirms()

// biome-ignore lint/suspicious/noExplicitAny: a renewal as it came over the wire
type Renewal = any
type Headers = Readonly<Record<string, string>>

const attestation = { accepted: true, text_keys: ['page.attestation.general'] }

async function startRenewal(number: number, headers: Headers = {}) {
  const rosa = browser()
  const { invitation, submission } = sampleUuids({ number })
  const reply = await rosa.post('renewal/quote', { uuid: invitation, quote_submission_uuid: submission }, headers)
  const renewal: Renewal = reply.body.data
  return { rosa, renewal }
}

const finish = (visitor: Browser, renewal: Renewal, headers: Headers = {}) =>
  saveRenewal(visitor, renewal, undefined, { command: 'form_finished', attestation }, headers)

async function snapshotOf({ submission_uuid }: Renewal) {
  const submission = await findSubmission(db, submission_uuid)
  if (!submission) throw new Error('It was not submitted')
  return submission
}

/** The five attorneys of firm 3: one leaves, one joins, one works less. */
const otherAttorneys = ({ pl }: Renewal) => {
  const [first, second, third, fourth] = pl.aig.attorneys
  const joinedAttorney = { ...fourth, id: 'new', first_name: 'Ada', last_name: 'Moreno', prior_acts_approval: 'No' }
  return [first, { ...second, weekly_hours: 32 }, third, fourth, { ...joinedAttorney, prior_acts_date: undefined }]
}

test('the submission has the changes since last year, what was confirmed, and last year’s pages (X5, N3, R9)', async () => {
  const { rosa, renewal } = await startRenewal(3)
  const filledRenewal = await fillRenewal(rosa, renewal, {
    attorneys_changed: 'Yes',
    pl: { aig: { attorneys: otherAttorneys(renewal) } },
    annual_revenue: 1_910_000,
  })
  const submittedRenewal = (await finish(rosa, filledRenewal)).body.data
  const { snapshot, hash } = await snapshotOf(submittedRenewal)
  expect(hash).toBe(contentHash(snapshot))
  expect(snapshot.renewal).toMatchObject({
    submission_uuid: renewal.quote_submission_uuid,
    expiring_on: '2026-12-28',
    changes: [
      { item: 'Priya Raman', kind: 'changed', before: '45', after: '32' },
      { item: 'Ada Moreno', kind: 'added' },
      { item: 'Ruth Abernathy', kind: 'removed' },
      { field: 'annual_revenue', kind: 'changed', before: '$1,850,000', after: '$1,910,000' },
    ],
  })
  expect(snapshot.renewal?.unchanged.map(({ field }) => field)).toEqual([
    ...['location_changed', 'of_counsel_changed', 'practice_areas_changed'],
    ...['renewal.systems_changed', 'renewal.cover_changed'],
  ])
  expect(snapshot.renewal?.unchanged[0]?.on_file).toContain('330 North Wabash Avenue')
  expect((await rosa.get(`renewal/quote/${renewal._id}/changes`)).body.data).toEqual({
    changes: snapshot.renewal?.changes,
    unchanged: snapshot.renewal?.unchanged,
  })
  const paths = snapshot.steps.map(({ path }) => path)
  expect(paths.slice(0, 2)).toEqual(['/renewal-info', '/pl/a/attorney/list'])
  expect(paths).toContain('/pl/a/practice-areas')
  expect(paths.filter((path) => path === '/pl/a/attorney/list')).toHaveLength(1)
  expect(snapshot.answers).toMatchObject({ company_name: 'Lindqvist Raman Weiss LLP', attorneys_changed: 'Yes' })
  expect(isUnbroken(await listEventsSince(db, renewal._id, 0))).toBe(true)
})

test('insurers get the changes, the confirmed parts and this year’s answers; both insurers of law firms are asked (X5, Q2)', async () => {
  const { rosa, renewal } = await startRenewal(9)
  const losses = { asked_everyone: 'Yes', any: 'No', known_circumstance: 'Yes', disciplined: 'No' }
  const answers = { circumstance_detail: 'A buyer says that a lien was missed.', circumstance_reported: 'Yes' }
  const filledRenewal = await fillRenewal(rosa, renewal, {
    renewal: { firm: { changed: 'No' }, systems_changed: 'No', cover_changed: 'No', losses: { ...losses, ...answers } },
    referral: { note: 'The lien was released in May.' },
  })
  const submittedRenewal = (await finish(rosa, filledRenewal)).body.data
  const { snapshot } = await snapshotOf(submittedRenewal)
  const offers = (await rosa.get(`quote/uuid/${renewal.uuid}`)).body.data.offers
  expect(offers.map(({ carrier }: { carrier: string }) => carrier)).toEqual(['aig', 'cna'])
  const request = carrierRequest(snapshot, { uuid: offers[0].uuid, line: 'pl', carrier: 'aig' })
  expect(request).toMatchObject({
    line: 'pl',
    coverage: { effective_date: '2027-01-29' },
    renewal: {
      expiring_on: '2027-01-29',
      unchanged: ['location', 'attorneys', 'of_counsel', 'practice_areas', 'renewal.systems', 'renewal.cover'],
      changes: [],
    },
    details: {
      // What came up since joins what was known.
      pl: { aig: { losses: { known_circumstance: 'Yes', circumstance_detail: answers.circumstance_detail } } },
      renewal: { losses: { asked_everyone: 'Yes' } },
      referral: { note: 'The lien was released in May.' },
    },
  })
})

test('others’ saves in the meantime are reviewed before submitting (A3, X5)', async () => {
  const { rosa, renewal } = await startRenewal(7)
  const filledRenewal = await fillRenewal(rosa, renewal)
  const { body } = await saveRenewal(rosa, filledRenewal, '/dynamic-questions/pl_renewal/edit/0', {
    annual_revenue: 912_000,
  })
  const { expiring: _expiring, ...whole } = filledRenewal
  const refusal = await saveRenewal(rosa, filledRenewal, undefined, { ...whole, command: 'form_finished', attestation })
  expect([refusal.status, refusal.body.code]).toEqual([409, 'quote.changed'])
  const submitReply = await finish(rosa, body.data)
  expect(submitReply.body.data).toMatchObject({ completed: true, annual_revenue: 912_000 })
})

test('an answer longer than insurers accept is shortened, not withheld (X5, Q2)', async () => {
  const { rosa, renewal } = await startRenewal(5)
  const { snapshot } = await snapshotOf((await finish(rosa, await fillRenewal(rosa, renewal))).body.data)
  if (!snapshot.renewal) throw new Error('It is no renewal')
  const change = { step: '/x', field: 'x', section: 'Losses', question: 'What happened?', kind: 'added' as const }
  const long = { ...snapshot, renewal: { ...snapshot.renewal, changes: [{ ...change, after: 'x'.repeat(6000) }] } }
  const request = carrierRequest(long, { uuid: renewal.uuid, line: 'pl', carrier: 'aig' })
  expect(request?.renewal?.changes[0]?.after).toHaveLength(5000)
})

test('on the agents’ site a changed renewal is signed, and the server sets time and hash (N1, R9)', async () => {
  const { rosa, renewal } = await startRenewal(8, agentSite)
  const filledRenewal = await fillRenewal(
    rosa,
    renewal,
    { of_counsel_changed: 'Yes' },
    { until: '/signature', headers: agentSite },
  )
  const early = await finish(rosa, filledRenewal, agentSite)
  expect([early.status, early.body.errors]).toMatchObject([422, [{ field: 'signing.title' }, { field: 'signature' }]])

  const forgedSignature = { signed_at: '2020-01-01T00:00:00.000Z', document_hash: 'forged' }
  const signature = { kind: 'typed', name: 'Sarah Whitcomb', ...forgedSignature }
  const signing = { signing: { title: 'member' }, signature: signature }
  const signedRenewal = (await saveRenewal(rosa, filledRenewal, '/signature', signing, agentSite)).body.data
  expect(signedRenewal.signature).toEqual({
    kind: 'typed',
    name: 'Sarah Whitcomb',
    signed_at: clock.now.toISOString(),
    document_hash: signedRenewal.document_hash,
  })
  const stateOf = (quote: Renewal) =>
    renewalTrail(quote, agentSite).pages.find(({ path }) => path === '/signature')?.status
  expect(stateOf(signedRenewal)).toBe('complete')

  // Something else changes: nobody has signed that.
  const changedRenewal = (
    await saveRenewal(
      rosa,
      signedRenewal,
      '/pl/a/outsourced-attorneys-data',
      {
        pl: {
          aig: {
            outsourced_attorneys: 'Yes',
            outsourced_attorneys_kinds: ['per_diem'],
            outsourced_attorneys_count: 1,
            outsourced_attorneys_hours: 40,
            outsourced_attorneys_services: ['research'],
            outsourced_attorneys_supervised: 'Yes',
            outsourced_attorneys_billed: 'Yes',
            outsourced_attorneys_insured: 'Yes',
          },
        },
      },
      agentSite,
    )
  ).body.data
  expect(changedRenewal.document_hash).not.toBe(signedRenewal.document_hash)
  expect(stateOf(changedRenewal)).not.toBe('complete')
  const refusal = await finish(rosa, changedRenewal, agentSite)
  expect([refusal.status, refusal.body.errors]).toMatchObject([
    422,
    [{ field: 'signature', key: 'validationError.signedOtherAnswers' }],
  ])

  const later = new Date(clock.now.getTime() + 60_000)
  clock.now = later
  const again = await saveRenewal(rosa, changedRenewal, '/signature', signing, agentSite)
  expect(again.body.data.signature).toMatchObject({
    signed_at: later.toISOString(),
    document_hash: changedRenewal.document_hash,
  })
  const submitReply = await finish(rosa, again.body.data, agentSite)
  expect([submitReply.status, submitReply.body.data.completed]).toEqual([200, true])
  const { snapshot } = await snapshotOf(submitReply.body.data)
  expect(snapshot.answers.signature).toEqual(again.body.data.signature)
})

test('signing the same answers again with the same hand keeps the first moment (N1)', async () => {
  const { rosa, renewal } = await startRenewal(4, agentSite)
  const filledRenewal = await fillRenewal(
    rosa,
    renewal,
    { location_changed: 'Yes' },
    { until: '/signature', headers: agentSite },
  )
  const signature = { kind: 'drawn', name: 'Carol Whitfield', drawing: 'M 10 20 L 30 40' }
  const sign = (quote: Renewal, answers: object) =>
    saveRenewal(rosa, quote, '/signature', { signing: { title: 'member' }, signature: answers }, agentSite)
  const first = (await sign(filledRenewal, signature)).body.data
  clock.now = new Date(clock.now.getTime() + 60_000)
  expect((await sign(first, signature)).body.data.signature).toEqual(first.signature)
  expect((await sign(first, first.signature)).body.data.signature).toEqual(first.signature)
  const other = (await sign(first, { ...signature, drawing: 'M 10 20 L 99 99' })).body.data
  expect(other.signature.signed_at).toBe(clock.now.toISOString())
  for (const drawing of ['M 1 1 <script>', 'url(#x)', 'M 1 1 C 2 2']) {
    expect((await sign(other, { ...signature, drawing })).status).toBe(422)
  }
})

test('if nothing changed and nothing happened, nobody signs, on either site (N1)', async () => {
  const { rosa, renewal } = await startRenewal(2, agentSite)
  const filledRenewal = await fillRenewal(rosa, renewal, {}, { headers: agentSite })
  expect(renewalTrail(filledRenewal, agentSite).pages.map(({ path }) => path)).not.toContain('/signature')
  expect((await finish(rosa, filledRenewal, agentSite)).status).toBe(200)
})

test('a submitted renewal is reopened and submitted again, each time with its own changes (R8)', async () => {
  const { rosa, renewal } = await startRenewal(1)
  const first = (await finish(rosa, await fillRenewal(rosa, renewal))).body.data
  const reopenReply = await saveRenewal(rosa, first, undefined, { command: 'reopen' })
  expect([reopenReply.status, reopenReply.body.data.completed]).toEqual([200, false])
  const changeReply = await saveRenewal(rosa, reopenReply.body.data, '/dynamic-questions/pl_renewal/edit/0', {
    annual_revenue: 190_000,
    renewal: { firm: { changed: 'No' }, systems_changed: 'No', cover_changed: 'No' },
  })
  const second = (await finish(rosa, changeReply.body.data)).body.data
  expect((await snapshotOf(first)).snapshot.renewal?.changes).toEqual([])
  expect((await snapshotOf(second)).snapshot).toMatchObject({
    number: 2,
    renewal: { changes: [{ field: 'annual_revenue' }] },
  })
})
