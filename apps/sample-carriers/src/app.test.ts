import {
  AppetiteReply,
  CarrierProblem,
  CarrierQuote,
  PendingQuote,
  QuestionsReply,
} from '@coverwright/contract/carrier-contract'
import { Compile } from 'typebox/compile'
import { afterAll, expect, test } from 'vitest'
import { createSampleCarriers } from './app.ts'
import { sampleCarriers } from './carriers/registry.ts'
import { classes, clock, requestFor } from './testing/requests.ts'

const app = await createSampleCarriers({ clock })
afterAll(() => app.close())

const conforms = {
  questions: Compile(QuestionsReply),
  appetite: Compile(AppetiteReply),
  quote: Compile(CarrierQuote),
  pending: Compile(PendingQuote),
  problem: Compile(CarrierProblem),
}

const post = (carrier: string, path: string, payload: object, headers = {}) =>
  app.inject({ method: 'POST', url: `/carriers/${carrier}/v1/${path}`, payload, headers })

const ask = (carrier: string, line: string, key: keyof typeof classes, state = 'TX', more = {}) =>
  post(carrier, 'questions', { line, class: classes[key], state, ...more })

const quote = (carrier: string, key: string, request: object) =>
  post(carrier, 'quotes', request, { 'idempotency-key': key })

const linesOf = [
  ['chubb_sci', 'bop'],
  ['liberty', 'gl'],
  ['liberty', 'bop'],
  ['cna', 'bop'],
] as const

test.for(linesOf)(
  '%s asks questions for %s that meet the contract and say they are samples (Q4, Q6)',
  async ([carrier, line]) => {
    for (const trade of ['accountant', 'bakery', 'clothing', 'salon'] as const) {
      const reply = await ask(carrier, line, trade)
      expect(reply.statusCode).toBe(200)
      expect(conforms.questions.Check(reply.json())).toBe(true)
      expect(reply.json().sample).toBe(true)
      expect(reply.json().questions.length).toBeGreaterThan(5)
    }
  },
)

test.for([
  ['chubb_sci', 'bop', 'records_backup', '2026-07-01'],
  ['liberty', 'gl', 'safety_program', '2026-07-01'],
  ['cna', 'bop', 'payment_callback', '2026-04-01'],
] as const)('%s asks the %s question %s from %s on (Q6)', async ([carrier, line, id, from]) => {
  const on = async (effective_date: string) => {
    const { questions, ...dated } = (await ask(carrier, line, 'accountant', 'TX', { effective_date })).json()
    return { ...dated, asked: questions.some((question: { id: string }) => question.id === id) }
  }
  const first = { sample: true, revision: '2026-01-01', effective_from: '2026-01-01', effective_to: from, asked: false }
  expect(await on('2026-03-31')).toEqual(first)
  expect(await on('2019-05-01')).toEqual(first)
  expect(await on('2026-12-01')).toEqual({ sample: true, revision: from, effective_from: from, asked: true })
})

test('every insurer is marked as a sample where it is named (Q6)', () => {
  const names = sampleCarriers.map(({ name }) => name)
  // In the language of the insurer's country.
  const sampleMark = / \((sample|exemple|de muestra|muestra|demonstração|amostra|exemplo)\)$/
  expect(names.filter((name) => !sampleMark.test(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})

test('trades are asked about their own hazards (Q6)', async () => {
  const ids = async (trade: keyof typeof classes) =>
    (await ask('liberty', 'gl', trade)).json().questions.map(({ id }: { id: string }) => id)
  expect(await ids('roofer')).not.toEqual(await ids('accountant'))
})

test('a line the insurer does not offer is a 404, and its appetite is out (Q7)', async () => {
  const reply = await ask('cna', 'gl', 'accountant')
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'line.not_offered'])
  expect(reply.headers['content-type']).toContain('application/problem+json')
  const appetite = await post('cna', 'appetite', { line: 'gl', class: classes.accountant, state: 'TX' })
  expect(appetite.json().outcome).toBe('out')
})

test.for([
  ['chubb_sci', 'bop', 'clothing', 'TX', 'in'],
  ['chubb_sci', 'bop', 'plumber', 'TX', 'out'],
  ['chubb_sci', 'bop', 'clothing', 'FL', 'refer'],
  ['chubb_sci', 'bop', 'gym', 'TX', 'refer'],
  ['chubb_sci', 'bop', 'bar', 'TX', 'out'],
  ['chubb_sci', 'bop', 'clothing', 'PR', 'out'],
  ['liberty', 'gl', 'plumber', 'NY', 'in'],
  ['liberty', 'gl', 'roofer', 'NY', 'out'],
  ['liberty', 'gl', 'roofer', 'TX', 'refer'],
  ['liberty', 'bop', 'roofer', 'TX', 'out'],
  ['liberty', 'gl', 'bar', 'TX', 'refer'],
  ['cna', 'bop', 'bakery', 'NY', 'in'],
  ['cna', 'bop', 'bakery', 'FL', 'out'],
  ['cna', 'bop', 'roofer', 'TX', 'out'],
] as const)('appetite of %s for %s, %s in %s is %s (Q7)', async ([carrier, line, trade, state, outcome]) => {
  const reply = (await post(carrier, 'appetite', { line, class: classes[trade], state })).json()
  expect(conforms.appetite.Check(reply)).toBe(true)
  expect(reply.outcome).toBe(outcome)
  expect(outcome === 'out' ? reply.reason : reply.code).toBeTruthy()
  expect('code' in reply).toBe(outcome !== 'out')
  expect('reason' in reply).toBe(outcome !== 'in')
})

test('appetite changes with the date: gyms were out before July (Q7)', async () => {
  const inMay = await createSampleCarriers({ clock: () => new Date('2026-05-04T09:00:00Z') })
  const payload = { line: 'bop', class: classes.gym, state: 'TX' }
  const reply = await inMay.inject({ method: 'POST', url: '/carriers/chubb_sci/v1/appetite', payload })
  await inMay.close()
  expect(reply.json().outcome).toBe('out')
})

test('the same key gets the same answer; with another body it is refused (Q6)', async () => {
  const first = await quote('chubb_sci', 'key-same-1', requestFor())
  expect(first.statusCode).toBe(200)
  expect((await quote('chubb_sci', 'key-same-1', requestFor())).json()).toEqual(first.json())
  expect((await quote('chubb_sci', 'key-other-1', requestFor())).json().quote_id).not.toBe(first.json().quote_id)
  const changeReply = await quote('chubb_sci', 'key-same-1', requestFor({ business: { annual_revenue: 1 } }))
  expect([changeReply.statusCode, changeReply.json().code]).toEqual([409, 'idempotency.conflict'])
})

test('the same request with its fields in another order is the same request (Q6)', async () => {
  const { line, ...rest } = requestFor()
  await quote('chubb_sci', 'key-order-1', { line, ...rest })
  expect((await quote('chubb_sci', 'key-order-1', { ...rest, line })).statusCode).toBe(200)
})

test('an insurer that needs time says pending, and has the offer when asked again (Q6)', async () => {
  const first = await quote('cna', 'key-pending-1', requestFor())
  expect([first.statusCode, conforms.pending.Check(first.json())]).toEqual([202, true])
  const url = `/carriers/cna/v1/quotes/${first.json().quote_id}`
  expect((await app.inject(url)).statusCode).toBe(202)
  const ready = await app.inject(url)
  expect([ready.statusCode, conforms.quote.Check(ready.json())]).toEqual([200, true])
  expect((await quote('cna', 'key-pending-1', requestFor())).json()).toEqual(ready.json())
})

const renewal = {
  expiring_on: '2026-12-01',
  unchanged: ['attorneys'],
  changes: [{ section: 'Address', question: 'ZIP code', kind: 'changed', before: '78701', after: '78702' }],
}

test('a renewal says what changed, and what was said to be as before (X5)', async () => {
  const request = { ...requestFor({ line: 'pl' }), renewal }
  const reply = await quote('aig', 'key-renewal-1', request)
  expect([reply.statusCode, conforms.quote.Check(reply.json())]).toEqual([200, true])
  const other = { ...request, renewal: { ...renewal, unchanged: [] } }
  expect((await quote('aig', 'key-renewal-1', other)).json().code).toBe('idempotency.conflict')
  const [change] = renewal.changes
  const wrong = { ...request, renewal: { ...renewal, changes: [{ ...change, kind: 'moved' }] } }
  expect((await quote('aig', 'key-renewal-2', wrong)).statusCode).toBe(400)
})

test.for([
  ['an unknown insurer', 404, () => post('nobody', 'appetite', { line: 'gl', class: classes.bakery, state: 'TX' })],
  ['a request without a key', 400, () => post('liberty', 'quotes', requestFor())],
  ['an unknown field', 400, () => quote('liberty', 'key-bad-1', { ...requestFor(), extra: 1 })],
  [
    'a day the calendar lacks',
    422,
    () => quote('liberty', 'key-bad-2', requestFor({ coverage: { effective_date: '2026-02-30' } })),
  ],
  [
    'a renewal of a day the calendar lacks',
    422,
    () =>
      quote('aig', 'key-bad-3', { ...requestFor({ line: 'pl' }), renewal: { ...renewal, expiring_on: '2027-02-29' } }),
  ],
  ['an unknown quote', 404, () => app.inject('/carriers/liberty/v1/quotes/HL-NONE')],
  ['a page that is not there', 404, () => app.inject('/nothing')],
  ['controls that are not switched on', 404, () => app.inject({ method: 'POST', url: '/control', payload: {} })],
] as const)('%s is a problem with status %i (Q6)', async ([, status, call]) => {
  const reply = await call()
  expect(reply.statusCode).toBe(status)
  expect(conforms.problem.Check(reply.json())).toBe(true)
})

test('the OpenAPI document describes every call of the contract (Q6)', async () => {
  const document = (await app.inject('/openapi.json')).json()
  expect(document.openapi).toBe('3.1.0')
  const base = '/carriers/{carrier}/v1'
  expect(Object.keys(document.paths).sort()).toEqual(
    [
      `${base}/questions`,
      `${base}/appetite`,
      `${base}/indications`,
      `${base}/quotes`,
      `${base}/quotes/{quote_id}`,
      `${base}/quotes/{quote_id}/bind-requirements`,
      `${base}/binds`,
      `${base}/binds/{bind_id}`,
      `${base}/quotes/{quote_id}/answers`,
      `${base}/quotes/{quote_id}/documents`,
      `${base}/domain-scans`,
    ].sort(),
  )
  const ask = document.paths[`${base}/quotes`].post
  expect(Object.keys(ask.responses)).toEqual(expect.arrayContaining(['200', '202', '4XX', '5XX']))
  expect(ask.parameters).toContainEqual(
    expect.objectContaining({ in: 'header', name: 'idempotency-key', required: true }),
  )
  const { schema } = document.paths[`${base}/questions`].post.responses['200'].content['application/json']
  expect(schema.required).toEqual(['revision', 'effective_from', 'questions'])
})
