import { afterEach, expect, it, vi } from 'vitest'
import { broughtAlong } from './brought-along.ts'

afterEach(() => vi.unstubAllGlobals())

it('what the visit brought is sent along before what a cookie says, and without any cookie (C3, R10)', async () => {
  // Other tests of this process carry something, too.
  vi.resetModules()
  const { carry, cookiesAtHand } = await import('./carried.ts')
  vi.stubGlobal('document', { cookie: '' })
  carry('partner', 'oak; and ledger')
  expect(broughtAlong(cookiesAtHand())).toEqual({ partner: 'oak; and ledger' })
  vi.stubGlobal('document', { cookie: 'partner=harbor; test_features=a,b' })
  expect(broughtAlong(cookiesAtHand())).toEqual({ partner: 'oak; and ledger', test_features: ['a', 'b'] })
  // As on an agent's quote, where nothing is tried out.
  carry('test_features', '')
  expect(broughtAlong(cookiesAtHand())).toEqual({ partner: 'oak; and ledger' })
})
