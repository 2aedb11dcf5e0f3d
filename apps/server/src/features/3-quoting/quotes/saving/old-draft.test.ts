import { expect, test } from 'vitest'
import { fillQuote, painter } from '../../../../testing/fill-quote.ts'
import { createTestApp } from '../../../../testing/test-app.ts'

const { browser, db } = await createTestApp()

const attestation = { accepted: true, text_keys: ['page.attestation.general'] }

test('a draft of an earlier release opens, keeps answers to removed questions, and can be submitted (case V16)', async () => {
  const rosa = browser()
  const { _id } = await fillQuote(rosa, painter, '/location/list')
  const stored = await db.selectFrom('quotes').selectAll().where('id', '=', _id).executeTakeFirstOrThrow()
  const removed = { parking_spaces: 12, sign: { lit: 'Yes', height: '4 m' } }
  await db
    .updateTable('quotes')
    .set({
      schema_version: 1,
      max_step: '/parking/edit/0',
      answers: JSON.stringify({ ...stored.answers, ...removed, business_type: 'llc' }),
    })
    .where('id', '=', _id)
    .execute()

  const reopened = (await rosa.get(`quote/${_id}`)).body.data
  expect(reopened).toMatchObject({ ...removed, company_name: 'Blue Door Painting LLC' })
  // If its page no longer exists, the flow says where to continue.
  const { problems } = (await rosa.get(`quote/${_id}/validate`)).body.data
  expect(problems.length).toBeGreaterThan(0)

  // A browser of this release sends the whole quote back with a step.
  const saved = await rosa.save(reopened, '/business', { ...reopened, company_name: 'Blue Door Painting & Sons' })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  expect(saved.body.data).toMatchObject({ ...removed, company_name: 'Blue Door Painting & Sons' })

  const finisher = { ...rosa, begin: async () => saved.body.data }
  const filled = await fillQuote(finisher, { ...painter, company_name: 'Blue Door Painting & Sons' })
  const sent = await rosa.patch(`quote/${_id}/finish_form`, { attestation }, { 'if-match': `"${filled.version}"` })
  expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  const row = await db.selectFrom('quotes').selectAll().where('id', '=', _id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ completed: true, answers: { ...removed, company_name: 'Blue Door Painting & Sons' } })
})
