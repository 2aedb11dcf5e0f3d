import { expect, it } from 'vitest'
import { showsTopAction } from './top-action.ts'

it.each([
  ['/business', true],
  ['/location/list', true],
  ['/dynamic-questions/claims/edit/0', false],
  ['/wc.claims/dynamic-questions/wc_claims_list/list', false],
  ['/wc.claims/2/dynamic-questions/wc_claims_list/edit/0', false],
  ['/summary/dynamic-questions/wc_claims', true],
])('at %s the top Continue shows: %s (S6)', (path, shows) => {
  expect(showsTopAction(path)).toBe(shows)
})
