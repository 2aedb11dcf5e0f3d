import type { Answers } from '@coverwright/core/answers/answers'
import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../../../testing/browser.ts'
import { fillQuote, painter, typesOf } from '../../../../testing/fill-quote.ts'
import { goodAnswers } from '../../../../testing/good-answers.ts'
import { createTestApp } from '../../../../testing/test-app.ts'
import { testDay } from '../../../../testing/test-day.ts'

const { browser } = await createTestApp()
const at = { today: testDay, zip: '60614', city: 'Chicago', state: 'IL' }
const list = '/drivers/dynamic-questions/drivers_list/list'

let rosa: Browser
// biome-ignore lint/suspicious/noExplicitAny: a quote as it came over the wire
let quote: any
let ruth: Answers
let sam: Answers

beforeAll(async () => {
  rosa = browser()
  const trade = { class_code_ref: 'CW561730B', sub_class_code_ref: undefined, has_vehicles: 'Yes', vehicle_count: 2 }
  const application = { ...painter, ...trade, insurance_types: typesOf('ca'), ...goodAnswers('ca', at) }
  quote = await fillQuote(rosa, application)
  ;[ruth = {}, sam = {}] = quote.drivers
})

test.for([
  ['that stand twice', () => [ruth, { ...sam, id: ruth.id }], 'drivers', 'itemIds'],
  ['without end', () => [ruth, { ...sam, id: 'x'.repeat(60_000) }], 'drivers', 'itemIds'],
  ['that are no plain text', () => [ruth, { ...sam, id: '\u202e<b>' }], 'drivers', 'itemIds'],
  ['that every object has', () => [ruth, { ...sam, id: '__proto__' }], 'drivers', 'itemIds'],
  ['that are numbers', () => [ruth, { ...sam, id: 7 }], 'drivers', 'itemIds'],
] as const)('items with ids %s are refused, and nothing is changed (A6)', async ([, items, field, key]) => {
  const reply = await rosa.save(quote, list, { drivers: items() })
  expect([reply.status, reply.body.errors]).toMatchObject([422, [{ field, key: `validationError.${key}` }]])
  expect((await rosa.get(`quote/${quote._id}`)).body.data.drivers).toEqual(quote.drivers)
})

test.for([
  ['a name that no item has', () => [ruth, { ...sam, role: 'admin' }], 'drivers.1.role'],
  ['what is no item', () => [ruth, 'sam'], 'drivers'],
  ['what is no list', () => ({ 0: ruth }), 'drivers'],
] as const)('%s is refused by name, on a list’s page and an item’s (A6)', async ([, items, field]) => {
  for (const step of [list, '/drivers/1/dynamic-questions/drivers_list/edit/0']) {
    const reply = await rosa.save(quote, step, { drivers: items() })
    expect([reply.status, reply.body.errors?.[0].field]).toEqual([422, field])
  }
})

test('a mask with a blank before it still stands for its answer (case P3)', async () => {
  const { license_number } = sam
  const drivers = [ruth, { ...sam, first_name: ' Samuel ', license_number: ` ${license_number}` }]
  const savedQuote = (await rosa.save(quote, list, { drivers })).body.data
  expect(savedQuote.drivers[1]).toEqual({ ...sam, first_name: 'Samuel' })
  // An answer replaced by its own mask would not be recognized any longer.
  const forgeryReply = await rosa.save(savedQuote, list, {
    drivers: [{ ...ruth, license_number: ` ${license_number}` }, sam],
  })
  expect([forgeryReply.status, forgeryReply.body.errors?.[0].field]).toEqual([422, 'drivers'])
})

test('a list far too long is refused in a hundred lines at most (A6)', async () => {
  const many = Array.from({ length: 2_000 }, (_, at) => ({ id: `x${at}` }))
  const reply = await rosa.patch(`quote/${quote._id}`, { step: list, drivers: many }, { 'if-match': '*' })
  expect(reply.status).toBe(422)
  expect(reply.body.errors.length).toBeLessThanOrEqual(100)
})

test('an item without a name is refused as the body’s fault (A3)', async () => {
  const reply = await rosa.patch(`quote/${quote._id}`, { '': 1 }, { 'if-match': '*' })
  expect([reply.status, reply.body.errors]).toMatchObject([422, [{ field: 'body' }]])
})
