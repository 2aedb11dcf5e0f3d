import areas from '@coverwright/catalogue/reference/practice-areas.json' with { type: 'json' }
import { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { Value } from 'typebox/value'
import { describe, expect, it, test } from 'vitest'
import { offer } from '../rating/offer.ts'
import { questionsFor } from '../rating/question-set.ts'
import type { LawFirm } from '../testing/law-firms.ts'
import { lawRequest } from '../testing/law-firms.ts'
import { answersToKeystone, both, price, quoted } from '../testing/law-offers.ts'
import { codesOf, offeredIn, offerOf } from '../testing/offers.ts'
import { today } from '../testing/requests.ts'
import { ashlarAreas } from './aig/areas.ts'
import { ashlarMutual } from './aig/carrier.ts'
import { cnaCarrier } from './cna/carrier.ts'
import { cnaAreas } from './cna/law-firm.areas.ts'
import { alderAndFinch } from './hiscox/carrier.ts'

test('the firms are requests of the contract (Q6)', () => {
  for (const firm of ['newSolo', 'solo', 'five', 'injuries', 'eleven'] as const satisfies readonly LawFirm[]) {
    expect([...Value.Errors(QuoteRequest, lawRequest(firm))], firm).toEqual([])
  }
})

test.for([
  ['ashlar', 'newSolo', 500, 1000],
  ['ashlar', 'solo', 1500, 3000],
  ['ashlar', 'five', 9000, 18_000],
  ['keystone', 'newSolo', 750, 1200],
  ['keystone', 'solo', 1500, 3500],
  ['keystone', 'five', 8000, 18_000],
] as const)('%s: a law firm like %s pays between $%i and $%i a year (Q6)', ([insurer, firm, least, most]) => {
  const quote = quoted(insurer, firm)
  expect([quote.status, codesOf(quote)]).toEqual(['quoted', expect.any(Array)])
  expect(price(insurer, firm)).toBeGreaterThanOrEqual(least)
  expect(price(insurer, firm)).toBeLessThanOrEqual(most)
})

it('gets two firm offers that differ in taste: the mutual for solos, Keystone for larger firms (Q6)', () => {
  for (const firm of ['newSolo', 'solo', 'five'] as const) {
    for (const insurer of both) expect(quoted(insurer, firm), `${insurer} ${firm}`).toMatchObject({ kind: 'bindable' })
  }
  const dearer = (firm: LawFirm) => price('keystone', firm) / price('ashlar', firm)
  expect(dearer('solo')).toBeGreaterThan(dearer('five'))
  expect(dearer('injuries')).toBeGreaterThan(dearer('five'))
})

describe.each(both)('%s', (insurer) => {
  it('charges more for each higher limit (Q6)', () => {
    const limits = [
      '100000_300000',
      '250000_500000',
      '500000_1000000',
      '1000000_1000000',
      '1000000_2000000',
      '2000000_2000000',
      '3000000_3000000',
      '5000000_5000000',
    ]
    const prices = limits.map((limit) => price(insurer, 'five', { answers: { 'cover.limit': limit } }))
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    // Keystone has neither the smallest two limits nor the largest two, and offers its nearest.
    expect(new Set(prices).size).toBe(insurer === 'ashlar' ? limits.length : 4)
  })

  it('charges less for each higher deductible (Q6)', () => {
    const deductibles = ['0', '1000', '2500', '5000', '10000', '25000']
    const prices = deductibles.map((deductible) =>
      price(insurer, 'five', { answers: { 'cover.deductible': deductible } }),
    )
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  })

  test.for([
    ['one calendar', { 'firm.docket': 'one_system' }],
    ['no docket control', { 'firm.docket': 'none' }],
    ['engagement letters sometimes', { 'firm.engagement_letters': 'sometimes' }],
    [
      'a claim',
      {
        'losses.any': 'Yes',
        'losses.list': [{ id: 'c', date: '2025-02-01', paid: 20_000, open: 'No', area: 'appeals' }],
      },
    ],
    ['a riskier area', { practice_areas: [{ id: 'a', area: 'real_estate_commercial', percent: 100 }] }],
  ] as const)('asks more for %s (Q6)', ([, answers]) => {
    expect(price(insurer, 'five', { answers })).toBeGreaterThan(price(insurer, 'five'))
  })

  test.for([
    ['a safer area', { practice_areas: [{ id: 'a', area: 'workers_compensation_defense', percent: 100 }] }],
    ['less insured past work', { prior_acts_date: '2025-12-01' }],
    ['no insurance before', { existing_pl_insurance: 'No', prior_acts_date: undefined, full_prior_acts: undefined }],
  ] as const)('asks less for %s (Q6)', ([, answers]) => {
    expect(price(insurer, 'five', { answers })).toBeLessThan(price(insurer, 'five'))
  })

  test.for([
    ['attorneys.none', { attorneys: [] }],
    ['known_circumstance', { 'losses.known_circumstance': 'Yes' }],
    ['disciplined', { 'losses.disciplined': 'Yes' }],
    ['claims_open', { 'losses.any': 'Yes', 'losses.list': [{ id: 'c', date: '2026-02-01', paid: 0, open: 'Yes' }] }],
    ['fee_suits', { 'firm.fee_suits': 3 }],
    ['docket', { 'firm.docket': 'none' }],
    ['continuous', { continuous_coverage: 'No' }],
    ['insurance.canceled', { cancelled: 'Yes' }],
    ['office_sharing', { 'firm.shares_office': 'Yes', 'firm.shared_with_others': ['letterhead'] }],
    ['areas.shares', { practice_areas: [{ id: 'a', area: 'appeals', percent: 90 }] }],
  ] as const)('has a person read %s (Q6)', ([code, answers]) => {
    const quote = quoted(insurer, 'five', { answers })
    expect(quote).toMatchObject({ status: 'referred', kind: 'indication' })
    expect(codesOf(quote)).toContain(code)
  })

  it('weighs no cancellation in Missouri (V3)', () => {
    expect(
      codesOf(quoted(insurer, 'five', { business: { state: 'MO' }, answers: { cancelled: 'Yes' } })),
    ).not.toContain('insurance.canceled')
  })

  it('does not insure firms with five claims in five years (Q6)', () => {
    const list = [1, 2, 3, 4, 5].map((id) => ({ id: String(id), date: `2025-01-0${id}`, paid: 100, open: 'No' }))
    expect(quoted(insurer, 'five', { answers: { 'losses.any': 'Yes', 'losses.list': list } }).status).toBe('declined')
  })

  it('prices every area of law apart, and none for nothing (Q6)', () => {
    const table = insurer === 'ashlar' ? ashlarAreas : cnaAreas
    expect(Object.keys(table).toSorted()).toEqual(areas.map(({ id }) => id).toSorted())
    expect(Object.values(table).filter((weight) => !(weight > 0.4 && weight < 4))).toEqual([])
  })

  it('wants more for higher hazards of the list (Q6)', () => {
    const table = insurer === 'ashlar' ? ashlarAreas : cnaAreas
    const mean = (hazard: number) => {
      const weights = areas.filter((area) => area.hazard === hazard).map(({ id }) => table[id] ?? 0)
      return weights.reduce((sum, weight) => sum + weight, 0) / weights.length
    }
    const means = [1, 2, 3, 4, 5].map(mean)
    expect(means).toEqual(means.toSorted((a, b) => a - b))
  })
})

describe('an area that the mutual does not insure (F16)', () => {
  const ineligible = {
    provided_services_ineligible_aops: 'Yes',
    ineligible_areas_of_practice: ['class_actions'],
    practice_areas: undefined,
  }

  it('is declined there with a kind reason, and read by Keystone', () => {
    const quote = quoted('ashlar', 'five', { answers: ineligible })
    expect(quote).toMatchObject({ status: 'declined', reasons: [{ code: 'ineligible_areas' }] })
    expect(quote.reasons[0]?.text).toMatch(/your advisor can ask/)
    const other = quoted('keystone', 'five', { answers: ineligible })
    expect(other).toMatchObject({ status: 'referred', premium: { currency: 'USD' } })
    expect(codesOf(other)).toContain('ineligible_areas')
  })

  it('is declined too when it stands among the areas of practice', () => {
    const practice_areas = [
      { id: 'a', area: 'appeals', percent: 95 },
      { id: 'b', area: 'patent_applications', percent: 5 },
    ]
    expect(quoted('ashlar', 'five', { answers: { practice_areas } }).status).toBe('declined')
    expect(codesOf(quoted('keystone', 'five', { answers: { practice_areas } }))).toContain('areas.hard')
  })

  it('Keystone turns away what nobody insures', () => {
    const answers = { ...ineligible, ineligible_areas_of_practice: ['tax_shelters', 'large_mergers'] }
    expect(quoted('keystone', 'five', { answers }).status).toBe('declined')
  })
})

it('offers the limits asked for, or its nearest (Q6)', () => {
  const small = { answers: { 'cover.limit': '100000_300000' } }
  const each = 'Limit for each claim'
  const year = 'Limit for all claims in a year'
  expect(offeredIn(quoted('ashlar', 'five', small), each)).toBe('$100,000')
  expect(offeredIn(quoted('ashlar', 'five', small), year)).toBe('$300,000')
  expect(offeredIn(quoted('keystone', 'five', small), each)).toBe('$500,000')
  const usual = { answers: { 'cover.limit': '1000000_2000000' } }
  for (const insurer of both) {
    expect([each, year].map((label) => offeredIn(quoted(insurer, 'five', usual), label))).toEqual([
      '$1,000,000',
      '$2,000,000',
    ])
  }
})

it('leaves law firms to the mutual and Keystone: Alder & Finch stays out, and Oregon’s bar insures its own (Q7)', () => {
  expect(offerOf(alderAndFinch, lawRequest('solo')).status).toBe('declined')
  for (const insurer of both) {
    expect(quoted(insurer, 'solo', { business: { state: 'OR' } }).status, insurer).toBe('declined')
  }
  const shop = {
    ...lawRequest('solo'),
    class: { ...lawRequest('solo').class, class_code_ref: 'CW541611A', naics6: '541611' },
  }
  const { lines } = ashlarMutual
  if (!lines.pl) throw new Error('no professional liability')
  expect(offer(ashlarMutual, lines.pl, shop, 'Q-1', today).status).toBe('declined')
})

describe('Keystone’s questions for law firms (Q4)', () => {
  const { pl } = cnaCarrier.lines
  if (!pl) throw new Error('no professional liability')
  const questionsOf = (firm: QuoteRequest) => questionsFor(pl, { class: firm.class, state: 'TX' }, today)
  const ofLawyers = questionsOf(lawRequest('five'))

  it('are 10 to 16, and none of those for other trades’ work', () => {
    expect(ofLawyers.length).toBeGreaterThanOrEqual(10)
    expect(ofLawyers.length).toBeLessThanOrEqual(16)
    expect(ofLawyers.map(({ question }) => question.id).toSorted()).toEqual(Object.keys(answersToKeystone).toSorted())
  })

  it('are not asked of an adviser', () => {
    const adviser = { ...lawRequest('five').class, class_code_ref: 'CW541611A', naics6: '541611' }
    const ids = questionsOf({ ...lawRequest('five'), class: adviser }).map(({ question }) => question.id)
    expect(ids).toContain('advice_confirmed')
    expect(ids).not.toContain('matter_acceptance')
    expect(ids).toContain('bank_details_confirmed')
  })
})
