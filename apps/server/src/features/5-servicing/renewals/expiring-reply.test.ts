import { expect, it } from 'vitest'
import { isOffered } from './expiring-reply.ts'

const today = '2026-11-20'
const law = 'renewal-law'
const first = { renewed_before: null, renewal_uuid: null }
const renewedFirm = { ...first, renewed_before: 'earlier' }
const inProgress = { ...renewedFirm, renewal_uuid: 'begun' }

it.each([
  ['a first application, whenever its year ends', first, law, '2027-11-19', true],
  ['one whose year is over', first, law, '2026-10-01', true],
  ['what has no renewal online', first, '', '2026-12-01', false],
  ['what was renewed only just now', renewedFirm, law, '2027-11-19', false],
  ['what was renewed, 121 days before that year ends', renewedFirm, law, '2027-03-21', false],
  ['what was renewed, 120 days before that year ends', renewedFirm, law, '2027-03-20', true],
  ['what was renewed and is being renewed again', inProgress, law, '2027-11-19', true],
])('the list of what renews: %s (N1)', (_what, row, flow_type, expiring_on, offered) => {
  expect(isOffered(row, { flow_type, expiring_on }, today)).toBe(offered)
})
