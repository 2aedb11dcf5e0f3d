import type { Answers } from '@coverwright/core/answers/answers'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../../../../testing/browser.ts'
import { answeredPage, fillQuote, painter, typesOf } from '../../../../testing/fill-quote.ts'
import { soloLawyer } from '../../../../testing/law-firms.ts'
import { createTestApp } from '../../../../testing/test-app.ts'

const { browser } = await createTestApp()

// biome-ignore lint/suspicious/noExplicitAny: a quote as it came over the wire
type Quote = any

/** The status and every field that is named; one field may be refused for more than one reason. */
const refusedAt = (reply: { status: number; body: { errors?: { field: string }[] } }) => [
  reply.status,
  ...new Set((reply.body.errors ?? []).map(({ field }) => field)),
]

describe('a painter’s application', () => {
  let rosa: Browser
  let quote: Quote
  const choices = '/dynamic-questions/coverage_choices/edit/0'
  const application = { ...painter, insurance_types: typesOf('gl', 'wc', 'do') }

  beforeAll(async () => {
    rosa = browser()
    quote = await fillQuote(rosa, application, '/location/list')
  })

  /** Saves a page with a person's answers, except for the given ones. */
  async function send(step: string, more: Answers, saving: Quote = quote) {
    const { answers } = answeredPage(saving, step, { ...application, ...more })
    return await rosa.save(saving, step, { ...answers, ...more })
  }

  async function isRefused(step: string, more: Answers, field: string) {
    expect(refusedAt(await send(step, more)), JSON.stringify(more)).toEqual([422, field])
    expect((await rosa.get(`quote/${quote._id}`)).body.data).toEqual(quote)
  }

  async function isTaken(step: string, more: Answers) {
    const reply = await send(step, more)
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    quote = reply.body.data
    return reply.body.data
  }

  const wrongZips = ['1234', '12345-67', '９９９９９', '6061a', '606145'] as const
  test.for(wrongZips)('the ZIP code %j is refused (V1) (case V1)', async (zip_code) => {
    await isRefused('/', { zip_code }, 'zip_code')
    const mailing_address = { street: '12 Elm St', city: 'Chicago', state: 'IL', zip_code }
    await isRefused('/contact', { mailing_address }, 'mailing_address.zip_code')
  })

  test('the ZIP codes 60614 and 60614-1234 are taken (V1) (case V1)', async () => {
    for (const zip_code of ['60614-1234', '60614']) {
      expect((await isTaken('/', { zip_code })).zip_code).toBe(zip_code)
    }
  })

  test('a letter and four digits are taken as a ZIP code of a mailing address (V1) (case V1)', async () => {
    const mailing_address = { street: '12 Elm St', city: 'Chicago', state: 'IL', zip_code: 'K1234' }
    expect((await isTaken('/contact', { mailing_address })).mailing_address.zip_code).toBe('K1234')
    await isTaken('/contact', { mailing_address: { ...mailing_address, zip_code: '60614' } })
  })

  test.for(['000000001', '111111111', '123456789', '12-345678', '00-0000001', 361_234_567])(
    'the FEIN %j is refused (V1) (case V2)',
    (employer_id) => isRefused('/other-info', { employer_id }, 'employer_id'),
  )

  test.for([99, 20_260, -1, 2028, '15', 2015.5])('the year %j is refused (V1) (case V4)', (year) =>
    isRefused('/business', { years_business_started: year }, 'years_business_started'),
  )

  test.for(['02-30-2026', '13-01-2026', '2026-02-30', '2026-13-01', '2026-12-15T00:00:00Z', 20_261_215])(
    'the date %j is refused (V1) (case V5)',
    (date) => isRefused(choices, { coverage: { effective_date: date } }, 'coverage.effective_date'),
  )

  test.for(['212555010', '212555010011', '5555555555', '+44 20 7946', '(212) 555-01O0'])(
    'the phone %j is refused (V4) (case V6)',
    (contact_phone) => isRefused('/contact', { contact_phone }, 'contact_phone'),
  )

  test('the phone +1 (212) 555-0100 is stored as ten digits (V4) (case V6)', async () => {
    expect((await isTaken('/contact', { contact_phone: '+1 (212) 555-0100' })).contact_phone).toBe('2125550100')
  })

  test.for([
    ['+44 20 7946 0018', '+442079460018'],
    ['2125550100 x12', '2125550100 x12'],
  ])('the phone %s is stored as %s (V4) (case V6)', async ([contact_phone, stored]) => {
    expect((await isTaken('/contact', { contact_phone })).contact_phone).toBe(stored)
  })

  test.for([-1, 1.5, '400,00', '400.000', '1,5', '£400', '400-500', 'a lot', 1e15, true, [1000], { most: 0 }])(
    'the revenue %j is refused (V1) (case V7)',
    (annual_revenue) => isRefused('/business', { annual_revenue }, 'annual_revenue'),
  )

  test.for([
    ['/business', { years_business_started: '2015' }, 2015],
    ['/business', { annual_revenue: 'USD 1,000' }, 1000],
    ['/business', { annual_revenue: '\u200e400k' }, 400_000],
    ['/business', { annual_revenue: '٤٠٠' }, 400],
    ['/contact', { contact_phone: '２１２‑５５５‑０１００' }, '2125550100'],
    ['/business', { company_name: '\u202eBlue Door\u200b\nPainting' }, 'Blue Door Painting'],
  ] as const)('at %s %j is taken as a person means it (V1)', async ([step, answers, expected]) => {
    const [name = ''] = Object.keys(answers)
    expect((await isTaken(step, answers))[name]).toBe(expected)
  })

  test('an amount in another currency is refused in words of its own (V1) (case V7)', async () => {
    const { body } = await send('/business', { annual_revenue: 'EUR 400' })
    expect(body.errors).toMatchObject([{ message: 'Enter the amount in US dollars, as all amounts here are' }])
  })

  test('a revenue that is a query is refused by the name in it (V1) (case V7)', async () => {
    expect(refusedAt(await send('/business', { annual_revenue: { $gt: 0 } }))).toEqual([422, 'annual_revenue.$gt'])
  })

  test('a revenue beyond all numbers is refused; the largest is kept to the dollar (V1) (case V7)', async () => {
    const { answers } = answeredPage(quote, '/business', application)
    const body = JSON.stringify({ step: '/business', ...answers, annual_revenue: 0 })
    const endless = body.replace('"annual_revenue":0', '"annual_revenue":1e309')
    const reply = await rosa.patch(`quote/${quote._id}`, endless, { 'if-match': `"${quote.version}"` })
    expect([400, 422]).toContain(reply.status)
    expect((await isTaken('/business', { annual_revenue: 999_999_999 })).annual_revenue).toBe(999_999_999)
    await isTaken('/business', { annual_revenue: 420_000 })
  })

  test.for([
    ['/', { business_type: 'emperor' }, 'business_type'],
    ['/', { class_code_ref: 'CW000000Z' }, 'class_code_ref'],
    ['/insurance', { insurance_types: [{ uuid: 'c0ffee00-0000-4000-8000-000000000000' }] }, 'insurance_types'],
    ['/insurance', { insurance_types: [{ ...typesOf('gl')[0], commission: 1 }] }, 'insurance_types'],
    ['/insurance', { insurance_types: [{ ...typesOf('gl')[0], purpose: 'free' }] }, 'insurance_types'],
    ['/other-info', { has_vehicles: 'Perhaps' }, 'has_vehicles'],
  ] as const)('at %s %j is refused (V1) (case V8)', ([step, more, field]) => isRefused(step, more, field))

  test('true and YES are Yes, and a type’s name and purpose come from the catalogue, whatever is sent (V4) (case V8)', async () => {
    for (const input of ['YES', true]) {
      expect((await isTaken('/other-info', { has_vehicles: input, vehicle_count: 2 })).has_vehicles).toBe('Yes')
      expect((await isTaken('/other-info', { has_vehicles: ' no ' })).has_vehicles).toBe('No')
    }
    expect((await isTaken('/other-info', { has_vehicles: false })).has_vehicles).toBe('No')
    const types = typesOf('gl', 'wc', 'do').map((type) => ({ ...type, purpose: 'upsell', name: '<b>' }))
    const { insurance_types } = await isTaken('/insurance', { insurance_types: types })
    expect(new Set(insurance_types.map(({ purpose }: { purpose: string }) => purpose))).toEqual(new Set(['standard']))
    expect(JSON.stringify(insurance_types)).not.toContain('<b>')
  })

  test('an answer to a question that is not asked is stored, and does not count (Q2) (case V15)', async () => {
    const { years_experience } = await isTaken('/business', { years_experience: 3 })
    expect([undefined, 3]).toContain(years_experience)
    const { problems } = (await rosa.get(`quote/${quote._id}/validate`)).body.data
    expect(problems.filter(({ field }: { field: string }) => field === 'years_experience')).toEqual([])
  })
})

test('removing D&O drops its data, and adding it again does not restore it (F19) (case V11)', async () => {
  const rosa = browser()
  const directors_and_officers = { funding: { vc_funding: 'Yes' } }
  const application = { ...painter, insurance_types: typesOf('gl', 'do'), directors_and_officers }
  let quote: Quote = await fillQuote(rosa, application, '/do/documentation')
  expect(quote.directors_and_officers.funding.vc_funding).toBe('Yes')
  quote = (await rosa.save(quote, '/insurance', { insurance_types: typesOf('gl') })).body.data
  expect(quote.directors_and_officers).toBeUndefined()
  quote = (await rosa.save(quote, '/insurance', { insurance_types: typesOf('gl', 'do') })).body.data
  expect(Object.keys(quote.directors_and_officers ?? {}).filter((name) => name !== 'boost')).toEqual([])
})

describe('a law firm’s application', () => {
  let ruth: Browser
  let quote: Quote
  const list = '/pl/a/attorney/list'

  beforeAll(async () => {
    ruth = browser()
    const { trade, zip, form, since, people, money, answers } = soloLawyer
    const firm = {
      ...painter,
      ...answers,
      class_code_ref: trade,
      sub_class_code_ref: undefined,
      zip_code: zip,
      business_type: form,
      years_business_started: since,
      fulltime_employees: people[0],
      parttime_employees: people[1],
      annual_revenue: money[0],
      annual_payroll: money[1],
      insurance_types: typesOf('pl'),
    }
    quote = await fillQuote(ruth, firm, ({ path }) => path === '/pl/a/outsourced-attorneys-data')
  })

  const attorneys = () => quote.pl.aig.attorneys
  const save = (items: readonly Answers[], saving: Quote = quote) =>
    ruth.save(saving, list, { pl: { aig: { attorneys: items } } })

  test.for([
    ['hired tomorrow', { hire_date: '2026-11-21' }],
    ['hired on no day of the calendar', { hire_date: '2025-02-29' }],
    ['with prior acts after the policy expires', { prior_acts_approval: 'Yes', prior_acts_date: '2027-06-01' }],
  ] as const)('an attorney %s is refused (V1) (case V5)', async ([, more]) => {
    const [first] = attorneys()
    const reply = await save([{ ...first, ...more }])
    expect(reply.status, JSON.stringify(reply.body)).toBe(422)
    expect(reply.body.errors[0].field).toContain(Object.keys(more).at(-1))
  })

  test('the last attorney cannot be left out (R9) (case V10)', async () => {
    const emptyReply = await save([])
    const attorneyMessage = 'You should have at least one listed attorney in order to proceed to the next page'
    const refusals = emptyReply.status === 422 ? emptyReply.body.errors : await problemsOf(emptyReply.body.data)
    expect(refusals.map(({ message }: { message: string }) => message)).toContain(attorneyMessage)
    const submitReply = await ruth.patch(`quote/${quote._id}/finish_form`, {}, { 'if-match': '*' })
    expect(submitReply.status).toBe(422)
    if (emptyReply.status === 200) quote = (await save(attorneys(), emptyReply.body.data)).body.data
  })

  const problemsOf = async ({ _id }: Quote) => (await ruth.get(`quote/${_id}/validate`)).body.data.problems

  test('a list never exceeds its maximum, even with five additions at once (V3) (case V9)', async () => {
    const [first] = attorneys()
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        ...first,
        ...(at === 0 ? {} : { id: undefined }),
        designation: 'partner',
        last_name: `Okafor ${String.fromCharCode(65 + (at % 26))}${Math.floor(at / 26)}`,
      }))
    const tooMany = await save(many(51))
    expect([tooMany.status, tooMany.body.errors[0].field]).toEqual([422, 'pl.aig.attorneys'])
    const full = await save(many(49))
    expect(full.status, JSON.stringify(full.body)).toBe(200)
    quote = full.body.data
    const addReplies = await Promise.all(
      [1, 2, 3, 4, 5].map((at) =>
        save([...attorneys(), { ...first, id: undefined, designation: 'partner', last_name: `Added ${at}` }]),
      ),
    )
    for (const { status } of addReplies) expect([200, 409, 422]).toContain(status)
    quote = (await ruth.get(`quote/${quote._id}`)).body.data
    expect(attorneys().length).toBe(50)
    const more = await save([...attorneys(), { ...first, id: undefined, designation: 'partner', last_name: 'Last' }])
    expect([more.status, more.body.errors[0].field]).toEqual([422, 'pl.aig.attorneys'])
  })
})
