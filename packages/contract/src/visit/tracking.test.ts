import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { EventsBody, TrackingEvent } from './tracking.ts'

const visit = '0192f0de-6f0d-7e1e-bb6f-000000000001'

it.each([
  { name: 'page_viewed', path: '/location/edit/:n/address' },
  { name: 'insurance_picked', lines: ['gl', 'bop'] },
  { name: 'WEB_TO_CASE_SUBMISSION_FAILED' },
])('takes %j (C5)', (event) => {
  expect(Value.Check(TrackingEvent, event)).toBe(true)
})

it.each([
  { name: 'page_viewed', path: '/x', email: 'dana@shop.example' },
  { name: 'page_viewed', path: '/dana@shop.example' },
  { name: 'page_viewed', path: '/x?email=dana' },
  { name: 'insurance_picked', lines: ['Dana Whitlock'] },
  { name: 'recommendation_answered', line: 'cl', choice: 'call me at 555 0100' },
  { name: 'something_else' },
  { name: 'toString' },
])('has no room for %j (C5)', (event) => {
  expect(Value.Check(TrackingEvent, event)).toBe(false)
})

it('has no field that identifies a person (C5)', () => {
  const body = { visit, events: [{ name: 'quote_begun', renewal: false }] }
  expect(Value.Check(EventsBody, body)).toBe(true)
  expect(Value.Check(EventsBody, { ...body, quote: visit })).toBe(false)
  expect(Value.Check(EventsBody, { ...body, visit: 'dana@shop.example' })).toBe(false)
})
