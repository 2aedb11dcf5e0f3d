import { expect, it } from 'vitest'
import { failedOpeningState, readFailedOpening } from './failed-opening.ts'

it('a link that failed is read from the history entry (N3)', () => {
  const failure = { link: '/uuid/u?quote_submission_uuid=s', passing: true }
  expect(readFailedOpening(failedOpeningState(failure))).toEqual(failure)
})

it.each([
  [null],
  ['text'],
  [{}],
  [{ failedOpening: { link: '//elsewhere.example' } }],
  [{ failedOpening: { passing: true } }],
])('any other state is no failed link: %j (N3)', (state) => {
  expect(readFailedOpening(state)).toBeUndefined()
})
