import { expect, it } from 'vitest'
import { asciiHost, isHostName } from './host-name.ts'
import { publicDomain } from './public-domain.ts'

it.each([
  ['exämple.de', 'xn--exmple-cua.de'],
  ['Müller。example', 'xn--mller-kva.example'],
  ['example.com', 'example.com'],
  ['ex ämple.de', 'ex ämple.de'],
  ['exämple.de/shop', 'exämple.de/shop'],
  ['', ''],
])('the host %j is %s in the letters of the internet (V5)', (host, ascii) => {
  expect(asciiHost(host)).toBe(ascii)
})

it.each(['-bad.com', 'bad-.com', 'example.123', 'example', 'example..com', 'exämple.de', '.com'])(
  '%j is not a host name (V5)',
  (host) => {
    expect(isHostName(host)).toBe(false)
  },
)

it('finds a domain of another alphabet by its name on the internet (V5)', () => {
  expect(publicDomain('https://www.exämple.de/shop')).toBe('xn--exmple-cua.de')
})
