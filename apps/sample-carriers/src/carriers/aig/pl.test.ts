import { describe, expect, it, test } from 'vitest'
import { crew } from '../../testing/law-firms.ts'
import { price, quoted } from '../../testing/law-offers.ts'
import { codesOf, offeredIn } from '../../testing/offers.ts'

describe('the mutual counts attorneys (Q6)', () => {
  it('each one costs a little less than the one before', () => {
    const fee = 40
    const of = (count: number) => price('ashlar', 'five', { answers: { attorneys: crew(count) } }) - fee
    expect(of(2)).toBeLessThan(of(1) * 1.95)
    expect(of(2)).toBeGreaterThan(of(1) * 1.8)
    expect(of(10)).toBeLessThan(of(5) * 1.95)
  })

  test.for([
    [10, 0.5],
    [25, 0.65],
  ] as const)('%i hours a week cost about %f of a full-time attorney', ([weekly_hours, share]) => {
    const partTime = crew(5, '2015-03-01', { employment_type: 'part_time', weekly_hours })
    const ratio = price('ashlar', 'five', { answers: { attorneys: partTime } }) / price('ashlar', 'five')
    expect(ratio).toBeGreaterThan(share - 0.02)
    expect(ratio).toBeLessThan(share + 0.02)
  })

  it('more than 25 hours a week are full-time, whatever is said beside them', () => {
    const attorneys = crew(5, '2015-03-01', { employment_type: 'part_time', weekly_hours: 26 })
    expect(price('ashlar', 'five', { answers: { attorneys } })).toBe(price('ashlar', 'five'))
  })

  it('10 attorneys are quoted and 11 are read', () => {
    expect(quoted('ashlar', 'eleven', { answers: { attorneys: crew(10) } }).status).toBe('quoted')
    expect(codesOf(quoted('ashlar', 'eleven'))).toContain('attorneys.review')
    expect(quoted('keystone', 'eleven').status).toBe('quoted')
  })

  it('attorneys from outside cost by their hours', () => {
    const hours = (count: number) => ({
      answers: {
        outsourced_attorneys: 'Yes',
        outsourced_attorneys_count: 2,
        outsourced_attorneys_hours: count,
        outsourced_attorneys_supervised: 'Yes',
        outsourced_attorneys_billed: 'Yes',
      },
    })
    expect(price('ashlar', 'five', hours(1000))).toBeGreaterThan(price('ashlar', 'five'))
    expect(price('ashlar', 'five', hours(2000))).toBeGreaterThan(price('ashlar', 'five', hours(1000)))
  })
})

test.for([
  ['ineligible work aside, more staff than attorneys can watch', 'staff', { non_lawyer_prevalence: 'Yes' }],
  ['the largest limit', 'limit.high', { 'cover.limit': '5000000_5000000' }],
  ['attorneys who came and went', 'headcount', { 'firm.headcount_changed': 'Yes' }],
  ['an earlier firm', 'predecessors', { 'firm.predecessors': [{ id: 'p', cover_wanted: 'Yes' }] }],
  ['debts without an attorney', 'collections_attorney_reviews', { 'supplements.collections.attorney_reviews': 'No' }],
  ['cases by the thousand', 'plaintiff_cases_filed', { 'supplements.plaintiff.cases_filed': 2000 }],
  ['an escrow nobody checks', 'real_estate_escrow_reconciled', { 'supplements.real_estate.escrow_reconciled': 'No' }],
  ['listed companies', 'securities_clients', { 'supplements.securities.clients': 'both' }],
  ['large estates', 'estates_largest_estate', { 'supplements.estates.largest_estate': 30_000_000 }],
] as const)('the mutual reads %s (Q6)', ([, code, answers]) => {
  const quote = quoted('ashlar', 'five', { answers })
  expect(quote.status).toBe('referred')
  expect(codesOf(quote)).toContain(code)
})

it('an estate above $5,000,000 costs more without being read (Q6)', () => {
  const answers = { 'supplements.estates.largest_estate': 6_000_000 }
  expect(quoted('ashlar', 'solo', { answers }).status).toBe('quoted')
  expect(price('ashlar', 'solo', { answers })).toBeGreaterThan(price('ashlar', 'solo'))
})

it('Manhattan costs more than upstate, and upstate more than Wyoming (Q6)', () => {
  const at = (state: string, county?: string) =>
    price('ashlar', 'five', { business: { state, ...(county ? { county } : {}) } })
  expect(at('NY', 'New York')).toBeGreaterThan(at('NY', 'Hamilton') * 1.2)
  expect(at('NY', 'Hamilton')).toBeGreaterThan(at('WY', 'Albany') * 1.3)
})

it('asks more for defense costs on top of the limit, and names them in the offer (Q6)', () => {
  const outside = { answers: { 'cover.expenses': 'outside' } }
  expect(price('ashlar', 'five', outside)).toBeGreaterThan(price('ashlar', 'five'))
  const label = 'Defense costs on top of the limit'
  expect(offeredIn(quoted('ashlar', 'five', outside), label)).toBe('Included')
  expect(offeredIn(quoted('ashlar', 'five'), label)).toBeUndefined()
})

it('asks about an area that does not fit the answer before it (F16)', () => {
  const practice_areas = [
    { id: 'a', area: 'appeals', percent: 95 },
    { id: 'b', area: 'energy_oil_and_gas_titles', percent: 5 },
  ]
  expect(codesOf(quoted('ashlar', 'five', { answers: { practice_areas } }))).toContain('areas.asked_before')
})
