import { afterEach, expect, it, vi } from 'vitest'
import { signInLink } from './sign-in-link.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['a page', '/business', '/acme/sign-in?to=%2Fbusiness'],
  [
    'where somebody was sent already',
    '/roles/agent?sort=age&redirected=true',
    '/acme/sign-in?to=%2Froles%2Fagent%3Fsort%3Dage',
  ],
  ['the page for signing in itself', '/sign-in?to=%2Froles%2Fagent', '/acme/sign-in?to=%2Froles%2Fagent'],
])('signing in leads back to %s (case A12)', (_where, page, link) => {
  vi.stubGlobal('document', { baseURI: 'https://shop.example/acme/' })
  expect(signInLink(page)).toBe(link)
})
