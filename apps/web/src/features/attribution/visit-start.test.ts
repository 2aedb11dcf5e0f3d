import { expect, it } from 'vitest'
import { visitStart } from './visit-start.ts'

const id = '0b7f1c52-5c7e-4f53-9c77-0d0f3c1f2a11'

it.each([
  [`/${id}/quote-review`, `/${id}/quote-review`],
  [`/applications/${id}/edit`, '/done'],
  [`/?editApplicationUUID=${id}`, '/done'],
  [`/applications/${id}`, '/'],
  ['/contact', '/'],
  ['/', '/'],
  [`/renewals/uuid/${id}`, '/renewal-info'],
  ['/renewals', '/renewal-info'],
  [`/renewals/uuid/${id}?flow=renewal-law`, '/renewal-info'],
  ['/renewalsomething', '/'],
  [`/renewals/uuid/${id}?flow=renewal-census`, '/dynamic-questions/hc_census/edit/0'],
  ['/renewals/dynamic-questions/hc_census/edit/0', '/dynamic-questions/hc_census/edit/0'],
])('a visit to %s begins at %s (F18)', (address, step) => {
  expect(visitStart(address)).toBe(step)
})
