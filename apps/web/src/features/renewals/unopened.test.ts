import { expect, it } from 'vitest'
import { unopened, unopenedIn } from './unopened.ts'

it('a link that failed is known from the history, to try it again (N3)', () => {
  const failed = { link: '/uuid/u?quote_submission_uuid=s', passing: true }
  expect(unopenedIn(unopened(failed))).toEqual(failed)
})

it.each([[null], ['text'], [{}], [{ unopened: { link: '//elsewhere.example' } }], [{ unopened: { passing: true } }]])(
  'anything else in the history is none: %j (N3)',
  (state) => {
    expect(unopenedIn(state)).toBeUndefined()
  },
)
