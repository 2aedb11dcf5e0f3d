import type { IndicationsReply } from '@coverwright/contract/binding/forecast'
import { beforeEach, expect, test } from 'vitest'
import type { Browser } from '../../../../testing/browser.ts'
import { fillQuote, painter, typesOf } from '../../../../testing/fill-quote.ts'
import { createTestApp } from '../../../../testing/test-app.ts'

const { browser, disturb, calm, carriers } = await createTestApp()

beforeEach(async () => {
  await calm()
})

/** A clothing shop in Chicago: every insurer wants it. */
const shop = {
  ...painter,
  class_code_ref: 'CW458110A',
  sub_class_code_ref: undefined,
  insurance_types: typesOf('gl', 'bop'),
}

const indicationsOf = async (visitor: Browser, { _id }: { _id: string }): Promise<IndicationsReply> =>
  (await visitor.get(`quote/${_id}/indications`)).body.data

const insurersOf = ({ lines }: IndicationsReply, line: string) =>
  lines.find((each) => each.line === line)?.insurers ?? []

test('each insurer gives a range, and once everything is answered a price (decision 98)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa, shop)
  const indications = await indicationsOf(rosa, quote)
  expect(indications.lines.map(({ line }) => line)).toEqual(['gl', 'bop'])
  const pricedInsurers = insurersOf(indications, 'gl').filter(({ range }) => range)
  expect(pricedInsurers.length).toBeGreaterThan(1)
  for (const { range } of pricedInsurers) expect(range).toMatchObject({ currency: 'USD', low: range?.high })
})

test('before a line is picked nobody is asked (decision 98)', async () => {
  const rosa = browser()
  expect(await indicationsOf(rosa, await rosa.begin())).toEqual({ lines: [] })
})

test('an insurer known not to quote is not asked, and the reason is shown (decision 98, Q7)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa, painter)
  const out = insurersOf(await indicationsOf(rosa, quote), 'gl').find(({ carrier }) => carrier === 'hiscox')
  expect(out).toMatchObject({ outlook: 'not_offered', reasons: [{ text: expect.stringMatching(/\w+ \w+/) }] })
  expect(out).not.toHaveProperty('range')
})

test('an insurer whose indications fail affects no other, and may still be asked for an offer (decision 98)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa, shop)
  await disturb({ carrier: 'liberty', operation: 'indications', fail: 'status' })
  // Often enough to open the breaker, if these failures counted.
  for (let times = 0; times < 6; times++) await indicationsOf(rosa, quote)
  const all = insurersOf(await indicationsOf(rosa, quote), 'gl')
  expect(all.find(({ carrier }) => carrier === 'liberty')).toMatchObject({ outlook: 'likely', reasons: [] })
  expect(all.find(({ carrier }) => carrier === 'liberty')).not.toHaveProperty('range')
  expect(all.find(({ carrier }) => carrier === 'hartford')).toHaveProperty('range')
  expect(carriers.isDown('liberty')).toBe(false)
})

test('an answer that excludes an insurer is named beside the reason (decision 98)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa, { ...shop, annual_revenue: 9_000_000 })
  const closedInsurer = insurersOf(await indicationsOf(rosa, quote), 'gl').find(({ carrier }) => carrier === 'hartford')
  expect(closedInsurer).toMatchObject({
    outlook: 'not_offered',
    reasons: [{ text: 'We insure businesses with up to $6,000,000 of sales a year.', answer: 'annual_revenue' }],
  })
})

test('prices are hidden from people who may not see the quote', async () => {
  const { _id } = await fillQuote(browser(), shop)
  const stranger = browser()
  const [quote, prices] = [await stranger.get(`quote/${_id}`), await stranger.get(`quote/${_id}/indications`)]
  expect([prices.status, prices.body.code]).toEqual([quote.status, quote.body.code])
  expect(prices.status).toBe(401)
})
