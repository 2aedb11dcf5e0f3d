import { describe, expect, it, test } from 'vitest'
import { readAnswers } from '../rating/answered.ts'
import { crew, lawRequest } from '../testing/law-firms.ts'
import { answersToKeystone, both, price, quoted } from '../testing/law-offers.ts'
import { codesOf } from '../testing/offers.ts'
import { today } from '../testing/requests.ts'
import { lawFirmQuestions } from './cna/law-firm.questions.ts'

describe.each(both)('%s', (insurer) => {
  it('asks more of one who practices alone and has nobody to stand in (Q6)', () => {
    const nobody = { answers: { 'firm.solo_backup': 'No' } }
    expect(price(insurer, 'solo', nobody)).toBeGreaterThan(price(insurer, 'solo'))
    const unsure = quoted(insurer, 'solo', { answers: { 'firm.solo_backup': 'Not sure' } })
    expect(unsure.status).toBe('referred')
    expect(codesOf(unsure)).toContain('backup')
  })

  it('leaves it aside once the firm has grown (X5)', () => {
    const nobody = { answers: { 'firm.solo_backup': 'No' } }
    expect(price(insurer, 'five', nobody)).toBe(price(insurer, 'five'))
  })

  test.for([
    ['2026-11-30', true],
    ['2026-12-01', false],
    ['2027-01-15', false],
  ] as const)('a policy of today that ends %s leaves a gap before December 1: %s (Q6)', ([expiry_date, isGap]) => {
    const quote = quoted(insurer, 'solo', { answers: { expiry_date } })
    expect(codesOf(quote).includes('insurance.gap')).toBe(isGap)
    expect(quote.status).toBe(isGap ? 'referred' : 'quoted')
  })

  it('sees no gap where there is no policy (Q6)', () => {
    const none = { existing_pl_insurance: 'No', expiry_date: '2026-01-01', continuous_coverage: undefined }
    expect(codesOf(quoted(insurer, 'solo', { answers: none }))).not.toContain('insurance.gap')
  })

  it('asks for the policy behind a date of one’s own where the firm has none (S5)', () => {
    const own = crew(1, '2015-03-01', { prior_acts_approval: 'Yes', prior_acts_date: '2010-01-01' })
    expect(codesOf(quoted(insurer, 'solo', { answers: { attorneys: own } }))).not.toContain('attorneys.own_date')
    const none = { existing_pl_insurance: 'No', continuous_coverage: undefined, expiry_date: undefined }
    expect(codesOf(quoted(insurer, 'solo', { answers: { ...none, attorneys: own } }))).toContain('attorneys.own_date')
  })

  it('has a person read a firm that was insured once and is not (Q6)', () => {
    const lapse = { existing_pl_insurance: 'No', past_insurance: 'Yes', continuous_coverage: undefined }
    expect(codesOf(quoted(insurer, 'solo', { answers: lapse }))).toContain('lapsed')
  })

  it('has a person read work from outside that nobody reviews (Q6)', () => {
    const outside = { outsourced_attorneys: 'Yes', outsourced_attorneys_supervised: 'No' }
    expect(codesOf(quoted(insurer, 'solo', { answers: outside }))).toContain('outsourced_supervision')
  })
})

test('Keystone asks nobody who practices alone what only colleagues can answer (Q4)', () => {
  const remaining = (attorneys: number, fulltime_employees: number) => {
    const request = lawRequest('five', { business: { fulltime_employees }, answers: { attorneys: crew(attorneys) } })
    return readAnswers(lawFirmQuestions, request, today).unanswered.length
  }
  const all = lawFirmQuestions.filter(({ question }) => question.id in answersToKeystone).length
  // The second approval depends on an answer that is missing here.
  expect(remaining(2, 1)).toBe(all - 1)
  expect(remaining(2, 0)).toBe(all - 2)
  expect(remaining(1, 1)).toBe(all - 5)
  expect(remaining(1, 0)).toBe(all - 6)
})
