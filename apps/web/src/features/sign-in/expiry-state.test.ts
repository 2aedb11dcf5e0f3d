import { expect, it } from 'vitest'
import { expiryState } from './expiry-state.ts'

const endsIn = { idle: 1800, most: 43_200 }

it('warns at least two minutes before staff are signed out for inactivity (case A11)', () => {
  expect(expiryState(endsIn, 0)).toEqual({ state: 'far', warnIn: 1650 })
  const near = expiryState(endsIn, 1650)
  expect(near).toEqual({ state: 'near', left: 150, canStay: true })
  expect(expiryState(endsIn, 1799)).toEqual({ state: 'near', left: 1, canStay: true })
  expect(expiryState(endsIn, 1800)).toEqual({ state: 'over' })
})

it('warns before the longest sign-in ends, and does not offer to extend it (case A12)', () => {
  expect(expiryState({ idle: 1800, most: 200 }, 0)).toEqual({ state: 'far', warnIn: 50 })
  expect(expiryState({ idle: 1800, most: 200 }, 60)).toEqual({ state: 'near', left: 140, canStay: false })
  expect(expiryState({ idle: 60, most: 100 }, 0)).toEqual({ state: 'near', left: 60, canStay: false })
})
