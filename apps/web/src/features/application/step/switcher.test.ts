import { expect, it } from 'vitest'
import { hasSwitcher } from './switcher.ts'

it.each([
  ['/business', true],
  ['/location/list', true],
  ['/dynamic-questions/claims/edit/0', false],
  ['/wc.claims/dynamic-questions/wc_claims_list/list', false],
  ['/wc.claims/2/dynamic-questions/wc_claims_list/edit/0', false],
  ['/summary/dynamic-questions/wc_claims', true],
])('at %s the frame’s Continue shows: %s (S6, seed 2.8)', (path, shows) => {
  expect(hasSwitcher(path)).toBe(shows)
})
