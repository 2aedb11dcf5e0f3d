import { expect, it } from 'vitest'
import { onwardLabel } from './switcher.ts'

it.each([
  ['/business', 'ui.continue'],
  ['/location/list', 'ui.continue'],
  ['/dynamic-questions/claims/edit/0', 'ui.saveAndContinue'],
  ['/wc.claims/dynamic-questions/wc_claims_list/list', 'ui.saveAndContinue'],
  ['/wc.claims/2/dynamic-questions/wc_claims_list/edit/0', 'ui.saveAndContinue'],
  ['/summary/dynamic-questions/wc_claims', 'ui.continue'],
])('at %s the button is the frame’s, or the form’s own: %s (S6, seed 2.8)', (path, label) => {
  expect(onwardLabel(path)).toBe(label)
})
