import { expect, test } from 'vitest'
import { createTestApp } from '../../../../testing/test-app.ts'

const { browser, db } = await createTestApp()
const trade = { class_code_ref: 'CW238320A', zip_code: '60614', business_type: 'llc' }
const size = {
  company_name: 'Blue Door',
  years_business_started: 2015,
  annual_revenue: 1000,
  annual_payroll: 0,
  fulltime_employees: 1,
  parttime_employees: 0,
}

async function startQuote() {
  const rosa = browser()
  const quote = (await rosa.save(await rosa.begin(), '/', trade)).body.data
  return { rosa, quote }
}

test('a save needs no step, no version and no other answer of a page (A6)', async () => {
  const { rosa, quote } = await startQuote()
  const save = (body: object) => rosa.patch(`quote/${quote._id}`, body)
  const part = await save({ company_name: 'Blue Door' })
  expect([part.status, part.body.data]).toMatchObject([200, { company_name: 'Blue Door', max_step: '/business' }])
  const { valid, problems } = (await rosa.get(`quote/${quote._id}/validate`)).body.data
  expect(valid).toBe(false)
  expect(problems.map(({ field }: { field: string }) => field)).toContain('annual_revenue')
  const wrong = await save({ annual_revenue: 'much', zip_code: '00000' })
  expect(wrong.status).toBe(422)
  const savedQuote = await save({ ...part.body.data, ...size })
  expect([savedQuote.status, savedQuote.body.data.max_step]).toEqual([200, '/other-info'])
  expect((await save(savedQuote.body.data)).body.data.version).toBe(savedQuote.body.data.version)
})

test('null for an answer that does not exist yet is accepted; a required answer cannot be removed (A6, seed 7.1)', async () => {
  const { rosa, quote } = await startQuote()
  const save = (body: object) => rosa.patch(`quote/${quote._id}`, body)
  const blank = await save({ ...size, company_name: '', annual_revenue: null })
  expect([blank.status, blank.body.data]).toMatchObject([200, { annual_payroll: 0 }])
  expect(blank.body.data).not.toHaveProperty('company_name')
  expect((await save(size)).status).toBe(200)
  const emptyReply = await save({ company_name: '' })
  expect([emptyReply.status, emptyReply.body.errors[0].field]).toEqual([422, 'company_name'])
})

test('everything invalid is refused at once, each by name, and nothing of the body is saved (A2, seed 7.1)', async () => {
  const { rosa, quote } = await startQuote()
  const wrong = { zip_code: '00000', annual_revenue: 'much', favorite_color: 'blue', naics6: '1' }
  const reply = await rosa.patch(`quote/${quote._id}`, { ...size, ...wrong, company_name: 'Kept Out' })
  const fields = reply.body.errors.map(({ field }: { field: string }) => field)
  expect([reply.status, fields]).toEqual([422, ['favorite_color', 'zip_code', 'annual_revenue']])
  expect((await rosa.get('quote')).body.data).toEqual(quote)
})

test('an answer that no page asks yet is checked by its type, stored, and counts once a page asks it (A3, seed 7.1)', async () => {
  const { rosa, quote } = await startQuote()
  const save = (body: object) => rosa.patch(`quote/${quote._id}`, body)
  const funding = { directors_and_officers: { funding: { vc_funding: 'YES' } } }
  const early = await save(funding)
  expect([early.status, early.body.data.directors_and_officers.funding]).toEqual([200, { vc_funding: 'Yes' }])
  const wrong = await save({ directors_and_officers: { funding: { vc_funding: 'Perhaps' } } })
  expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'directors_and_officers.funding.vc_funding'])
  const unknownReply = await save({ gl: { liberty: { uw_questions: [{ id: 'height', answer: 3 }] } } })
  expect([unknownReply.status, unknownReply.body.errors]).toMatchObject([
    422,
    [{ field: 'gl.liberty.uw_questions[height]', key: 'validationError.notAsked' }],
  ])
  // Only agents answer for their clients.
  const notes = await save({ agent: { authorized: 'Yes' } })
  expect([notes.status, notes.body.errors[0].field]).toEqual([422, 'agent.authorized'])
})

test('accepts a program’s own spellings (V4, seed 5, seed 7.1)', async () => {
  const { rosa, quote } = await startQuote()
  const sentAnswers = {
    ...size,
    years_business_started: '2015',
    annual_revenue: '420000',
    has_vehicles: 'NO',
    coverage: { effective_date: '12-15-2026', liability_limit: '1M 2M' },
    maxStep: 'business',
  }
  const { status, body } = await rosa.patch(`quote/${quote._id}`, sentAnswers)
  expect([status, body.data]).toMatchObject([
    200,
    {
      years_business_started: 2015,
      annual_revenue: 420_000,
      has_vehicles: 'No',
      coverage: { effective_date: '2026-12-15', liability_limit: '1m_2m' },
    },
  ])
})

test('a submitted quote sent back unchanged is no change; another is refused (A3, seed 7.1)', async () => {
  const { rosa, quote } = await startQuote()
  await db.updateTable('quotes').set({ completed: true }).where('id', '=', quote._id).execute()
  const submittedQuote = (await rosa.get(`quote/${quote._id}`)).body.data
  expect((await rosa.patch(`quote/${quote._id}`, submittedQuote)).body.data).toEqual(submittedQuote)
  const other = await rosa.patch(`quote/${quote._id}`, { ...submittedQuote, zip_code: '11101' })
  expect([other.status, other.body.code]).toEqual([409, 'quote.completed'])
})
