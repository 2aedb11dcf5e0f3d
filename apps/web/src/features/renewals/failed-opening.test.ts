import { expect, it } from 'vitest'
import { failedOpening, failedOpeningIn } from './failed-opening.ts'

it('a link that failed is known from the history, to try it again (N3)', () => {
  const failed = { link: '/uuid/u?quote_submission_uuid=s', passing: true }
  expect(failedOpeningIn(failedOpening(failed))).toEqual(failed)
})

it.each([
  [null],
  ['text'],
  [{}],
  [{ failedOpening: { link: '//elsewhere.example' } }],
  [{ failedOpening: { passing: true } }],
])('anything else in the history is none: %j (N3)', (state) => {
  expect(failedOpeningIn(state)).toBeUndefined()
})
