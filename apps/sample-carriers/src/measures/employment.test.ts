import { expect, it } from 'vitest'
import { requestFor } from '../testing/requests.ts'
import { otherStates, readEmployment } from './employment.ts'

const requestOf = (fulltime_employees: number, epli: object, state = 'TX') =>
  requestFor({ line: 'epli', business: { fulltime_employees, state }, details: { epli } })

const factorIn = otherStates({ CA: 1.65, TX: 1.05 })

it.each([
  [0, 1],
  [15, (15 * 1.65 + 15 * 1.05) / (30 * 1.05)],
  [30, 1.65 / 1.05],
  // More people elsewhere than were counted at first: all of them work there.
  [40, 1.65 / 1.05],
])('%i of 30 people in California: each head costs what its own state costs (Q6)', (employees, factor) => {
  expect(factorIn(requestOf(30, { by_state: [{ state: 'CA', employees }] }))).toBeCloseTo(factor, 10)
})

it('nobody in another state changes nothing, and a state the table does not name counts 1 (Q6)', () => {
  expect(factorIn(requestOf(30, {}))).toBe(1)
  expect(factorIn(requestOf(10, { by_state: [{ state: 'OK', employees: 10 }] }))).toBeCloseTo(1 / 1.05, 10)
  expect(factorIn(requestOf(0, {}))).toBe(1)
})

it.each([
  [10, 3, 0],
  [10, 4, 1],
  [80, 16, 0],
  [80, 17, 1],
])('of %i people %i dismissed are %i more than usual (Q6)', (heads, dismissed, beyond) => {
  expect(readEmployment(requestOf(heads, { left: { quit: 0, dismissed } })).dismissed_beyond_usual).toBe(beyond)
})

it('turnover counts everyone who left, of those who work there (Q6)', () => {
  expect(readEmployment(requestOf(20, { left: { quit: 10, dismissed: 3 } })).turnover_percent).toBe(65)
  expect(readEmployment(requestOf(0, { left: { quit: 1, dismissed: 0 } })).turnover_percent).toBeUndefined()
})

it.each([
  [0, 10, 6, 0],
  [4, 10, 2, 4],
  [6, 10, 0, 6],
  [9, 7, 0, 9],
  // More than everyone who was counted earlier: nobody else is left.
  [20, 0, 0, 16],
])('%i seasonal of 10 full-time and 6 part-time employees: each counts once (Q6)', (seasonal, ...heads) => {
  const request = requestFor({
    line: 'epli',
    business: { fulltime_employees: 10, parttime_employees: 6 },
    details: { epli: { others: { seasonal } } },
  })
  const { full_time, part_time, seasonal: seasonalCount } = readEmployment(request)
  expect([full_time, part_time, seasonalCount]).toEqual(heads)
})
