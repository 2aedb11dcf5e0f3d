import classifications from '@coverwright/catalogue/reference/employee-classifications.json' with { type: 'json' }
import type { CarrierQuote, QuoteRequest } from '@coverwright/contract/carrier-contract'
import { describe, expect, it } from 'vitest'
import { offer } from '../rating/offer.ts'
import { questionsFor } from '../rating/question-set.ts'
import type { SampleCarrier } from '../rating/sample-carrier.ts'
import { claim, classes, requestFor, today } from '../testing/requests.ts'
import { ternHarbor } from './amtrust/carrier.ts'
import { chubbSciCarrier } from './chubb-sci/carrier.ts'
import { cnaCarrier } from './cna/carrier.ts'
import { palisadeWorkers } from './guard/carrier.ts'

const insurers = { palisadeWorkers, ternHarbor, chubbSciCarrier, cnaCarrier }

type Changes = NonNullable<Parameters<typeof requestFor>[0]>

const idOf = (name: string): string => {
  const match = classifications.find((each) => each.name === name)
  if (!match) throw new Error(`No classification is called ${name}`)
  return match.id
}

const office = idOf('Office and clerical')
const plumbing = idOf('Plumber')
const kitchen = idOf('Restaurant, cook and kitchen')
const selling = idOf('Store clerk, light goods')

const employee = (classification: string, payroll: number, state = 'TX') => ({
  id: classification,
  state,
  classification,
  full_time: 1,
  part_time: 0,
  payroll,
})

const owner = (classification: string, payroll: number, included = 'include') => ({
  id: 'o',
  name: 'Rosa Lind',
  title: 'member',
  share: 100,
  included,
  ...(included === 'include' ? { classification, payroll } : {}),
})

type Work = { readonly payroll: readonly object[]; readonly owners?: readonly object[]; readonly general?: object }

const sound = {
  has_employees: 'Yes',
  prior_coverage: 'in_force',
  el_limit: '1000000',
  work_conditions: ['none'],
  leased: 'neither',
}

const details = ({ payroll, owners = [], general = {} }: Work) => ({
  wc: { general: { ...sound, ...general }, payroll, owners },
})

/** An answer to each of the insurer's questions that no underwriter objects to. */
const plainAnswers = (carrier: SampleCarrier, request: QuoteRequest): QuoteRequest['uw_questions'] => {
  const line = carrier.lines.wc
  if (!line) throw new Error(`${carrier.name} has no workers’ compensation`)
  const exposure = { line: 'wc', class: request.class, state: request.business.state }
  const plain: Readonly<Record<string, string | number | string[]>> = {
    yes_no: 'No',
    yes_no_not_sure: 'Yes',
    number: 1,
    percent: 10,
    multi_select: ['none'],
    long_text: 'None',
    text: 'None',
    date: '2026-10-01',
  }
  const choices: Readonly<Record<string, string>> = {
    safety_program: 'written',
    new_hire_training: 'watch',
    driving_records: 'before',
    subcontractor_certificates: 'always',
    fall_protection: 'rails',
    waiver: 'no',
    trench_protection: 'no_trenches',
    lifting_people: 'none',
    safety_lead: 'owner',
  }
  return questionsFor(line, exposure, today).map(({ question }) => ({
    id: question.id,
    answer: choices[question.id] ?? plain[question.type] ?? '',
  }))
}

function quoteFor(
  carrier: SampleCarrier,
  changes: Changes,
  answers: Readonly<Record<string, string>> = {},
): CarrierQuote {
  const line = carrier.lines.wc
  if (!line) throw new Error(`${carrier.name} has no workers’ compensation`)
  const request = requestFor({ line: 'wc', ...changes })
  const uw_questions = plainAnswers(carrier, request).map((each) => ({
    ...each,
    answer: answers[each.id] ?? each.answer,
  }))
  return offer(carrier, line, { ...request, uw_questions }, 'Q-1', today)
}

const yearly = (quote: CarrierQuote): number | undefined =>
  'premium' in quote && quote.premium ? quote.premium.amount / 100 : undefined

const codes = ({ reasons }: CarrierQuote) => reasons.map(({ code }) => code)

const accountant: Changes = {
  class: classes.accountant,
  details: details({ payroll: [employee(office, 300_000)], owners: [owner('', 0, 'exclude')] }),
}
const restaurant: Changes = {
  class: { ...classes.bakery, hazard: 3, traits: ['food', 'cooking', 'alcohol'] },
  details: details({ payroll: [employee(kitchen, 180_000), employee(office, 40_000)] }),
}
const plumberWork: Work = {
  payroll: [employee(plumbing, 220_000), employee(office, 45_000)],
  owners: [owner(plumbing, 70_000)],
}
const plumber: Changes = { class: classes.plumber, details: details(plumberWork) }
const shop: Changes = { details: details({ payroll: [employee(selling, 140_000), employee(office, 40_000)] }) }

const prices = (changes: Changes) => Object.values(insurers).map((carrier) => yearly(quoteFor(carrier, changes)))

const between = (least: number, most: number) => (price: number | undefined) =>
  price === undefined || (price >= least && price <= most)

describe('what small businesses pay (Q6)', () => {
  it('an accountant hundreds, a restaurant and a plumber thousands, and no two insurers the same', () => {
    const pricesByTrade = { accountant: prices(accountant), restaurant: prices(restaurant), plumber: prices(plumber) }
    expect(pricesByTrade.accountant.filter((price) => !between(400, 1500)(price))).toEqual([])
    expect(pricesByTrade.restaurant.filter((price) => !between(1000, 3500)(price))).toEqual([])
    expect(pricesByTrade.plumber.filter((price) => !between(4500, 8500)(price))).toEqual([])
    for (const each of Object.values(pricesByTrade)) expect(new Set(each).size).toBe(each.length)
    // Northgate does not insure trades.
    expect(pricesByTrade.plumber.map((price) => price === undefined)).toEqual([false, false, true, false])
  })

  it('says that payroll is audited, and all three limits of employers’ liability', () => {
    for (const carrier of Object.values(insurers)) {
      const { coverages } = quoteFor(carrier, {
        ...shop,
        details: details({ payroll: [employee(selling, 180_000)], general: { el_limit: '100000' } }),
      })
      expect(coverages.map(({ offered }) => offered)).toEqual([
        'What the state’s law requires',
        '$100,000 / $500,000 / $100,000',
        'An estimate: payroll is audited after the year, and the price follows it',
      ])
    }
  })

  it('offers $1 million where the limit is not asked, as in California', () => {
    const { coverages } = quoteFor(palisadeWorkers, {
      business: { state: 'CA' },
      details: details({ payroll: [employee(selling, 180_000, 'CA')], general: { el_limit: undefined } }),
    })
    expect(coverages[1]).toMatchObject({ offered: '$1,000,000 / $1,000,000 / $1,000,000' })
    expect(coverages[1]).not.toHaveProperty('requested')
  })
})

/** How a change affects Palisade’s price for the plumber. */
const premiumAfter = (changes: Changes, answers: Readonly<Record<string, string>> = {}) =>
  (yearly(quoteFor(palisadeWorkers, changes, answers)) ?? 0) - (yearly(quoteFor(palisadeWorkers, plumber)) ?? 0)

const plumberWith = (work: Partial<Work>): Changes => ({
  ...plumber,
  details: details({ ...plumberWork, ...work }),
})

describe('what moves the price (Q6)', () => {
  it.each<[string, 1 | -1, Changes, Record<string, string>]>([
    ['more payroll', 1, plumberWith({ payroll: [employee(plumbing, 260_000), employee(office, 45_000)] }), {}],
    ['payroll in a dearer state', 1, plumberWith({ payroll: [employee(plumbing, 220_000, 'CA')] }), {}],
    ['riskier work', 1, plumberWith({ payroll: [employee(idOf('Carpenter, new homes'), 265_000)] }), {}],
    ['office work', -1, plumberWith({ payroll: [employee(office, 265_000)] }), {}],
    ['the owner left out', -1, plumberWith({ owners: [owner('', 0, 'exclude')] }), {}],
    ['a mod of 0.90', -1, plumberWith({ general: { experience_mod: 90 } }), {}],
    ['a mod of 1.20', 1, plumberWith({ general: { experience_mod: 120 } }), {}],
    ['a lower limit', -1, plumberWith({ general: { el_limit: '100000' } }), {}],
    ['work at height', 1, plumberWith({ general: { work_conditions: ['height'] } }), {}],
    ['a gap in coverage', 1, plumberWith({ general: { prior_coverage: 'lapsed' } }), {}],
    ['a loss', 1, { ...plumber, claims: { any: 'Yes', list: [claim('2026-01-10', 20_000)] } }, {}],
    ['training every year', -1, plumber, { safety_program: 'written_trained' }],
    ['no safety rules', 1, plumber, { safety_program: 'none' }],
    ['lighter work after an injury', -1, plumber, { return_to_work: 'Yes' }],
  ])('%s', (_, sign, changes, answers) => {
    expect(Math.sign(premiumAfter(changes, answers))).toBe(sign)
  })

  it('counts an owner’s pay within the bounds of the state (X1)', () => {
    const premiumFor = (pay: number) =>
      yearly(quoteFor(palisadeWorkers, plumberWith({ owners: [owner(plumbing, pay)] })))
    expect(premiumFor(0)).toBe(premiumFor(50_000))
    expect(premiumFor(150_000)).toBe(premiumFor(2_000_000))
    expect(premiumFor(60_000)).toBeGreaterThan(premiumFor(50_000) ?? 0)
  })
})

const with4 = (changes: Changes, answers: Readonly<Record<string, string>> = {}) =>
  Object.values(insurers).map((carrier) => quoteFor(carrier, changes, answers).status)

const general = (more: object): Changes => ({
  ...shop,
  details: details({ payroll: [employee(selling, 180_000)], general: more }),
})

describe('who is declined, and whom an underwriter reads (Q4)', () => {
  const sure = ['quoted', 'quoted', 'quoted', 'quoted']
  const read = ['referred', 'referred', 'referred', 'referred']
  const none = ['declined', 'declined', 'declined', 'declined']
  const young = ['quoted', 'quoted', 'quoted', 'referred']
  const staffing = {
    class_code_ref: 'CW561320A',
    naics6: '561320',
    industry: 'professional',
    traits: ['office'],
    hazard: 4,
  }

  it.each<[string, Changes, readonly string[]]>([
    ['a sound shop', shop, sure],
    ['Ohio, whose fund insures everyone', { ...shop, business: { state: 'OH' } }, none],
    ['Puerto Rico, whose fund insures everyone', { ...shop, business: { state: 'PR' } }, none],
    ['people in Guam', { ...shop, details: details({ payroll: [employee(selling, 180_000, 'GU')] }) }, none],
    ['people in Alaska', { ...shop, details: details({ payroll: [employee(selling, 180_000, 'AK')] }) }, none],
    ['aircraft', general({ work_conditions: ['aircraft_boats'] }), none],
    ['asbestos', general({ work_conditions: ['hazardous'] }), ['referred', 'referred', 'declined', 'referred']],
    ['leased to others', general({ leased: 'leased_out' }), ['referred', 'declined', 'declined', 'referred']],
    ['no employees', general({ has_employees: 'No' }), ['referred', 'referred', 'declined', 'declined']],
    ['six years without a policy', general({ prior_coverage: 'none_yet' }), read],
    [
      'a first employee',
      { ...general({ prior_coverage: 'none_yet' }), business: { years_business_started: 1 } },
      young,
    ],
    [
      'pay that nobody lives on',
      { ...shop, details: details({ payroll: [{ ...employee(selling, 60_000), full_time: 4, part_time: 4 }] }) },
      read,
    ],
    ['a staffing agency', { ...shop, class: staffing }, ['declined', 'declined', 'declined', 'referred']],
    ['a gap', general({ prior_coverage: 'lapsed' }), ['quoted', 'referred', 'referred', 'referred']],
    ['a mod of 1.30', general({ experience_mod: 130 }), ['referred', 'quoted', 'referred', 'referred']],
    ['a mod of 1.55', general({ experience_mod: 155 }), ['declined', 'referred', 'declined', 'referred']],
    ['work not on the list', { ...shop, details: details({ payroll: [employee('other', 180_000)] }) }, read],
    ['a roofer', { ...plumber, class: classes.roofer }, ['declined', 'referred', 'declined', 'declined']],
    [
      'three injuries',
      {
        ...shop,
        claims: { any: 'Yes', list: ['2026-01-05', '2025-02-05', '2024-06-05'].map((day) => claim(day, 900)) },
      },
      ['referred', 'quoted', 'referred', 'quoted'],
    ],
  ])('%s', (_, changes, statuses) => {
    expect(with4(changes)).toEqual(statuses)
  })

  it('subcontractors without proof of insurance are read, by an insurer who asks for it', () => {
    const withSubcontractors: Changes = { ...shop, business: { uses_subcontractors: 'Yes' } }
    expect(with4(withSubcontractors, { subcontractor_certificates: 'never' })).toEqual(read)
    expect(codes(quoteFor(ternHarbor, withSubcontractors, { subcontractor_certificates: 'never' }))).toEqual([
      'subcontractor_certificates',
    ])
  })
})
