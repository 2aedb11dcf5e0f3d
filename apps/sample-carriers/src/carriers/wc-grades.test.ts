import classifications from '@coverwright/catalogue/reference/employee-classifications.json' with { type: 'json' }
import payrolls from '@coverwright/catalogue/reference/executive-payrolls.json' with { type: 'json' }
import { expect, it } from 'vitest'
import { gradeOf } from './wc-grades.ts'
import { officerPayroll } from './wc-payroll.ts'

it('every classification has the grade that the list gives it (X1)', () => {
  const wrong = classifications.filter(({ id, hazard }) => gradeOf(id) !== hazard)
  expect(wrong.map(({ id, hazard }) => `${id} ${hazard}`)).toEqual([])
  expect(gradeOf('other')).toBeUndefined()
  expect(gradeOf(undefined)).toBeUndefined()
})

it('an officer’s payroll counts within the bounds that the state sets (X1)', () => {
  for (const { state, officer_min, officer_max } of payrolls) {
    expect(officerPayroll(state, 0), state).toBe(officer_min)
    expect(officerPayroll(state, officer_min + 1), state).toBe(officer_min + 1)
    expect(officerPayroll(state, 1_000_000), state).toBe(officer_max)
  }
})
