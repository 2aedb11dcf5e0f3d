import { expect, test } from 'vitest'
import { painter } from '../../testing/fill-quote.ts'
import { carrierRequest } from './carrier-request.ts'

const offer = { uuid: 'b6c3e6a1-0f57-4d2e-9d3b-5f1c6f0a7e11', line: 'gl', carrier: 'liberty' }
const facts = {
  naics6: '238320',
  industry: 'construction',
  class_traits: ['contractor', 'height'],
  class_hazard: 3,
  state: 'IL',
  county: 'Cook',
}
const snapshot = {
  submitted_at: '2026-11-20T18:00:00.000Z',
  facts,
  answers: {
    ...painter,
    coverage: {
      occupancy: 'own',
      effective_date: '2026-12-15',
      liability_limit: '2m_4m',
      deductible: '500',
      construction: 'brick_wood',
      protection: ['sprinklers'],
    },
    claims: {
      any: 'Yes',
      list: [
        { id: 'c1', line: 'auto', date: '2025-01-02', paid: 100, open: 'Yes', reserved: 900, description: 'Dent' },
      ],
    },
    gl: { liberty: { uw_questions: [{ id: 'height', answer: 'No' }] } },
    bop: { cna: { uw_questions: [{ id: 'secret', answer: 'Yes' }] } },
  },
}

test('an insurer is told what it needs, in its own terms, and nothing else (Q2, Q6)', () => {
  const request = carrierRequest(snapshot, offer)
  expect(request).toMatchObject({
    request_id: offer.uuid,
    line: 'gl',
    class: { class_code_ref: 'CW238320A', hazard: 3 },
    business: { state: 'IL', years_business_started: 11, annual_revenue: 420_000 },
    coverage: {
      occurrence_limit: 2_000_000,
      aggregate_limit: 4_000_000,
      deductible: 500,
      construction: 'joisted_masonry',
      sprinklers: 'Yes',
      burglar_alarm: 'No',
    },
    claims: { any: 'Yes', list: [{ date: '2025-01-02', paid: 1000, open: 'Yes' }] },
    uw_questions: [{ id: 'height', answer: 'No' }],
  })
  const sent = JSON.stringify(request)
  for (const personal of ['36-1234567', 'rosa@', '555-0148', 'Elm St', 'secret', 'Lind']) {
    expect(sent).not.toContain(personal)
  }
})

test('insurance so far, subcontractors and the sub-class reach the insurer as they were answered (Q6)', () => {
  const answers = {
    ...snapshot.answers,
    uses_subcontractors: 'Yes',
    subcontractor_cost: 60_000,
    coverage: {
      ...snapshot.answers.coverage,
      current_insurance: 'Yes',
      current_insurer: 'Any Mutual',
      current_expiry: '2026-12-31',
    },
    claims: { any: 'No', cancelled: 'Yes', cancelled_reason: 'A missed payment' },
  }
  expect(carrierRequest({ ...snapshot, answers }, offer)).toMatchObject({
    class: { sub_class_code_ref: 'CWT10019' },
    business: { uses_subcontractors: 'Yes', subcontractor_cost: 60_000 },
    coverage: { current_insurance: 'Yes', current_insurer: 'Any Mutual', current_expiry: '2026-12-31' },
    claims: { any: 'No', list: [], cancelled: 'Yes', cancelled_reason: 'A missed payment' },
  })
})

test('what was not asked is not sent (Q6)', () => {
  const request = carrierRequest(snapshot, offer)
  expect(request?.claims).not.toHaveProperty('cancelled')
  expect(request?.business).not.toHaveProperty('subcontractor_cost')
})

test.for([['class_code_ref'], ['company_name'], ['annual_revenue']])(
  'without %s there is nothing to send',
  ([name]) => {
    const answers = { ...snapshot.answers, [name ?? '']: undefined }
    expect(carrierRequest({ ...snapshot, answers }, offer)).toBeUndefined()
  },
)
