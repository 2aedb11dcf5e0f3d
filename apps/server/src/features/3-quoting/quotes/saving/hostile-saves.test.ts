import { expect, test } from 'vitest'
import { createTestApp } from '../../../../testing/test-app.ts'

const { browser } = await createTestApp()
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

test.for(['completed', '_id', 'uuid', 'created_at', 'flow_type', 'account_uuid'])(
  '%s cannot be set by a client (A6)',
  async (name) => {
    const { rosa, quote } = await startQuote()
    const reply = await rosa.save(quote, '/business', { ...size, [name]: 'mine' })
    expect([reply.status, reply.body.errors[0].field]).toEqual([422, name])
    expect((await rosa.get('quote')).body.data).toEqual(quote)
  },
)

test('facts and counts with other values are refused by name (A6, seed 7.1)', async () => {
  const { rosa, quote } = await startQuote()
  const forgedAnswers = {
    version: 99,
    updated_at: '2099-01-01T00:00:00.000Z',
    appetite: { bop: { chubb_sci: 'in' } },
    state: 'NY',
    naics6: '1',
    question_sets: { x: 1 },
  }
  const reply = await rosa.save(quote, '/business', { ...size, ...forgedAnswers })
  expect([reply.status, reply.body.code]).toEqual([422, 'read_only'])
  expect(reply.body.errors.map(({ field }: { field: string }) => field)).toEqual(Object.keys(forgedAnswers))
  expect((await rosa.get('quote')).body.data).toEqual(quote)
})

test('facts may come back as they were before the save, or as they result from it (A6, seed 7.1)', async () => {
  const { rosa, quote } = await startQuote()
  const { body } = await rosa.save(quote, undefined, { ...quote, zip_code: '11101' })
  expect(body.data).toMatchObject({ zip_code: '11101', state: 'NY' })
  const { city, state, county } = body.data
  const moveReply = await rosa.save(body.data, undefined, { ...quote, ...size })
  expect([moveReply.status, moveReply.body.data.state]).toEqual([200, 'IL'])
  const back = await rosa.save(moveReply.body.data, undefined, { zip_code: '11101', city, state, county })
  expect([back.status, back.body.data.city]).toEqual([200, city])
})

test('the whole quote may be sent back from any page, and whatever differs is saved (A1, seed 7.1)', async () => {
  const { rosa, quote } = await startQuote()
  const { body, status } = await rosa.save(quote, '/business', { ...quote, ...size, business_type: 'corporation' })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ company_name: 'Blue Door', business_type: 'corporation' })
})

test.for([
  ['roles', { roles: ['agent'] }],
  ['owner', { owner: 1 }],
  ['coverage.secret', { coverage: { secret: 1 } }],
  ['gl.liberty.rate', { gl: { liberty: { rate: 0 } } }],
  ['coverage', { coverage: 'all of it' }],
  ['toString', { toString: 1 }],
  ['gl.liberty.uw_questions', { gl: { liberty: { uw_questions: [{ id: 'height', answer: 'No', extra: 1 }] } } }],
  ['gl.liberty.uw_questions', { gl: { liberty: { uw_questions: [{ id: 'height', answer: 1 }, { id: 'height' }] } } }],
  ['mailing_address', { mailing_address: null }],
] as const)('the unknown name %s is refused by name (A6)', async ([field, extra]) => {
  const { rosa, quote } = await startQuote()
  const reply = await rosa.save(quote, '/business', { ...size, ...extra })
  expect([reply.status, reply.body.errors.map((error: { field: string }) => error.field)]).toEqual([422, [field]])
})

test.for([
  '{"step":"/","__proto__":{"completed":true}}',
  '{"step":"/","constructor":{"prototype":{"completed":true}}}',
  '{"step":"/","mailing_address":{"__proto__":{"x":1}}}',
])('%s is refused and reaches no prototype (A6)', async (body) => {
  const { rosa, quote } = await startQuote()
  const reply = await rosa.patch(`quote/${quote._id}`, body, { 'if-match': '*' })
  expect([400, 422]).toContain(reply.status)
  expect(Reflect.get({}, 'completed')).toBeUndefined()
})

test.for(['toString', 'valueOf', 'toLocaleString', 'hasOwnProperty'])(
  'an answer with its own %s is refused by name, at any place (A6, case M5)',
  async (name) => {
    const { rosa, quote } = await startQuote()
    const own = { [name]: '' }
    const reply = await rosa.save(quote, '/business', { ...size, annual_revenue: own, company_name: [own] })
    const fields = reply.body.errors?.map(({ field }: { field: string }) => field)
    expect([reply.status, fields]).toEqual([422, [`annual_revenue.${name}`, `company_name.0.${name}`]])
  },
)

const nest = (depth: number): unknown => (depth === 0 ? 'deep' : { inner: nest(depth - 1) })

test.for([
  ['a NUL byte', { company_name: 'a\0b' }, 422],
  ['half a surrogate pair', { company_name: '\ud800' }, 422],
  ['deep nesting', { coverage: nest(50) }, 413],
  ['a long body', { company_name: 'x'.repeat(300_000) }, 413],
  ['many values', { company_name: Array.from({ length: 60_000 }, () => 1) }, 413],
] as const)('%s is refused (case M7)', async ([, extra, status]) => {
  const { rosa, quote } = await startQuote()
  const reply = await rosa.save(quote, '/business', { ...size, ...extra })
  expect([reply.status, reply.headers['content-type']]).toEqual([status, 'application/problem+json'])
})

test('a body nested fifty thousand deep is refused at once (case M7)', async () => {
  const { rosa, quote } = await startQuote()
  const body = `{"step":"/","coverage":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
  const reply = await rosa.patch(`quote/${quote._id}`, body, { 'if-match': '*' })
  expect(reply.status).toBe(413)
})

test('of thousands of unknown names the first hundred are reported (case M7)', async () => {
  const { rosa, quote } = await startQuote()
  const names = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`field_${index}`, 1]))
  const reply = await rosa.save(quote, '/business', { ...size, ...names })
  expect([reply.status, reply.body.errors.length]).toEqual([422, 100])
})

test.for([
  ['partner', 'a\0b'],
  ['campaign_id', '\ud800'],
] as const)('a new quote takes no %s that is no text (case M7)', async ([field, value]) => {
  const reply = await browser().post('quote', { [field]: value })
  expect([reply.status, reply.body.errors[0].field]).toEqual([422, field])
})

test.for(['\u200b', ' \u2060\ufeff'])('an invisible name (%j) is not an answer (V1)', async (name) => {
  const { rosa, quote } = await startQuote()
  const { body } = await rosa.save(quote, '/business', { ...size, company_name: name })
  expect(body.data).not.toHaveProperty('company_name')
  const { problems } = (await rosa.get(`quote/${quote._id}/validate`)).body.data
  expect(problems).toContainEqual(
    expect.objectContaining({ field: 'company_name', key: 'validationError.requiredField' }),
  )
})

test('what looks encrypted but is not ours is refused, even in an answer that nothing shows (A6, case P3)', async () => {
  const { rosa, quote } = await startQuote()
  // Not asked of a business this old, so nothing checks its content.
  const forgedAnswers = { years_experience: { $sealed: 'v1.AAAA', hash: '' } }
  const reply = await rosa.save(quote, '/business', { ...size, ...forgedAnswers })
  expect([reply.status, reply.body.errors[0].field]).toEqual([422, 'years_experience.$sealed'])
  await rosa.save(quote, '/business', size)
  const late = await rosa.save(quote, '/business', { ...size, company_name: 'Late' })
  expect(late.status).toBe(409)
})
