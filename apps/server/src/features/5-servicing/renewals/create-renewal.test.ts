import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { fillQuote, painter, typesOf } from '../../../testing/fill-quote.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { sampleFirms, sampleUuids } from '../../samples/sample-firms/sample-firms.ts'

const { browser, db, insertSampleFirms } = await createTestApp()
const attestation = { accepted: true, text_keys: ['page.attestation.general'] }

/** A family doctor who applies here herself. */
const doctor = {
  ...painter,
  class_code_ref: 'CW621111A',
  sub_class_code_ref: 'CWT99999',
  company_name: 'Lakeview Family Medicine',
  insurance_types: typesOf('pl'),
  pl: {
    medical: {
      firm_type: 'physician_practice_one_specialty',
      professionals: [{ id: 'p1', profession: 'family_physician', heads: 2 }],
    },
  },
}

async function submitApplication(answers: object) {
  const rosa = browser()
  const quote = await fillQuote(rosa, { ...painter, ...answers })
  const { status, body } = await rosa.patch(`quote/${quote._id}/finish_form`, { attestation })
  expect(status).toBe(200)
  return { rosa, quote: body.data }
}

test('a submitted application is renewed by its own uuid, with the answers it was submitted with (N1)', async () => {
  const { rosa, quote } = await submitApplication(doctor)
  const link = { uuid: quote.uuid, quote_submission_uuid: quote.submission_uuid }
  const reply = await rosa.post('renewal/quote', link)
  expect(reply.status).toBe(201)
  const renewal = reply.body.data
  expect(renewal).toMatchObject({
    flow_type: 'renewal-census',
    company_name: 'Lakeview Family Medicine',
    coverage: { effective_date: '2027-12-15' },
    pl: { medical: { professionals: [{ profession: 'family_physician', heads: 2 }] } },
    employer_id: '•••••4567',
    expiring: { employer_id: '•••••4567' },
  })
  // Two quotes with one uuid there cannot be: the link leads to the renewal all the same.
  expect(renewal.uuid).not.toBe(quote.uuid)
  expect((await rosa.get(`renewal/quote/uuid/${quote.uuid}`)).body.data._id).toBe(renewal._id)
  expect((await rosa.post('renewal/quote', link)).body.data._id).toBe(renewal._id)
  expect((await browser().post('renewal/quote', link)).status).toBe(401)
  const row = await db.selectFrom('quotes').select('carried').where('id', '=', renewal._id).executeTakeFirstOrThrow()
  expect(JSON.stringify(row.carried)).not.toContain('1234567')
})

test('a renewal begun by an assigned agent belongs to no agency and is assigned likewise (N1, R6)', async () => {
  const { quote } = await submitApplication(doctor)
  const priya = browser()
  await signInAs(priya, 'agent@fern-hollow.example')
  const assignTo = (id: string, owner_email: string | null) =>
    db.updateTable('quotes').set({ owner_email }).where('id', '=', id).execute()
  await assignTo(quote._id, 'agent@fern-hollow.example')
  const link = { uuid: quote.uuid, quote_submission_uuid: quote.submission_uuid }
  const reply = await priya.post('renewal/quote', link)
  expect(reply.status).toBe(201)
  const { _id } = reply.body.data
  const row = await db.selectFrom('quotes').selectAll().where('id', '=', _id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ agency_id: null, agent_id: null, owner_email: 'agent@fern-hollow.example' })
  expect((await priya.get(`quote/${_id}`)).status).toBe(200)
  await assignTo(_id, null)
  expect((await priya.get(`quote/${_id}`)).status).toBe(404)
})

test('an application that is not renewed online is refused by name (N1)', async () => {
  const { rosa, quote } = await submitApplication({})
  const reply = await rosa.post('renewal/quote', { uuid: randomUUID(), quote_submission_uuid: quote.submission_uuid })
  expect([reply.status, reply.body.code, reply.body.errors[0].field]).toEqual([
    422,
    'renewal.not_renewable',
    'quote_submission_uuid',
  ])
})

test('one link uuid for many submissions at once makes a renewal of each, under a uuid of its own (N1)', async () => {
  await insertSampleFirms()
  const rosa = browser()
  const { _id } = await rosa.begin()
  const { session_id } = await db
    .selectFrom('quotes')
    .select('session_id')
    .where('id', '=', _id)
    .executeTakeFirstOrThrow()
  const firms = sampleFirms.map(sampleUuids)
  const ids = firms.map(({ id }) => id)
  await db.updateTable('quotes').set({ session_id }).where('id', 'in', ids).execute()
  const uuid = randomUUID()
  const replies = await Promise.all(
    firms.map(({ submission }) => rosa.post('renewal/quote', { uuid, quote_submission_uuid: submission })),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(replies.map(({ body }) => body.data.uuid)).size).toBe(firms.length)
  expect(replies.filter(({ body }) => body.data.uuid === uuid)).toHaveLength(1)
})
