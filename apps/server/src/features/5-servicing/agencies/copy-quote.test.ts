import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { asAgent } from '../../../testing/as-agent.ts'
import type { Browser } from '../../../testing/browser.ts'
import { fillQuote, painter, typesOf } from '../../../testing/fill-quote.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { isUnbroken } from '../../3-quoting/quotes/events/quote-events.ts'
import { sampleUuids } from '../../samples/sample-firms/sample-firms.ts'

const { browser, db, insertSampleFirms } = await createTestApp()

async function agent(email: string): Promise<Browser> {
  const visitor = browser()
  await signInAs(visitor, email)
  return visitor
}

const ruth = await agent('agent@quarry-street.example')
const mateo = await agent('subagent@quarry-street.example')
const priya = await agent('agent@fern-hollow.example')
const source = await fillQuote(asAgent(ruth), painter)
const attestation = { accepted: true, text_keys: ['page.attestation.general'] }

const rowOf = (id: string) => db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

it('begins an open quote of the same agency with the answers of the other (R6)', async () => {
  await ruth.patch(`quote/${source._id}/finish_form`, { attestation })
  const reply = await mateo.post(`quote/${source._id}/copy`)
  expect([reply.status, reply.headers.etag]).toEqual([201, '"1"'])
  const copy = reply.body.data
  expect(copy).toMatchObject({
    company_name: painter.company_name,
    locations: [painter.locations].flat().map((each) => expect.objectContaining(Object(each))),
    completed: false,
    version: 1,
    question_sets: {},
    agency: { id: 'quarry-street' },
    save_and_retrieve_type: 'agent',
    owned: false,
  })
  expect([copy._id, copy.uuid]).not.toContain(source._id)
  expect(copy.uuid).not.toBe(source.uuid)
  expect(copy).not.toHaveProperty('submission_uuid')
  const [from, to] = [await rowOf(source._id), await rowOf(copy._id)]
  expect(to).toMatchObject({ agency_id: 'quarry-street', agent_id: from.agent_id, person_id: null })
  expect((await ruth.get(`quote/${copy._id}`)).status).toBe(200)
  expect((await ruth.get(`quote/${source._id}`)).body.data.completed).toBe(true)
})

it('a copy by an agent to whom the original is only assigned belongs to their agency (R6)', async () => {
  const assignTo = (owner_email: string | null) =>
    db.updateTable('quotes').set({ owner_email }).where('id', '=', source._id).execute()
  await assignTo('agent@fern-hollow.example')
  const copy = (await priya.post(`quote/${source._id}/copy`)).body.data
  await assignTo(null)
  const statuses = await Promise.all(
    [priya, ruth].map(async (visitor) => (await visitor.get(`quote/${copy._id}`)).status),
  )
  expect(statuses).toEqual([200, 404])
})

it('encrypts the tax number under the new quote’s own name (R6, S9)', async () => {
  const copy = (await ruth.post(`quote/${source._id}/copy`)).body.data
  expect(copy.employer_id).toBe(source.employer_id)
  const [from, to] = [await rowOf(source._id), await rowOf(copy._id)]
  expect(JSON.stringify(to.answers)).not.toContain('1234567')
  expect(to.answers.employer_id).not.toEqual(from.answers.employer_id)
})

it('goes as far as the answers lead, and stops where insurers’ questions are fetched anew (R6, X9)', async () => {
  const copy = (await ruth.post(`quote/${source._id}/copy`)).body.data
  expect(copy.max_step).not.toBe('/done')
  expect(copy.max_step).not.toBe('/')
  const next = await ruth.save(copy, '/', { business_type: 'corporation' })
  expect(next.status).toBe(200)
})

it('says in its first event where it comes from (R6, S1)', async () => {
  const copy = (await ruth.post(`quote/${source._id}/copy`)).body.data
  const events = await db
    .selectFrom('quote_events')
    .selectAll()
    .where('quote_id', '=', copy._id)
    .orderBy('position')
    .execute()
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({ kind: 'created', actor: expect.stringMatching(/^person:/) })
  expect(events[0]?.changes).toContainEqual({ path: 'copied_from', after: source.uuid })
  expect(isUnbroken(events)).toBe(true)
})

it('omits files and answers to recommendations (R6)', async () => {
  const fundedCompany = { directors_and_officers: { funding: { vc_funding: 'Yes' }, documents: { timing: 'later' } } }
  const directorsQuote = await fillQuote(
    ruth,
    { ...painter, insurance_types: typesOf('do'), ...fundedCompany },
    '/do/documentation',
  )
  const file = { 'content-type': 'application/octet-stream', 'x-file-name': 'plan.pdf' }
  const path = 'directors_and_officers/documents'
  const reply = await ruth.patch(`quote/${directorsQuote._id}/${path}?document=financials`, '%PDF-1.7', file)
  expect(reply.body.data.directors_and_officers.documents.financials).toHaveLength(1)
  const copy = (await ruth.post(`quote/${directorsQuote._id}/copy`)).body.data
  expect(copy.directors_and_officers.funding.vc_funding).toBe('Yes')
  expect(copy.directors_and_officers.documents ?? {}).not.toHaveProperty('financials')
  expect((await ruth.get(`quote/${copy._id}/${path}`)).body.data).toEqual([])
  expect((await ruth.get(`quote/${directorsQuote._id}/${path}`)).body.data).toHaveLength(1)
  const copyOfWhole = (await ruth.post(`quote/${source._id}/copy`)).body.data
  expect(source).toHaveProperty('recommendation_choices')
  expect(Object.keys(source.recommendation_choices).length).toBeGreaterThan(0)
  expect(Object.keys(copyOfWhole.recommendation_choices ?? {})).toEqual([])
})

it('makes one copy however often it is requested under one key (R6, A5)', async () => {
  const key = { 'idempotency-key': randomUUID() }
  const both = await Promise.all([1, 2].map(() => ruth.post(`quote/${source._id}/copy`, undefined, key)))
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  expect(both[0]?.body.data._id).toBe(both[1]?.body.data._id)
  const other = await ruth.post(`quote/${both[0]?.body.data._id}/copy`, undefined, key)
  expect([other.status, other.body.code]).toEqual([422, 'idempotency.other_request'])
  expect((await priya.post(`quote/${source._id}/copy`, undefined, key)).status).toBe(404)
})

it('copies nothing of another agency, and no renewal (R6)', async () => {
  expect((await priya.post(`quote/${source._id}/copy`)).status).toBe(404)
  await insertSampleFirms(1)
  const { invitation, submission } = sampleUuids({ number: 1 })
  const link = { uuid: invitation, quote_submission_uuid: submission }
  const renewal = (await ruth.post('renewal/quote', link)).body.data
  const refusal = await ruth.post(`quote/${renewal._id}/copy`)
  expect([refusal.status, refusal.body.code]).toEqual([409, 'quote.not_copied'])
})
