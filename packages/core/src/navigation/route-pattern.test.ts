import { expect, it } from 'vitest'
import { routePattern } from './route-pattern.ts'

it.each([
  ['/', '/'],
  ['/location/edit/2/address', '/location/edit/:n/address'],
  ['/wc.claims/dynamic-questions/wc_claims_list/list', '/wc.claims/dynamic-questions/wc_claims_list/list'],
  ['/quotes/6f1c0f5e-1111-4222-8333-444455556666', '/quotes/:id'],
  ['/quotes/6f1c0f5e-1111-4222-8333-444455556666/summary?email=rosa@shop.example', '/quotes/:id/summary'],
  ['quote/6f1c0f5e-1111-4222-8333-444455556666/links', 'quote/:id/links'],
  ['/rosa@shop.example', '/:id'],
  ['/%C3%A9t%C3%A9', '/:id'],
  ['class-codes?search=bakery', 'class-codes'],
  ['/done#rosa', '/done'],
  ['/:id/:n', '/:id/:n'],
])('of %s only what kind of address it is stays: %s (E1)', (address, pattern) => {
  expect(routePattern(address)).toBe(pattern)
})

it('stays within bounds whatever it is given (E1)', () => {
  expect(routePattern(`/${'a'.repeat(5000)}`)).toBe('/:id')
})
