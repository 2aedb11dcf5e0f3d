import { expect, it } from 'vitest'
import { pathPattern } from './path-pattern.ts'
import { visitSource } from './visit-source.ts'

it.each([
  ['0', 'email'],
  ['1', 'checkout'],
  ['2', 'SF'],
  ['3', undefined],
  ['', undefined],
  ['00', undefined],
  ['length', undefined],
])('src %j means %j (C3)', (src, source) => {
  expect(visitSource(new URLSearchParams({ src }))).toBe(source)
})

it.each([
  ['/', '/'],
  ['', '/'],
  ['/business?email=a@b.example#x', '/business'],
  ['/location/edit/12/address', '/location/edit/:n/address'],
  ['/gl/l/uw-questions/edit/0', '/gl/l/uw-questions/edit/:n'],
  ['/wc.claims/dynamic-questions/wc_claims_list/list', '/wc.claims/dynamic-questions/wc_claims_list/list'],
  ['/0192f0de-6f0d-7e1e-bb6f-000000000001/quote-review', '/:id/quote-review'],
  ['/applications/0192f0de-6f0d-7e1e-bb6f-00000000000a/edit', '/applications/:id/edit'],
  ['/dana@shop.example/x', '/:id/x'],
  ['/Dana/Whitlock', '/:id/:id'],
  [`/${'a'.repeat(41)}`, '/:id'],
  ['/location/edit/:n/:id', '/location/edit/:n/:id'],
  ['quote/0192f0de-6f0d-7e1e-bb6f-000000000001/links?to=x', 'quote/:id/links'],
])('the path %j is counted as %j (C5)', (path, pattern) => {
  expect(pathPattern(path)).toBe(pattern)
})
