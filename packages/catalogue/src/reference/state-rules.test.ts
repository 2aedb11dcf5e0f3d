import { argumentsOf } from '@coverwright/core/validation/check-rules'
import { expect, test } from 'vitest'
import { isMonopolistic, monopolisticStates } from './monopolistic-states.ts'
import { renewalChanges } from './renewal-changes.ts'
import { states } from './states.ts'
import { asksUnemploymentNumber, unemploymentRules } from './unemployment.ts'
import { isTrucking } from './vehicles/trucking.ts'

const codes = new Set(states.map(({ code }) => code))

test('eight states ask for an unemployment number, New York with its own shape (K1)', () => {
  expect(unemploymentRules.map(({ state }) => state)).toEqual(['CO', 'HI', 'ME', 'MN', 'NJ', 'NY', 'RI', 'UT'])
  expect(unemploymentRules.filter(({ state }) => !codes.has(state))).toEqual([])
  const checks = unemploymentRules.flatMap((rule) => rule.checks)
  expect(checks).toEqual([{ rule: 'isNyUnemploymentNumber' }])
  expect(checks.map(({ rule }) => argumentsOf(rule))).toEqual([[]])
  expect([asksUnemploymentNumber('NJ'), asksUnemploymentNumber('IL')]).toEqual([true, false])
})

test('four states and two territories insure for workers’ compensation alone, each with its fund and address (K1)', () => {
  expect(monopolisticStates.map(({ state }) => state)).toEqual(['ND', 'OH', 'WA', 'WY', 'PR', 'VI'])
  expect(monopolisticStates.filter(({ website }) => !/^https:\/\/[a-z.]+$/.test(website))).toEqual([])
  expect([isMonopolistic('OH'), isMonopolistic('CA')]).toEqual([true, false])
})

test('renewal asks for the four changes of the renewal quote (K1)', () => {
  expect(renewalChanges.map(({ field }) => field)).toEqual([
    'location_changed',
    'attorneys_changed',
    'of_counsel_changed',
    'practice_areas_changed',
  ])
  expect(renewalChanges.filter(({ question }) => !question.endsWith('?'))).toEqual([])
})

test.for([
  ['484110', true],
  ['492210', true],
  ['488510', true],
  ['488410', false],
  ['485310', false],
  ['493110', false],
] as const)('NAICS %s counts as trucking: %s (K1)', ([naics6, expected]) => {
  expect(isTrucking(naics6)).toBe(expected)
})
