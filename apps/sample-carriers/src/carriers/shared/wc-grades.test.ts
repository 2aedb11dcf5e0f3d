import classifications from '@coverwright/catalogue/reference/employee-classifications.json' with { type: 'json' }
import { expect, it } from 'vitest'
import { gradeOf } from './wc-grades.ts'
import { officerPayroll } from './wc-payroll.ts'

it('every classification has the grade that the list gives it (X1)', () => {
  const wrong = classifications.filter(({ id, hazard }) => gradeOf(id) !== hazard)
  expect(wrong.map(({ id, hazard }) => `${id} ${hazard}`)).toEqual([])
  expect(gradeOf('other')).toBeUndefined()
  expect(gradeOf(undefined)).toBeUndefined()
})

it.each([
  ['AL', 40_000, 120_000],
  ['IL', 50_000, 150_000],
  ['CA', 60_000, 180_000],
])('an officer’s payroll in %s counts between %i and %i, amounts for demonstration (X1)', (state, least, most) => {
  expect(officerPayroll(state, 0)).toBe(least)
  expect(officerPayroll(state, least + 1)).toBe(least + 1)
  expect(officerPayroll(state, 1_000_000)).toBe(most)
})
