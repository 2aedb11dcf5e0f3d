import { effectivePriorActsDate } from '@coverwright/catalogue/lines/pl/attorneys/prior-acts'
import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { describe, expect, it, test } from 'vitest'
import type { Changed } from '../testing/law-firms.ts'
import { crew } from '../testing/law-firms.ts'
import { price, quoted } from '../testing/law-offers.ts'
import { codesOf } from '../testing/offers.ts'

describe('years of insured past work (S5)', () => {
  const since = (day: string, more: Changed['answers'] = {}, effective_date = '2026-12-01') =>
    price('ashlar', 'five', {
      answers: { prior_acts_date: day, attorneys: crew(5, '2010-01-01'), ...more },
      effective_date,
    })

  it('step the price up for five years, then no more', () => {
    const years = ['2026', '2025', '2024', '2023', '2022', '2021', '2015'].map((year) => since(`${year}-12-01`))
    expect(years).toEqual(years.toSorted((a, b) => a - b))
    expect(new Set(years).size).toBe(6)
  })

  test.for([
    ['the very anniversary', '2025-12-01', '2026-12-01', 1],
    ['a day short of it', '2025-12-02', '2026-12-01', 0],
    ['a leap day, the day before its anniversary', '2024-02-29', '2027-02-28', 2],
    ['a leap day on its anniversary', '2024-02-29', '2027-03-01', 3],
    ['a day to come', '2027-01-01', '2026-12-01', 0],
  ] as const)('count whole years: %s', ([, day, effective, years]) => {
    const like = since(`${Number(effective.slice(0, 4)) - years}${effective.slice(4)}`, {}, effective)
    expect(since(day, {}, effective)).toBe(like)
  })

  it('go by the later of hire and policy, unless a day of their own was approved', () => {
    const late = { attorneys: crew(5, '2026-06-01') }
    expect(since('2012-01-01', late)).toBe(since('2026-06-01'))
    const own = { attorneys: crew(5, '2026-06-01', { prior_acts_approval: 'Yes', prior_acts_date: '2014-01-01' }) }
    expect(since('2026-06-01', own)).toBe(since('2014-01-01'))
  })

  it('go by the day of hire with full prior acts, and are none without insurance before', () => {
    const full = { full_prior_acts: 'Yes', prior_acts_date: undefined }
    expect(since('2026-06-01', full)).toBe(since('2012-01-01'))
    const late = { attorneys: crew(5, '2024-06-01') }
    expect(since('2012-01-01', { ...full, ...late })).toBe(since('2012-01-01', late))
    const noInsurance = { existing_pl_insurance: 'No', continuous_coverage: undefined, full_prior_acts: undefined }
    expect(since('2012-01-01', { ...noInsurance, prior_acts_date: undefined })).toBe(since('2026-12-01'))
  })
})

test('the insurer and the list of attorneys find the same day (S5, R9)', () => {
  // One of the two or three dates that decide is missing, the earlier or the later.
  const days = [undefined, '2024-02-29', '2025-12-02']
  const cases = ['Yes', 'No'].flatMap((approval) =>
    ['Yes', 'No', undefined].flatMap((existing) =>
      days.flatMap((date) =>
        days.flatMap((hireDate) => days.map((policy) => ({ approval, existing, date, hireDate, policy }))),
      ),
    ),
  )
  const paidClaim = (
    hired: string | undefined,
    answers: Changed['answers'],
    more: Readonly<Record<string, unknown>>,
  ) => {
    const [one] = crew(1, '2000-01-01', more)
    return price('ashlar', 'solo', { answers: { ...answers, attorneys: [{ ...one, hire_date: hired }] } })
  }
  const disagreements = cases.filter(({ approval, existing, date, hireDate, policy }) => {
    const day = effectivePriorActsDate({
      approval,
      date,
      hireDate,
      existingInsurance: existing,
      policyPriorActsDate: policy,
    })
    const policyAnswers = { existing_pl_insurance: existing, full_prior_acts: undefined, prior_acts_date: policy }
    const own = { prior_acts_approval: approval, ...(date ? { prior_acts_date: date } : {}) }
    const answers = { prior_acts_approval: 'Yes', prior_acts_date: day ?? '2026-12-01' }
    return paidClaim(hireDate, policyAnswers, own) !== paidClaim('2000-01-01', policyAnswers, answers)
  })
  expect(cases).toHaveLength(162)
  expect(disagreements).toEqual([])
})

describe('a renewal (X5)', () => {
  const renewal = (
    changes: NonNullable<QuoteRequest['renewal']>['changes'],
    unchanged = ['location', 'attorneys'],
  ) => ({
    renewal: { expiring_on: '2026-12-01', unchanged, changes: [...changes] },
  })
  const change = (kind: 'added' | 'removed', id: string) => ({
    section: 'Attorneys',
    question: 'Attorneys',
    field: 'pl.aig.attorneys',
    item: `Avery Lane ${id}`,
    kind,
  })

  it('with nothing changed earns a credit at the mutual', () => {
    expect(price('ashlar', 'five', renewal([]))).toBeLessThan(price('ashlar', 'five'))
    expect(codesOf(quoted('ashlar', 'five', renewal([])))).toContain('unchanged')
    expect(price('ashlar', 'five', renewal([], []))).toBe(price('ashlar', 'five'))
    const addressMove = {
      section: 'Address',
      question: 'ZIP code',
      kind: 'changed',
      before: '78701',
      after: '78702',
    } as const
    expect(price('ashlar', 'five', renewal([addressMove]))).toBe(price('ashlar', 'five'))
  })

  it.each([
    ['renewal.claim', { losses: { any: 'Yes', asked_everyone: 'Yes' } }],
    ['renewal.asked', { losses: { any: 'No', asked_everyone: 'No' } }],
    ['renewal.firm', { firm: { changed: 'Yes', changes: ['name', 'merged'] } }],
  ])('is read for what came up since, though no old answer differs: %s', (code, thisYear) => {
    for (const insurer of ['ashlar', 'keystone'] as const) {
      const read = quoted(insurer, 'five', { ...renewal([]), thisYear })
      expect(read.status, insurer).toBe('referred')
      expect(codesOf(read), insurer).toContain(code)
    }
  })

  it('earns no credit in a year in which something came up', () => {
    const quiet = { losses: { any: 'No', known_circumstance: 'No', disciplined: 'No', asked_everyone: 'Yes' } }
    expect(codesOf(quoted('ashlar', 'five', { ...renewal([]), thisYear: quiet }))).toContain('unchanged')
    const renamedFirm = { firm: { changed: 'Yes', changes: ['name'] } }
    expect(codesOf(quoted('ashlar', 'five', { ...renewal([]), thisYear: renamedFirm }))).not.toContain('unchanged')
  })

  it('is read when more than 30% of the attorneys came or left', () => {
    const one = quoted('ashlar', 'five', renewal([change('added', '5')]))
    expect(codesOf(one)).not.toContain('attorneys.changed')
    const two = quoted('ashlar', 'five', renewal([change('added', '4'), change('added', '5')]))
    expect(two.status).toBe('referred')
    expect(codesOf(two)).toContain('attorneys.changed')
    const swapChanges = ['4', '5'].flatMap((id) => [change('added', id), change('removed', `${id} before`)])
    expect(codesOf(quoted('ashlar', 'five', renewal(swapChanges)))).toContain('attorneys.changed')
    expect(quoted('keystone', 'five', renewal(swapChanges)).status).toBe('quoted')
  })

  it('does not count changed answers of attorneys who stay', () => {
    const hours = ['1', '2', '3'].map((id) => ({
      ...change('added', id),
      field: 'pl.aig.attorneys.weekly_hours',
      kind: 'changed' as const,
    }))
    expect(quoted('ashlar', 'five', renewal(hours)).status).toBe('quoted')
  })
})
