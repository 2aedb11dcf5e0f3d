import { expect, test } from 'vitest'
import { businessStates, states } from './states.ts'

const count = (kind: string) => states.filter((state) => state.kind === kind).length

test('there are 50 states, DC, 5 territories, 3 military and 3 mailing-only codes (K1)', () => {
  expect(['state', 'district', 'territory', 'military', 'mailing_only'].map(count)).toEqual([50, 1, 5, 3, 3])
})

test('no code and no name is used twice (K1)', () => {
  expect(new Set(states.map(({ code }) => code)).size).toBe(states.length)
  expect(new Set(states.map(({ name }) => name)).size).toBe(states.length)
})

test('a business can be in 56 of them (K1)', () => {
  expect(businessStates).toHaveLength(56)
  expect(businessStates.some(({ code }) => code === 'AE' || code === 'PW')).toBe(false)
})
