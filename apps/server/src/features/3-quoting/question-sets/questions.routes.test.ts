import { beforeEach, expect, test } from 'vitest'
import { fetchSet, fillQuote, painter, typesOf } from '../../../testing/fill-quote.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const { browser, clock, disturb, calm } = await createTestApp()
const start = new Date(clock.now)
const seconds = (count: number) => new Date(start.getTime() + count * 1000)

beforeEach(async () => {
  await calm()
  clock.now = start
})

/** A quote about to be asked the insurer's questions. */
async function fetchQuestions() {
  const rosa = browser()
  const quote = await fillQuote(rosa, painter, '/gl/l/uw-questions/edit/0')
  return { rosa, quote: (await rosa.get(`quote/${quote._id}`)).body.data }
}

async function untilClaims() {
  const rosa = browser()
  return { rosa, quote: await fillQuote(rosa, painter, '/dynamic-questions/claims/edit/0') }
}

test('the questions are stored with the quote and change no version (Q5, X15)', async () => {
  const { rosa, quote } = await untilClaims()
  const reply = await fetchSet(rosa, quote, 'gl.liberty')
  expect(reply.body.data).toMatchObject({ key: 'gl.liberty', requested: true, basis: '["CW238320A","IL"]' })
  expect(reply.body.data.questions.length).toBeGreaterThan(8)
  const storedQuote = (await rosa.get(`quote/${quote._id}`)).body.data
  expect([storedQuote.version, storedQuote.question_sets['gl.liberty']]).toEqual([quote.version, reply.body.data])
})

test('questions fetched once are not requested from the insurer again (Q5)', async () => {
  const { rosa, quote } = await untilClaims()
  const first = await fetchSet(rosa, quote, 'gl.liberty')
  await disturb({ carrier: 'liberty', fail: 'status' })
  expect((await fetchSet(rosa, quote, 'gl.liberty', '&retry=1')).body).toEqual(first.body)
})

test('another class or state is fetched anew (Q5)', async () => {
  const { rosa, quote } = await fetchQuestions()
  const trade = { class_code_ref: 'CW238320A', zip_code: '11101', business_type: 'llc' }
  const movedQuote = (await rosa.save(quote, '/', trade)).body.data
  expect((await fetchSet(rosa, movedQuote, 'gl.liberty')).body.data.basis).toBe('["CW238320A","NY"]')
})

test.for(['status', 'hang', 'malformed', 'drop'] as const)(
  'an insurer that answers with %s gives an empty set, and the quote goes on to its end (Q5, E1) (case D8)',
  async (fail) => {
    await disturb({ carrier: 'liberty', operation: 'questions', fail })
    const rosa = browser()
    const quote = await fillQuote(rosa)
    expect(quote.question_sets['gl.liberty']).toMatchObject({ requested: true, failed: true, questions: [] })
    expect((await rosa.get(`quote/${quote._id}/validate`)).body.data.valid).toBe(true)
  },
)

test('a slow insurer delays the person no longer than the limit (Q5)', async () => {
  const { rosa, quote } = await untilClaims()
  await disturb({ carrier: 'liberty', delay_ms: 60_000 })
  const before = performance.now()
  const reply = await fetchSet(rosa, quote, 'gl.liberty')
  expect([reply.status, reply.body.data.failed]).toEqual([200, true])
  expect(performance.now() - before).toBeLessThan(10_000)
})

test('a failed set is requested again only with retry, and only after a minute (Q5)', async () => {
  const { rosa, quote } = await untilClaims()
  await disturb({ carrier: 'liberty', operation: 'questions', fail: 'status' })
  await fetchSet(rosa, quote, 'gl.liberty')
  await calm()
  const failureOf = async (more: string) => (await fetchSet(rosa, quote, 'gl.liberty', more)).body.data.failed
  clock.now = seconds(61)
  expect(await failureOf('')).toBe(true)
  clock.now = seconds(59)
  expect(await failureOf('&retry=1')).toBe(true)
  clock.now = seconds(61)
  expect(await failureOf('&retry=1')).toBeUndefined()
})

test('an insurer is not asked about a class outside its appetite (Q7)', async () => {
  await disturb({ carrier: 'chubb_sci', fail: 'hang' })
  const { rosa, quote } = await untilClaims()
  const { data } = (await fetchSet(rosa, quote, 'bop.chubb_sci')).body
  expect(data).toMatchObject({ requested: true, questions: [] })
  expect(data.failed).toBeUndefined()
})

test('two requests at once store one set (A3)', async () => {
  const { rosa, quote } = await untilClaims()
  const replies = await Promise.all([1, 2, 3].map(() => fetchSet(rosa, quote, 'gl.liberty')))
  const storedSet = (await rosa.get(`quote/${quote._id}`)).body.data.question_sets['gl.liberty']
  for (const { body } of replies) expect(body.data).toEqual(storedSet)
})

test('the answers to a question of another insurer or none are refused by name (A6)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa, { ...painter, insurance_types: typesOf('gl') }, '/done')
  const answers = [{ id: 'made_up', answer: 'Yes' }]
  const { status, body } = await rosa.save(quote, '/gl/l/uw-questions/edit/0', {
    gl: { liberty: { uw_questions: answers } },
  })
  expect([status, body.errors[0].field]).toEqual([422, 'gl.liberty.uw_questions[made_up]'])
  expect(JSON.stringify((await rosa.get('quote')).body)).not.toContain('made_up')
})
