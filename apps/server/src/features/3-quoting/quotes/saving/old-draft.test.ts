import { expect, test } from 'vitest'
import { fillQuote, painter } from '../../../../testing/fill-quote.ts'
import { createTestApp } from '../../../../testing/test-app.ts'

const { browser, db } = await createTestApp()

const attestation = { accepted: true, text_keys: ['page.attestation.general'] }

test('a draft of an earlier release opens, keeps answers to removed questions, and can be submitted (case V16)', async () => {
  const rosa = browser()
  const { _id } = await fillQuote(rosa, painter, '/location/list')
  const storedRow = await db.selectFrom('quotes').selectAll().where('id', '=', _id).executeTakeFirstOrThrow()
  const removedAnswers = { parking_spaces: 12, sign: { lit: 'Yes', height: '4 m' } }
  await db
    .updateTable('quotes')
    .set({
      schema_version: 1,
      max_step: '/parking/edit/0',
      answers: JSON.stringify({ ...storedRow.answers, ...removedAnswers, business_type: 'llc' }),
    })
    .where('id', '=', _id)
    .execute()

  const reopenedQuote = (await rosa.get(`quote/${_id}`)).body.data
  expect(reopenedQuote).toMatchObject({ ...removedAnswers, company_name: 'Blue Door Painting LLC' })
  // If its page no longer exists, the flow says where to continue.
  const { problems } = (await rosa.get(`quote/${_id}/validate`)).body.data
  expect(problems.length).toBeGreaterThan(0)

  // A browser of this release sends the whole quote back with a step.
  const saveReply = await rosa.save(reopenedQuote, '/business', {
    ...reopenedQuote,
    company_name: 'Blue Door Painting & Sons',
  })
  expect(saveReply.status, JSON.stringify(saveReply.body)).toBe(200)
  expect(saveReply.body.data).toMatchObject({ ...removedAnswers, company_name: 'Blue Door Painting & Sons' })

  const finisher = { ...rosa, begin: async () => saveReply.body.data }
  const filledQuote = await fillQuote(finisher, { ...painter, company_name: 'Blue Door Painting & Sons' })
  const submitReply = await rosa.patch(
    `quote/${_id}/finish_form`,
    { attestation },
    { 'if-match': `"${filledQuote.version}"` },
  )
  expect(submitReply.status, JSON.stringify(submitReply.body)).toBe(200)
  const row = await db.selectFrom('quotes').selectAll().where('id', '=', _id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    completed: true,
    answers: { ...removedAnswers, company_name: 'Blue Door Painting & Sons' },
  })
})
