import { expect, it } from 'vitest'
import type { Changed } from '../testing/law-firms.ts'
import { crew } from '../testing/law-firms.ts'
import { both, price, quoted } from '../testing/law-offers.ts'
import { codesOf } from '../testing/offers.ts'

const ashlar = (changes: Changed) => codesOf(quoted('ashlar', 'five', changes))

it.each(both)('%s asks about staff that was counted and not told (R9, Q6)', (insurer) => {
  const withEmployees = (fulltime_employees: number, non_lawyer_prevalence?: string) =>
    codesOf(quoted(insurer, 'five', { business: { fulltime_employees }, answers: { non_lawyer_prevalence } })).includes(
      'staff.counted',
    )
  expect(withEmployees(30, 'No')).toBe(false)
  expect(withEmployees(31, 'No')).toBe(true)
  expect(withEmployees(31, 'Yes')).toBe(false)
  expect(withEmployees(31)).toBe(false)
})

it('asks where attorneys practice who are admitted where no office is (R9, Q6)', () => {
  const withAdmission = (state: string, other_offices: readonly unknown[] = []) =>
    ashlar({ answers: { attorneys: crew(5, '2015-03-01', { bar_states: [state] }), other_offices } })
  expect(withAdmission('TX')).not.toContain('attorneys.admitted_elsewhere')
  expect(withAdmission('OK')).toContain('attorneys.admitted_elsewhere')
  expect(withAdmission('OK', [{ id: 'o', city: 'Tulsa', state: 'OK', attorneys: 2 }])).not.toContain(
    'attorneys.admitted_elsewhere',
  )
})

it('each attorney admitted less than three years ago costs more (R9, Q6)', () => {
  const first = (year_admitted: number) => {
    const [one, ...others] = crew(5, '2026-03-01', { year_admitted: 2025 })
    return { answers: { attorneys: [{ ...one, year_admitted }, ...others] } }
  }
  expect(price('ashlar', 'five', first(2024))).toBeGreaterThan(price('ashlar', 'five', first(2023)))
})

it('another attorney costs no less, however new the first and however much is done outside (Q6)', () => {
  const [one, two] = crew(2, '2026-03-01', { employment_type: 'part_time', weekly_hours: 5 })
  const outside = { outsourced_attorneys_hours: 40_000, 'firm.solo_backup': 'No' }
  const of = (...attorneys: readonly unknown[]) => price('ashlar', 'five', { answers: { ...outside, attorneys } })
  const young = { ...one, year_admitted: 2025 }
  expect(of(young, two)).toBeGreaterThanOrEqual(of(young))
})

it('costs more where billings grew by more than half (R9, Q6)', () => {
  const growingFirm = (billings: number) => ({
    business: { annual_revenue: 1_500_000 },
    answers: { 'firm.billings_before': billings },
  })
  expect(ashlar(growingFirm(1_000_000))).not.toContain('billings_growth')
  expect(ashlar(growingFirm(990_000))).toContain('billings_growth')
  expect(ashlar(growingFirm(0))).not.toContain('billings_growth')
})
