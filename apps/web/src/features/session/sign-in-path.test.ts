import { expect, it } from 'vitest'
import { signInPath } from './sign-in-path.ts'

it.each([
  ['a page', '/business', '/sign-in?to=%2Fbusiness'],
  [
    'a page with the mark of a redirect',
    '/roles/agent?sort=age&redirected=true',
    '/sign-in?to=%2Froles%2Fagent%3Fsort%3Dage',
  ],
  ['its own target, on the sign-in page', '/sign-in?to=%2Froles%2Fagent', '/sign-in?to=%2Froles%2Fagent'],
])('signing in leads back to %s (case A12)', (_where, page, link) => {
  expect(signInPath(page)).toBe(link)
})
