import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contentHash } from '../../../platform/content-hash.ts'
import { createEncryptor } from '../../../platform/encryption/encryptor.ts'
import type { Browser } from '../../../testing/browser.ts'
import { sampleSites } from '../../../testing/default-site.ts'
import { fillQuote, painter, typesOf } from '../../../testing/fill-quote.ts'
import { ignoreEvents } from '../../../testing/ignore-events.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { createSites } from '../../1-foundation/site/served-site.ts'
import { isUnbroken } from '../../3-quoting/quotes/events/quote-events.ts'
import { listEventsSince } from '../../3-quoting/quotes/quotes.store.ts'
import { askCarrier, resumeAsking } from './offers/ask-carrier.job.ts'

const secretKey = randomBytes(32)
const { browser, db, pool, clock, carriers, work, disturb, calm } = await createTestApp({ secretKeys: [secretKey] })
const encryptor = createEncryptor(secretKey)
const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
/** A clothing shop in Chicago: every insurer wants it. */
const shop = {
  ...painter,
  class_code_ref: 'CW458110A',
  sub_class_code_ref: undefined,
  company_name: 'Threads',
  insurance_types: typesOf('gl', 'bop'),
}

beforeEach(async () => {
  await calm()
})
afterEach(async () => {
  await pool.query('delete from graphile_worker._private_jobs')
})

const finish = (visitor: Browser, { _id }: { _id: string }) =>
  visitor.patch(`quote/${_id}/finish_form`, { attestation })
const offersOf = async (visitor: Browser, { uuid }: { uuid: string }, more = '') =>
  (await visitor.get(`quote/uuid/${uuid}?checkIfProcessed=true${more}`)).body.data

async function submitApplication(answers: object = painter) {
  const rosa = browser()
  const quote = await fillQuote(rosa, { ...painter, ...answers })
  const reply = await finish(rosa, quote)
  expect(reply.status).toBe(200)
  return { rosa, quote: reply.body.data }
}

const submittedPainter = await submitApplication()

test('submitting completes the quote and freezes what was submitted (F6, R8)', async () => {
  const { rosa, quote } = submittedPainter
  expect(quote).toMatchObject({ completed: true, max_step: '/resume' })
  const row = await db
    .selectFrom('submissions')
    .selectAll()
    .where('uuid', '=', quote.submission_uuid)
    .executeTakeFirstOrThrow()
  expect(row.hash).toBe(contentHash(row.snapshot))
  expect(row.snapshot).toMatchObject({
    number: 1,
    answers: { company_name: painter.company_name },
    facts: { naics6: '238320', appetite: { gl: { liberty: 'in' } } },
    site: { id: 'default', revision: expect.stringMatching(/^[0-9a-f]{12}$/) },
    question_sets: { 'gl.liberty': expect.any(String) },
  })
  expect(row.snapshot.disclosures.map(({ key }) => key)).toEqual([...attestation.text_keys, 'page.attestation.agree'])
  const [first] = row.snapshot.steps
  expect(first).toMatchObject({ path: '/', title: 'Trade and structure' })
  expect(first?.questions.every(({ label }) => !label.startsWith('field.'))).toBe(true)
  expect(isUnbroken(await listEventsSince(db, quote._id, 0))).toBe(true)
  expect((await offersOf(rosa, quote)).processed).toBe(false)
})

test('checkIfProcessed tells whether the insurers have answered; an unsent quote was not processed (seed 7.1)', async () => {
  const rosa = browser()
  const { uuid } = await rosa.begin()
  expect((await rosa.get(`quote/uuid/${uuid}`)).body.data).not.toHaveProperty('processed')
  expect(await offersOf(rosa, { uuid })).toMatchObject({ processed: false, offers: [] })
})

test('the state’s own statement is frozen as shown; another one is refused (F20, K1)', async () => {
  const rosa = browser()
  const place = { zip_code: '10001', city: 'New York', state: 'NY' }
  const quote = await fillQuote(rosa, {
    ...painter,
    zip_code: place.zip_code,
    mailing_address: { street: '12 Elm St', ...place },
    locations: [{ street: '5 Elm St', ...place, occupancy: 'lease', square_feet: 900, employees: 5 }],
  })
  const finishWith = (...text_keys: readonly string[]) =>
    rosa.patch(`quote/${quote._id}/finish_form`, { attestation: { accepted: true, text_keys } })
  const wrong = await finishWith('fraud.OH.application')
  expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'attestation.text_keys'])
  const reply = await finishWith('fraud.NY.application')
  expect(reply.status).toBe(200)
  const { snapshot } = await db
    .selectFrom('submissions')
    .selectAll()
    .where('uuid', '=', reply.body.data.submission_uuid)
    .executeTakeFirstOrThrow()
  expect(snapshot.disclosures).toMatchObject([
    { key: 'fraud.NY.application', citation: '11 NYCRR 86.4(a)', text: expect.stringMatching(/^Any person who/) },
    { key: 'page.attestation.agree' },
  ])
})

test('an incomplete quote is refused, its problems by step (F20)', async () => {
  const rosa = browser()
  const quote = await rosa.begin()
  const reply = await finish(rosa, quote)
  expect([reply.status, reply.body.code]).toEqual([422, 'quote.incomplete'])
  expect(reply.body.steps[0]).toMatchObject({ step: '/', problems: [{ field: 'class_code_ref' }, {}, {}] })
  expect(reply.body.errors.length).toBe(reply.body.steps.flatMap(({ problems }: { problems: [] }) => problems).length)
  expect((await rosa.get('quote')).body.data.completed).toBe(false)
})

test('what attests nothing is refused; without an attestation the submission records that nothing was agreed to (F20, R8, seed 7.1)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa)
  const finishWith = (body?: object) => rosa.patch(`quote/${quote._id}/finish_form`, body)
  const empty = [
    { accepted: false, text_keys: ['page.attestation.general'] },
    { accepted: true, text_keys: ['section.start'] },
    { accepted: true, text_keys: ['page.attestation.nothing'] },
    { accepted: true, text_keys: ['page.attestation.missing'] },
    { accepted: true, text_keys: ['__proto__'] },
    { accepted: true, text_keys: ['toString'] },
  ]
  for (const said of empty) {
    const { status, body } = await finishWith({ attestation: said })
    expect([said, status, body.errors.length]).toEqual([said, 422, 1])
  }
  for (const body of [undefined, {}]) {
    const { status, body: reply } = await finishWith(body)
    expect([status, reply.data?.completed]).toEqual([200, true])
    await rosa.patch(`quote/${quote._id}`, { command: 'reopen' })
  }
  const { rows } = await pool.query(`select snapshot->'disclosures' said from submissions where quote_id = $1`, [
    quote._id,
  ])
  expect(rows).toEqual([{ said: [] }, { said: [] }])
})

test('the insurers answer, each with an offer that says what it is (Q6)', async () => {
  const { rosa, quote } = await submitApplication(shop)
  const stop = await work()
  await vi.waitFor(async () => expect((await offersOf(rosa, quote)).processed).toBe(true), { timeout: 60_000 })
  await stop()
  const { offers, advisor_lines } = await offersOf(rosa, quote)
  expect(offers.map(({ line, carrier }: { line: string; carrier: string }) => `${line}.${carrier}`)).toEqual([
    'gl.liberty',
    'gl.hartford',
    'bop.chubb_sci',
    'bop.liberty',
    'bop.cna',
    'bop.hartford',
  ])
  for (const offer of offers) {
    expect(['quoted', 'referred', 'declined']).toContain(offer.state)
    expect(offer).toMatchObject({ sample: true, chosen: false, submission_uuid: quote.submission_uuid })
    if (offer.state === 'quoted') expect(offer.premium.amount).toBeGreaterThan(0)
  }
  expect(offers.some(({ state }: { state: string }) => state === 'quoted')).toBe(true)
  expect(advisor_lines).toEqual([])
})

test('one offer per line may be chosen, and changed (R8)', async () => {
  const { rosa, quote } = await submitApplication({ ...shop, insurance_types: typesOf('bop', 'cl') })
  const before = await offersOf(rosa, quote)
  const choose = (...uuids: string[]) => rosa.patch(`quote/${quote._id}/chosen_offers`, { offer_uuids: uuids })
  expect((await choose(before.offers[0].uuid)).status).toBe(422)
  await pool.query(`update offers set state = 'quoted' where submission_uuid = $1`, [quote.submission_uuid])
  const ofLine = (wantedLine: string): string[] =>
    before.offers.flatMap(({ line, uuid }: { line: string; uuid: string }) => (line === wantedLine ? [uuid] : []))
  const [cl = ''] = ofLine('cl')
  const [first = '', second = ''] = ofLine('bop')
  expect((await choose(first, second)).status).toBe(422)
  expect((await choose(quote.uuid)).status).toBe(422)
  expect((await choose(cl, first)).status).toBe(200)
  expect((await choose(second)).status).toBe(200)
  const { offers } = await offersOf(rosa, quote)
  expect(offers.filter(({ chosen }: { chosen: boolean }) => chosen)).toMatchObject([{ uuid: second }])
  expect((await choose()).status).toBe(200)
})

test('a Yes to the first check rules its insurer out, and the offer says so (F8)', async () => {
  const { rosa, quote } = await submitApplication({ ...shop, carriers: { chubb_sci: { knockout_answer: 'Yes' } } })
  const { offers } = await offersOf(rosa, quote)
  expect(offers.find(({ carrier }: { carrier: string }) => carrier === 'chubb_sci')).toMatchObject({
    state: 'declined',
    reasons: [{ code: 'knocked_out', text: expect.stringMatching(/\w/) }],
  })
})

test('types that no insurer may quote go to an advisor: Ohio insures workers itself (I1)', async () => {
  const { rosa, quote } = await submitApplication({ insurance_types: typesOf('gl', 'wc'), zip_code: '43215' })
  const { advisor_lines } = await offersOf(rosa, quote)
  expect(advisor_lines).toMatchObject([
    { name: 'Workers’ Compensation', reason: expect.stringContaining('bwc.ohio.gov') },
  ])
})

test('a submitted quote is closed until it is reopened; then it is submitted again (R8, case D5)', async () => {
  const { rosa, quote } = await submitApplication()
  const saveReply = await rosa.save(quote, '/', { zip_code: '60615' })
  expect([saveReply.status, saveReply.body.code]).toEqual([409, 'quote.completed'])
  const match = { 'if-match': `"${quote.version}"` }
  const reply = await rosa.patch(`quote/${quote._id}`, { command: 'reopen' }, match)
  expect(reply.body.data).toMatchObject({ completed: false, max_step: '/done', version: quote.version + 1 })
  const again = (await finish(rosa, quote)).body.data
  expect(again.submission_uuid).not.toBe(quote.submission_uuid)
  const offers = await offersOf(rosa, quote, `&submissionUuids=${quote.submission_uuid},nonsense`)
  const two = (submission_uuid: string) => [
    { carrier: 'liberty', submission_uuid, state: 'waiting' },
    { carrier: 'hartford', submission_uuid, state: 'waiting' },
  ]
  expect(offers.offers).toMatchObject(two(quote.submission_uuid))
  expect((await offersOf(rosa, quote)).offers).toMatchObject(two(again.submission_uuid))
})

/** What a job that asks an insurer needs. */
const asking = {
  ...{ db, carriers, encryptor, recordEvent: ignoreEvents },
  sites: createSites(sampleSites),
  clock: () => clock.now,
}

test('an insurer that keeps failing ends as unavailable, with what happens next (E1)', async () => {
  const { rosa, quote } = await submitApplication()
  const [offer, other] = (await offersOf(rosa, quote)).offers
  await disturb({ carrier: 'liberty', operation: 'quotes', fail: 'status' })
  await askCarrier(asking, other.uuid, { attempt: 1 })
  await expect(askCarrier(asking, offer.uuid, { attempt: 1 })).rejects.toThrow('liberty did not answer')
  expect((await offersOf(rosa, quote)).processed).toBe(false)
  await askCarrier(asking, offer.uuid, { attempt: 4 })
  expect(await offersOf(rosa, quote)).toMatchObject({
    processed: true,
    offers: [
      { state: 'unavailable', reasons: [{ code: 'unavailable' }], next_step: { text: expect.any(String) } },
      { carrier: 'hartford' },
    ],
  })
})

test('a later attempt gets the offer, and a job that runs twice changes nothing (A3)', async () => {
  const { rosa, quote } = await submitApplication()
  const [offer] = (await offersOf(rosa, quote)).offers
  await disturb({ carrier: 'liberty', operation: 'quotes', fail: 'drop', times: 1 })
  await expect(askCarrier(asking, offer.uuid, { attempt: 1 })).rejects.toThrow('liberty')
  await askCarrier(asking, offer.uuid, { attempt: 2 })
  const first = await offersOf(rosa, quote)
  expect(['quoted', 'referred']).toContain(first.offers[0].state)
  await disturb({ carrier: 'liberty', fail: 'status' })
  await askCarrier(asking, offer.uuid, { attempt: 4 })
  expect(await offersOf(rosa, quote)).toEqual(first)
})

test('the forecast says who is likely to quote and why others will not (Q7)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa, { ...painter, insurance_types: typesOf('gl', 'bop', 'wc') })
  const { data } = (await rosa.get(`quote/${quote._id}/submissions_forecast`)).body
  const outlooks = data.lines.map(
    ({ line, insurers }: { line: string; insurers: { carrier: string; outlook: string }[] }) => [
      line,
      insurers.map(({ carrier, outlook }) => `${carrier} ${outlook}`),
    ],
  )
  expect(outlooks).toEqual([
    ['gl', ['hiscox not_offered', 'liberty likely', 'hartford likely']],
    ['bop', ['chubb_sci not_offered', 'liberty likely', 'cna likely', 'hartford likely']],
    ['wc', ['guard likely', 'amtrust likely', 'chubb_sci not_offered', 'cna likely']],
  ])
  expect(data.lines[1].insurers[0].reason).toMatch(/^[A-Z].* .*\.$/)
  expect(data.advisor_lines).toEqual([])
})

test('the insurance types tell how many insurers want this quote (I1)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa, painter, '/insurance')
  const { data } = (await rosa.get(`insurance-type?quote_id=${quote._id}`)).body
  expect(data).toHaveLength(17)
  expect(data.slice(0, 3)).toMatchObject([
    { line: 'gl', insurers: 2, outlook: 'likely', suggestion: expect.stringMatching(/\w/) },
    { line: 'bop', insurers: 3 },
    { line: 'wc', insurers: 3, online: true },
  ])
  expect((await browser().get('insurance-type')).body.data[1].insurers).toBe(4)
})

test('offers that a crashed server left waiting are resumed, each once (R8, case D10)', async () => {
  const { quote } = submittedPainter
  await resumeAsking(db)
  await resumeAsking(db)
  const { rows } = await pool.query(
    `select count(*)::int from graphile_worker._private_jobs where payload->>'offer_uuid' in
      (select uuid::text from offers where submission_uuid = $1)`,
    [quote.submission_uuid],
  )
  // Two insurers were asked.
  expect(rows).toEqual([{ count: 2 }])
})
