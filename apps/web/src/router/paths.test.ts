import { expect, it } from 'vitest'
import { below, isBelow, matched } from './paths.ts'

it('finds the names of a pattern in a path, whatever its case and its last slash (R1)', () => {
  expect(matched('/roles/agent/quotes/:id', '/roles/agent/quotes/q-1')).toEqual({ id: 'q-1' })
  expect(matched('/:uuid/quote-review', '/AB/Quote-Review/')).toEqual({ uuid: 'AB' })
  expect(matched('/sign-in', '/sign-in')).toEqual({})
  expect(matched('/', '/')).toEqual({})
})

it('takes no path of another form (R1)', () => {
  expect(matched('/:uuid/quote-review', '/quote-review')).toBeUndefined()
  expect(matched('/:uuid/quote-review', '/a/b/quote-review')).toBeUndefined()
  expect(matched('/sign-in', '/sign-in/more')).toBeUndefined()
  expect(matched('/account', '/accounts')).toBeUndefined()
})

it('a path is told below its base, and as it is when it lies elsewhere (C2)', () => {
  expect([below('', '/contact'), below('/acme', '/acme/contact'), below('/acme', '/acme')]).toEqual([
    '/contact',
    '/contact',
    '/',
  ])
  expect(below('/acme', '/ACME/contact')).toBe('/contact')
  expect(below('/acme', '/acmes/contact')).toBe('~/acmes/contact')
  expect([
    isBelow('/renewals', '/renewals'),
    isBelow('/renewals', '/renewals/x'),
    isBelow('/renewals', '/renew'),
  ]).toEqual([true, true, false])
})
