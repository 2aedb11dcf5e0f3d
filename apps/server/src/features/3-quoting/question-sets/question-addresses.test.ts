import { expect, test } from 'vitest'
import { fetchSet, fillQuote, painter, typesOf } from '../../../testing/fill-quote.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const { browser, disturb, db } = await createTestApp()

test('by line, or by an older name, the set is the same as at the insurer’s own address (A1, Q5)', async () => {
  const rosa = browser()
  const quote = await fillQuote(
    rosa,
    { ...painter, insurance_types: typesOf('gl', 'wc') },
    '/dynamic-questions/claims/edit/0',
  )
  const { data } = (await rosa.get(`wc/v3/guard/uw-questions?quote_id=${quote._id}`)).body
  expect(data).toMatchObject({ key: 'wc.guard', requested: true })
  expect(data.questions.length).toBeGreaterThan(3)
  await disturb({ carrier: 'guard', fail: 'status' })
  expect((await fetchSet(rosa, quote, 'wc.guard')).body.data).toEqual(data)
  const [own, older] = await Promise.all(
    ['chubb-sci', 'chubb'].map((path) => rosa.get(`${path}/v1/bop/uw-questions?quote_id=${quote._id}`)),
  )
  expect(older?.body).toEqual(own?.body)
})

test.each(['se/v3/hiscox', 'se/v3/cna', 'acuity/v1/ca', 'acuity/v1/cp', 'acuity/v1/landlord'])(
  '%s has no questions of its own: an empty set, no call to the insurer and nothing stored (A1)',
  async (path) => {
    const rosa = browser()
    const { data: quote } = (
      await rosa.save(await rosa.begin(), '/', { class_code_ref: 'CW238320A', zip_code: '60614', business_type: 'llc' })
    ).body
    await disturb({ carrier: 'acuity', fail: 'status' })
    const { status, body } = await rosa.get(`${path}/uw-questions?quote_id=${quote._id}`)
    expect([status, body.data]).toMatchObject([200, { requested: true, questions: [] }])
    expect(body.data).not.toHaveProperty('failed')
    const row = await db.selectFrom('quotes').select('question_sets').where('id', '=', quote._id).executeTakeFirst()
    expect(row?.question_sets).toEqual({})
  },
)
