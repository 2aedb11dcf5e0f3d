import type { CarrierQuote } from '@coverwright/contract/carrier-contract'
import { CarrierQuote as CarrierQuoteSchema } from '@coverwright/contract/carrier-contract'
import { Compile } from 'typebox/compile'
import { expect, test } from 'vitest'
import { chubbSciCarrier } from '../carriers/chubb-sci/carrier.ts'
import { cnaCarrier } from '../carriers/cna/carrier.ts'
import { libertyCarrier } from '../carriers/liberty/carrier.ts'
import { sampleCarriers } from '../carriers/registry.ts'
import { claim, classes, requestFor, today } from '../testing/requests.ts'
import { offer } from './offer.ts'
import type { RatedQuestion } from './rated-question.ts'
import type { SampleCarrier } from './sample-carrier.ts'

const conforms = Compile(CarrierQuoteSchema)

const cash: RatedQuestion = {
  question: { id: 'cash', type: 'yes_no_not_sure', topic: 'Your shop', label: 'Do you keep more than $5,000 in cash?' },
  effects: [{ when: { is: ['Yes'] }, outcome: 'rate', factor: 1.1, reason: 'Cash adds to the price.' }],
}
const vape: RatedQuestion = {
  question: { id: 'vape', type: 'multi_select', topic: 'What you sell', label: 'Do you sell any of these?' },
  effects: [
    { when: { is: ['firearms'] }, outcome: 'knockout', reason: 'We do not insure sales of firearms.' },
    { when: { is: ['vape'] }, outcome: 'refer', reason: 'An underwriter reviews vape sales.' },
  ],
}
const onlyForBars: RatedQuestion = {
  question: { id: 'last_call', type: 'yes_no', topic: 'Your bar', label: 'Are you open after midnight?' },
  applies: { traits: ['alcohol'] },
}

/** A sample insurer with three questions of our own instead of its set. */
const asking = (carrier: SampleCarrier, ...questions: RatedQuestion[]): SampleCarrier => ({
  ...carrier,
  lines: Object.fromEntries(
    Object.entries(carrier.lines).map(([code, line]) => [
      code,
      { ...line, questions: [{ effective_from: '2026-01-01', questions }] },
    ]),
  ),
})

const northgate = asking(chubbSciCarrier, cash, vape, onlyForBars)
const harrow = asking(libertyCarrier, cash, vape)
const keystone = asking(cnaCarrier, cash, vape)

type Changes = NonNullable<Parameters<typeof requestFor>[0]>

const calm = [
  { id: 'cash', answer: 'No' },
  { id: 'vape', answer: ['none'] },
]

function offerFor(carrier: SampleCarrier, changes: Changes = {}): CarrierQuote {
  const request = requestFor({ uw_questions: calm, ...changes })
  const line = carrier.lines[request.line]
  if (!line) throw new Error(`${carrier.name} has no ${request.line}`)
  const quote = offer(carrier, line, request, 'Q-1', today)
  expect(conforms.Check(quote)).toBe(true)
  return quote
}

const answering = (cashAnswer: string, vapeAnswer: string[] = ['none']): Changes => ({
  uw_questions: [
    { id: 'cash', answer: cashAnswer },
    { id: 'vape', answer: vapeAnswer },
  ],
})

test('a sound business with every answer gets an offer it can buy (Q6)', () => {
  expect(offerFor(northgate)).toMatchObject({
    status: 'quoted',
    kind: 'bindable',
    sample: true,
    reasons: [],
    valid_until: '2026-12-20',
    premium: { currency: 'USD', period: 'year', fees_included: true },
  })
})

test('"Not sure" and a missing answer make it an indication and say which question (Q6)', () => {
  const unsure = offerFor(northgate, answering('Not sure'))
  expect(unsure).toMatchObject({
    status: 'quoted',
    kind: 'indication',
    reasons: [{ code: 'not_sure', answer: 'uw_questions.cash' }],
  })
  expect(unsure.reasons[0]?.text).toContain('more than $5,000 in cash')
  const missing = offerFor(northgate, { uw_questions: [] })
  expect(missing).toMatchObject({ kind: 'indication', reasons: [{ code: 'not_answered' }, { code: 'not_answered' }] })
})

test('an answer that moves the price says so (Q6)', () => {
  const dear = offerFor(northgate, answering('Yes'))
  expect(dear.reasons).toEqual([{ code: 'cash', text: 'Cash adds to the price.', answer: 'uw_questions.cash' }])
  const [amount, calmAmount] = [dear, offerFor(northgate)].map((quote) =>
    quote.status === 'quoted' ? quote.premium.amount : 0,
  )
  expect(amount).toBeGreaterThan(calmAmount ?? 0)
})

test('a knockout declines with its reason, without a price (Q6)', () => {
  const declination = offerFor(northgate, answering('No', ['vape', 'firearms']))
  expect(declination.status).toBe('declined')
  expect(declination.reasons).toEqual([
    { code: 'vape', text: 'We do not insure sales of firearms.', answer: 'uw_questions.vape' },
  ])
  expect(declination).not.toHaveProperty('premium')
})

test('a referral says who decides by when, over the weekend (Q6)', () => {
  const referral = offerFor(northgate, answering('No', ['vape']))
  expect(referral).toMatchObject({
    status: 'referred',
    kind: 'indication',
    reasons: [{ code: 'vape' }],
    next_step: { by: '2026-11-24' },
  })
  expect(referral.next_step?.text).toContain('underwriter')
})

const claims = (...list: ReturnType<typeof claim>[]): Changes => ({ claims: { any: 'Yes', list } })
const cancellation = (answer: 'Yes' | 'No'): Changes => ({
  claims: { any: 'No', list: [], cancelled: answer, cancelled_reason: 'A missed payment' },
})
const small = claim('2026-03-01', 900)

test.for<[string, SampleCarrier, Changes, CarrierQuote['status'], string[]]>([
  [
    'sales over the review limit',
    northgate,
    { business: { annual_revenue: 7_000_000 } },
    'referred',
    ['revenue.review'],
  ],
  ['sales over the last limit', northgate, { business: { annual_revenue: 11_000_000 } }, 'declined', ['revenue.limit']],
  ['a large building', northgate, { coverage: { building_value: 6_000_000 } }, 'referred', ['property.review']],
  ['a very large building', harrow, { coverage: { building_value: 6_000_000 } }, 'declined', ['property.limit']],
  ['an old building', northgate, { coverage: { year_built: 1940 } }, 'referred', ['building.age']],
  ['one small claim', northgate, claims(small), 'quoted', []],
  ['two claims', northgate, claims(small, small), 'referred', ['claims.several']],
  ['five claims', northgate, claims(small, small, small, small, small), 'declined', ['claims.many']],
  ['a large claim', harrow, claims(claim('2025-08-01', 60_000)), 'referred', ['claims.large']],
  ['a large claim long ago', harrow, claims(claim('2022-08-01', 60_000)), 'quoted', []],
  ['an open claim', keystone, claims(claim('2026-03-01', 900, 'Yes')), 'referred', ['claims.open']],
  ['canceled before, Northgate', northgate, cancellation('Yes'), 'referred', ['insurance.canceled']],
  ['canceled before, Harrow', harrow, cancellation('Yes'), 'referred', ['insurance.canceled']],
  ['canceled before, Harrow GL', harrow, { ...cancellation('Yes'), line: 'gl' }, 'referred', ['insurance.canceled']],
  ['canceled before, Keystone', keystone, cancellation('Yes'), 'referred', ['insurance.canceled']],
  ['never canceled', northgate, cancellation('No'), 'quoted', []],
  ['canceled before, in Missouri', northgate, { ...cancellation('Yes'), business: { state: 'MO' } }, 'quoted', []],
  ['newcomers', keystone, { business: { years_business_started: 0 } }, 'referred', ['new.business']],
  ['a start in the past', northgate, { coverage: { effective_date: '2026-11-01' } }, 'referred', ['start.past']],
  ['a start far ahead', northgate, { coverage: { effective_date: '2027-06-01' } }, 'referred', ['start.far']],
  ['a trade out of appetite', northgate, { class: classes.roofer }, 'declined', ['appetite.heavy_trade']],
  ['a heavy trade', harrow, { line: 'gl', class: classes.roofer }, 'referred', ['appetite.height']],
  ['a state without a licence', keystone, { business: { state: 'FL' } }, 'declined', ['appetite.state']],
])('%s: %o (Q6, Q7)', ([, carrier, changes, status, codes]) => {
  const quote = offerFor(carrier, changes)
  expect(quote.status).toBe(status)
  if (status !== 'quoted') expect(quote.reasons.map(({ code }) => code)).toEqual(codes)
})

test.for([
  ['Northgate', northgate],
  ['Harrow', harrow],
  ['Keystone', keystone],
] as const)('%s says in plain words why a cancellation is read (Q6)', ([, carrier]) => {
  const { reasons } = offerFor(carrier, cancellation('Yes'))
  expect(reasons[0]?.text).toMatch(/insurer declined, canceled or did not renew .+\. An underwriter /)
})

test('questions for other trades are not missed (Q2)', () => {
  expect(offerFor(northgate).reasons).toEqual([])
})

test('what is offered stands beside what was asked; the nearest limit where the very one is missing (Q6)', () => {
  const { coverages } = offerFor(northgate, { coverage: { occurrence_limit: 5_000_000, deductible: 100 } })
  expect(coverages).toEqual(
    expect.arrayContaining([
      { code: 'occurrence_limit', label: 'Limit for each claim', requested: '$5,000,000', offered: '$2,000,000' },
      { code: 'property_deductible', label: 'Property deductible', requested: '$100', offered: '$500' },
      { code: 'contents_value', label: 'Contents and equipment', requested: '$120,000', offered: '$120,000' },
    ]),
  )
})

test.for<[string, string, SampleCarrier]>([
  ['gl', 'Liability deductible', harrow],
  ['bop', 'Property deductible', harrow],
  ['bop', 'Property deductible', northgate],
  ['bop', 'Property deductible', keystone],
])('the deductible of %s is called "%s" (Q6)', ([line, label, carrier]) => {
  const labels = offerFor(carrier, { line }).coverages.map((each) => each.label)
  expect(labels.filter((each) => /deductible/i.test(each))).toEqual([label])
})

test('monthly payments cover the year (Q6)', () => {
  const quote = offerFor(northgate)
  if (quote.status !== 'quoted' || !quote.premium.monthly) throw new Error('expected monthly payments')
  const { amount, payments = 0, down_payment = 0 } = quote.premium.monthly
  const paidAmount = down_payment + payments * amount
  expect(paidAmount).toBeGreaterThanOrEqual(quote.premium.amount)
  expect(paidAmount).toBeLessThan(quote.premium.amount * 1.1)
})

test.for(sampleCarriers.map((carrier) => [carrier.name, carrier] as const))(
  '%s has a person look at amounts that hardly go together, in each line (Q6)',
  ([, carrier]) => {
    const expectation = {
      field: 'parttime_employees',
      question: 'Part-time employees',
      text: 'That is $800 each. Is that right?',
    }
    for (const [code, line] of Object.entries(carrier.lines)) {
      const codesFor = (unlikely: object) =>
        offer(
          carrier,
          line,
          { ...requestFor({ line: code }), remarks: [{ ...expectation, ...unlikely }] },
          'Q-1',
          today,
        )
      const codedOffer = codesFor({ unlikely: true })
      expect(codedOffer.status).not.toBe('quoted')
      if (codedOffer.status === 'referred') expect(codedOffer.reasons[0]).toMatchObject({ code: 'unlikely' })
      expect(codesFor({}).reasons.map(({ code: reason }) => reason)).not.toContain('unlikely')
    }
  },
)
