import { afterEach, expect, it, vi } from 'vitest'
import { attributionCookies } from './attribution-cookies.ts'

afterEach(() => vi.unstubAllGlobals())

it('what the visit brought is sent along before what a cookie says, and without any cookie (C3, R10)', async () => {
  // Other tests of this process carry something, too.
  vi.resetModules()
  const { setVisitCookie, currentCookies } = await import('./visit-cookies.ts')
  vi.stubGlobal('document', { cookie: '' })
  setVisitCookie('partner', 'oak; and ledger')
  expect(attributionCookies(currentCookies())).toEqual({ partner: 'oak; and ledger' })
  vi.stubGlobal('document', { cookie: 'partner=harbor; test_features=a,b' })
  expect(attributionCookies(currentCookies())).toEqual({ partner: 'oak; and ledger', test_features: ['a', 'b'] })
  // As on an agent's quote, which has no experiments.
  setVisitCookie('test_features', '')
  expect(attributionCookies(currentCookies())).toEqual({ partner: 'oak; and ledger' })
})
