import { afterEach, expect, it, vi } from 'vitest'
import { siteAddress } from './base.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['/acme/', '/site-files/terms.png', '/acme/site-files/terms.png'],
  ['/acme/', 'https://acme.example/privacy', 'https://acme.example/privacy'],
  ['/', '/renewals', '/renewals'],
])('a site at %s links to %s as %s (C1)', (base, address, linked) => {
  vi.stubGlobal('document', { baseURI: `https://shop.example${base}` })
  expect(siteAddress(address)).toBe(linked)
})
