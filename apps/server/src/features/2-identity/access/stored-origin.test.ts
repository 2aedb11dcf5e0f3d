import { expect, it } from 'vitest'
import { comingFrom } from '../../../platform/request-origin.ts'
import { networkOf, storedOrigin } from './stored-origin.ts'

it.for([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:12:34::5', '2001:db8:12::/48'],
  ['2001:0DB8::5', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['somewhere', undefined],
])('keeps of %s the network %s, so that no household is found by it (case D13)', ([address = '', network]) => {
  expect(networkOf(address)).toBe(network)
})

it('stores the request’s id and network with its effects, and nothing with other work (case D13)', () => {
  expect(storedOrigin()).toBeNull()
  const request = { requestId: 'request-1', address: '203.0.113.77' }
  expect(comingFrom(request, storedOrigin)).toEqual({ request: 'request-1', network: '203.0.113.0/24' })
  expect(comingFrom({ requestId: 'job-1', address: undefined }, storedOrigin)).toEqual({ request: 'job-1' })
})
