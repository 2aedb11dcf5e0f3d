import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { dataOf, QuoteReply } from '@coverwright/contract/quotes'
import { Value } from 'typebox/value'
import { expect, it, vi } from 'vitest'
import { fillQuote, painter } from '../../../../testing/fill-quote.ts'
import { createTestApp } from '../../../../testing/test-app.ts'
import { quoteBytes } from './quote-bytes.ts'

const { browser } = await createTestApp()
const long = Array.from({ length: 300 }, (_, at) => ({ id: `place-${at}`, street: 'Rue de l’Église “7” \n\u2028 😀' }))

it('writes a quote as JSON does, the first time and again (speed)', async () => {
  const quote: QuoteReply = await fillQuote(browser(), painter, '/done')
  const odd = {
    ...quote,
    long,
    nothing: undefined,
    none: null,
    'a "name"': 'Ünïcode',
    list: [],
    record: {},
    day: 1 / 3,
  }
  for (const each of [quote, odd, odd, { ...odd, company_name: 'Other' }])
    expect(quoteBytes(each).toString('utf8')).toBe(JSON.stringify({ data: each }))
})

it('writes what is long no more than twice, as long as nothing takes its place (speed)', async () => {
  const quote: QuoteReply = await fillQuote(browser(), painter, '/insurance')
  const toJSON = vi.fn(() => 'written, and long enough to be kept')
  const counted = { ...quote, counted: long.map((each) => ({ ...each, toJSON })) }
  for (const company_name of ['One', 'Two', 'Three', 'Four']) quoteBytes({ ...counted, company_name })
  expect(toJSON).toHaveBeenCalledTimes(long.length)
})

it('what is kept of a quote is its own bytes, and not the pool they were written in (speed)', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const quotes = Array.from({ length: 200 }, (_, at) => ({ long: long.map((each) => ({ ...each, at })) }))
  collect()
  const before = process.memoryUsage().arrayBuffers
  for (const each of quotes) quoteBytes(each as unknown as QuoteReply)
  const lengths = quotes.map((each) => quoteBytes(each as unknown as QuoteReply).length)
  const most = 1.5 * lengths.reduce((sum, length) => sum + length)
  // What was sent is given back a moment later.
  await vi.waitFor(
    () => {
      collect()
      expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(most)
    },
    { timeout: 10_000 },
  )
  expect(quotes).toHaveLength(200)
})

it('what is sent is what the contract names, and nothing else in what it describes (S1)', async () => {
  const person = browser()
  const { _id } = await fillQuote(person, painter, '/done')
  const { body } = await person.get(`quote/${_id}`)
  expect(Value.Errors(dataOf(QuoteReply), body)).toEqual([])
  const [set] = Object.values(body.data.question_sets)
  expect(Object.keys(Object(set)).toSorted()).toEqual(['basis', 'key', 'questions', 'requested', 'revision'])
})
