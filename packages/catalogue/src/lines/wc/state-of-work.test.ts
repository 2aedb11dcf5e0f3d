import { expect, it } from 'vitest'
import { lineStates, stateFactOf } from '../line-state.ts'
import { stateOfWork } from './state-of-work.ts'

const working = (elsewhere: string, ...states: readonly string[]) => ({
  wc: {
    general: { other_states: { oh: elsewhere, wa: elsewhere } },
    payroll: states.map((state) => ({ id: state, state })),
  },
})

it.each([
  ['a business in Texas', 'TX', working('Yes', 'CA'), 'TX'],
  ['Ohio alone', 'OH', working('No', 'KY'), 'OH'],
  ['Ohio, nobody listed yet', 'OH', {}, 'OH'],
  ['Ohio, with people in Kentucky', 'OH', working('Yes', 'KY', 'IN'), 'KY'],
  ['Washington, listed among others', 'WA', working('Yes', 'WA', 'OR'), 'OR'],
  ['Washington, with people in Ohio only', 'WA', working('Yes', 'OH'), 'WA'],
])('%s is quoted where insurers may cover people (X1)', (_, state, answers, expected) => {
  expect(stateOfWork(answers, state)).toBe(expected)
  expect(lineStates(answers, state)).toEqual({ wc_state: expected })
})

it('other lines are quoted in the state of the business (Q7)', () => {
  expect(['wc', 'gl', 'constructor'].map(stateFactOf)).toEqual(['wc_state', 'state', 'state'])
})
