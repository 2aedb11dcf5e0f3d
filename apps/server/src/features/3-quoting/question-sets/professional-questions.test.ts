import { expect, test } from 'vitest'
import { fetchSet, fillQuote, painter, typesOf } from '../../../testing/fill-quote.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const { browser } = await createTestApp()

const consultant = {
  ...painter,
  class_code_ref: 'CW541512A',
  company_name: 'Tern Systems LLC',
  insurance_types: typesOf('pl'),
}

const doctor = {
  ...consultant,
  class_code_ref: 'CW621111A',
  sub_class_code_ref: 'CWT99999',
  company_name: 'Lakeview Family Medicine',
  pl: {
    medical: {
      firm_type: 'physician_practice_one_specialty',
      professionals: [{ id: 'p1', profession: 'family_physician', heads: 2 }],
    },
  },
}

const questionsPath = (quote: { _id: string }, code: string) =>
  `cna/v2/pl/uw-questions?quote_id=${quote._id}&industry_code=${encodeURIComponent(code)}`

test('a consultant completes professional liability, with each insurer’s own questions (F16, Q4)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa, consultant)
  expect((await rosa.get(`quote/${quote._id}/validate`)).body.data).toMatchObject({ valid: true })
  for (const key of ['pl.hiscox', 'pl.cna']) {
    expect((await fetchSet(rosa, quote, key)).body.data.questions.length).toBeGreaterThan(8)
  }
})

test('the insurer’s code for the class is derived, and part of the call’s questions (A6, Q4)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa, consultant, '/dynamic-questions/pl_general/edit/2')
  const code = quote.pl.cna.industry_code
  expect(code).toBe(quote.appetite_codes.cna_pl_code)
  expect(code).toMatch(/^KC-PL-/)
  const reply = await rosa.get(questionsPath(quote, code))
  expect([reply.status, reply.body.data.key]).toEqual([200, 'pl.cna'])
  const refusal = await rosa.get(questionsPath(quote, 'KC-PL-9999'))
  expect([refusal.status, refusal.body.errors[0].field]).toEqual([422, 'industry_code'])
  const elsewhere = await rosa.get(`hiscox/v1/pl/uw-questions?quote_id=${quote._id}&industry_code=${code}`)
  expect(elsewhere.status).toBe(422)
})

test('a derived code may come back with the quote, and another is refused by name (A6)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa, consultant, '/dynamic-questions/pl_general/edit/2')
  const cover = { limit: '2000000', aggregate_times: '1', deductible: '0' }
  const pl = { ...quote.pl, cover }
  const forgedAnswers = { ...pl, cna: { industry_code: 'made-up' } }
  const refusal = await rosa.save(quote, '/dynamic-questions/pl_general/edit/0', { pl: forgedAnswers })
  expect([refusal.status, refusal.body.errors[0].field]).toEqual([422, 'pl.cna.industry_code'])
  const { status, body } = await rosa.save(quote, '/dynamic-questions/pl_general/edit/0', { pl })
  expect([status, body.data.pl.cover.limit]).toEqual([200, '2000000'])
  expect(body.data.pl.cna.industry_code).toBe(body.data.appetite_codes.cna_pl_code)
})

test('a doctor chooses kind of practice and professions from the lists only (I3, K1)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa, doctor)
  expect(quote.pl.medical.firm_type).toBe('physician_practice_one_specialty')
  expect((await rosa.get(`quote/${quote._id}/validate`)).body.data).toMatchObject({ valid: true })
  const step = '/dynamic-questions/pl_medical/edit/0'
  const saveMedical = async (medical: object) =>
    rosa.save(quote, step, { pl: { medical: { ...quote.pl.medical, ...medical } } })
  const wrongFirm = await saveMedical({ firm_type: 'wizards' })
  expect([wrongFirm.status, wrongFirm.body.errors[0].field]).toEqual([422, 'pl.medical.firm_type'])
  const wrongPeople = await saveMedical({ professionals: [{ id: 'p1', profession: 'wizard', heads: 1 }] })
  expect([wrongPeople.status, wrongPeople.body.errors[0].field]).toEqual([422, 'pl.medical.professionals.0.profession'])
})
