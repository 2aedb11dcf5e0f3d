import { expect, it } from 'vitest'
import { sampleCarriers } from '../carriers/registry.ts'
import { requestFor } from '../testing/requests.ts'
import { termsOf } from './terms.ts'

function terms(carrier: string, line: string, changes: Parameters<typeof requestFor>[0] = {}) {
  const carrierOfId = sampleCarriers.find(({ id }) => id === carrier)
  const ofLine = carrierOfId?.lines[line]
  if (!carrierOfId || !ofLine) throw new Error(`${carrier} has no ${line}`)
  return termsOf(carrierOfId, ofLine, requestFor({ line, ...changes }), [])
}

it('says who is not admitted, and that workers’ compensation always is', () => {
  expect(terms('hartford', 'gl').market).toBe('admitted')
  expect(terms('rps', 'cl').market).toBe('surplus')
  expect(terms('chubb_sci', 'wc').market).toBe('admitted')
})

it('pays what happens during a year, or what is claimed, by the line', () => {
  const from = requestFor({}).coverage.effective_date
  expect(terms('hartford', 'gl')).toMatchObject({ trigger: 'occurrence', period: { from } })
  expect(terms('hiscox', 'cl').trigger).toBe('claims_made')
})

it('reaches back as far as the policy of today, unless there was a gap', () => {
  const from = requestFor({}).coverage.effective_date
  const prior = { has_cover: 'Yes', retro_date: '2019-05-01', expiry: from }
  expect(terms('hiscox', 'pl', { details: { pl: { prior } } }).retroactive_date).toBe('2019-05-01')
  const lapse = { ...prior, expiry: '2025-01-01' }
  expect(terms('hiscox', 'pl', { details: { pl: { prior: lapse } } }).retroactive_date).toBe(from)
  expect(terms('hiscox', 'pl').retroactive_date).toBeUndefined()
  const notKept = { ...prior, keep_reach: 'No' }
  expect(terms('hiscox', 'pl', { details: { pl: { prior: notKept } } }).retroactive_date).toBe(from)
  const full = { has_cover: 'Yes', reach: 'full', keep_reach: 'Yes', expiry: from }
  expect(terms('hiscox', 'pl', { details: { pl: { prior: full } } }).retroactive_date).toBeUndefined()
})

it.each([
  ['No', true],
  ['Yes', false],
])(
  'past work that nobody insured yet is wanted: %s; reaches back to the first day only: %s',
  (wants_past_work, begins) => {
    const from = requestFor({}).coverage.effective_date
    const prior = { has_cover: 'No', wants_past_work }
    expect(terms('cna', 'eo', { details: { pl: { prior } } }).retroactive_date).toBe(begins ? from : undefined)
  },
)
