import { expect, it } from 'vitest'
import { endingOf } from './when-to-warn.ts'

const endsIn = { idle: 1800, most: 43_200 }

it('warns two minutes and more before staff are signed out for doing nothing (case A11)', () => {
  expect(endingOf(endsIn, 0)).toEqual({ state: 'far', lookIn: 1650 })
  const near = endingOf(endsIn, 1650)
  expect(near).toEqual({ state: 'near', left: 150, canStay: true })
  expect(endingOf(endsIn, 1799)).toEqual({ state: 'near', left: 1, canStay: true })
  expect(endingOf(endsIn, 1800)).toEqual({ state: 'over' })
})

it('warns before the sign-in ends in any case, and promises nothing that it cannot keep (case A12)', () => {
  expect(endingOf({ idle: 1800, most: 200 }, 0)).toEqual({ state: 'far', lookIn: 50 })
  expect(endingOf({ idle: 1800, most: 200 }, 60)).toEqual({ state: 'near', left: 140, canStay: false })
  expect(endingOf({ idle: 60, most: 100 }, 0)).toEqual({ state: 'near', left: 60, canStay: false })
})
