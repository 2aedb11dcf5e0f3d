import { expect, it } from 'vitest'
import { binderAddress } from './binder-address.ts'

const location = { protocol: 'https:', port: '' }
const path = '/accounts/3f0c'

it('accounts are shown on the binder host, at the same path (S9)', () => {
  const site = { binder: { host: 'my.acme.example' }, is_binder: false }
  expect(binderAddress(site, location, path)).toBe('https://my.acme.example/accounts/3f0c')
  expect(binderAddress(site, { protocol: 'http:', port: '3000' }, path)).toBe(
    'http://my.acme.example:3000/accounts/3f0c',
  )
})

it('the binder host itself, and a site without one, show accounts themselves (S9)', () => {
  expect(binderAddress({ binder: { host: 'my.acme.example' }, is_binder: true }, location, path)).toBeUndefined()
  expect(binderAddress({ is_binder: true }, location, path)).toBeUndefined()
  expect(binderAddress({ is_binder: false }, location, path)).toBeUndefined()
})
