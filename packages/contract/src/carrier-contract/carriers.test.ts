import type { Question } from '@coverwright/core/model/question'
import { Compile } from 'typebox/compile'
import { expect, expectTypeOf, test } from 'vitest'
import { CarrierQuestion, CarrierQuote, QuoteRequest } from '../carrier-contract.ts'

const question = Compile(CarrierQuestion)
const quote = Compile(CarrierQuote)
const request = Compile(QuoteRequest)

test('a question of the contract is a question of our forms (Q2, Q6)', () => {
  expectTypeOf<CarrierQuestion>().toExtend<Question>()
  const askedQuestion = {
    id: 'height',
    type: 'number',
    topic: 'Your work',
    label: 'How high?',
    checks: [{ rule: 'isMoreThan', than: 0 }],
  }
  expect(question.Check(askedQuestion)).toBe(true)
  expect(question.Check({ ...askedQuestion, type: 'dropdown' })).toBe(false)
  expect(question.Check({ ...askedQuestion, checks: [{ rule: 'isMoreThan', than: { value: 0 } }] })).toBe(false)
})

const always = { quote_id: 'q1', coverages: [], highlights: [], reasons: [] }
const premium = { amount: 120000, currency: 'USD', period: 'year', fees_included: true }
const pricedReply = { ...always, status: 'quoted', kind: 'bindable', premium, valid_until: '2026-12-31' }

test.for([
  ['a priced offer', true, pricedReply],
  ['an offer without a price', false, { ...always, status: 'quoted', kind: 'bindable', valid_until: '2026-12-31' }],
  ['an offer for nothing', false, { ...pricedReply, premium: { ...premium, amount: 0 } }],
  ['a price beyond all money', false, { ...pricedReply, premium: { ...premium, amount: 1e300 } }],
  ['a referral with nobody to decide', false, { ...always, status: 'referred', kind: 'indication' }],
  ['a decline without a reason', false, { ...always, status: 'declined' }],
] as const)('%s is accepted: %s (Q6)', ([, accepted, reply]) => {
  expect(quote.Check(reply)).toBe(accepted)
})

const questionRequest = {
  request_id: 'r1',
  line: 'gl',
  class: { class_code_ref: 'CW238220A', naics6: '238220', industry: 'construction', traits: [], hazard: 3 },
  business: {
    company_name: 'Ames Plumbing',
    business_type: 'llc',
    zip_code: '78701',
    state: 'TX',
    annual_revenue: 400000,
    annual_payroll: 150000,
    fulltime_employees: 3,
    years_business_started: 4,
  },
  coverage: { effective_date: '2026-12-01', something_new: 'Yes' },
  claims: { any: 'No', list: [] },
  uw_questions: [{ id: 'crew', answer: [{ id: '1', name: 'Ann', hours: 20 }] }],
  details: {},
}

test('a request passes coverage on unchanged, and refuses unknown fields elsewhere (Q6)', () => {
  expect(request.Check(questionRequest)).toBe(true)
  expect(request.Check({ ...questionRequest, ssn: '1' })).toBe(false)
})

test.for([
  ['class', 'sub_class_code_ref', 'CWT10019', 7],
  ['business', 'subcontractor_cost', 80_000, -1],
  ['coverage', 'current_insurance', 'No', 'Maybe'],
  ['coverage', 'current_insurer', 'Any Mutual', 7],
  ['coverage', 'current_expiry', '2026-12-31', '12/31/2026'],
  ['claims', 'cancelled', 'Yes', 'Maybe'],
  ['claims', 'cancelled_reason', 'A missed payment', 7],
] as const)('a request may tell %s.%s, in its own form only (Q6)', ([part, name, value, wrong]) => {
  expect(request.Check({ ...questionRequest, [part]: { ...questionRequest[part], [name]: value } })).toBe(true)
  expect(request.Check({ ...questionRequest, [part]: { ...questionRequest[part], [name]: wrong } })).toBe(false)
})
