import { expect, it } from 'vitest'
import { defaultSite } from '../../../testing/default-site.ts'
import { createPageAddress } from './page-address.ts'
import { createSites } from './served-site.ts'

const site = defaultSite
const sites = createSites([
  { ...site, id: 'common', hosts: ['*'] },
  { ...site, id: 'below', hosts: ['*'], prefixPath: '/acme' },
  { ...site, id: 'own', hosts: ['agents.example', 'other.example'] },
])

it('is the public address, or the site’s own host (R1)', () => {
  const address = createPageAddress(new URL('https://insure.example:8443/ignored?x=1'), sites)
  expect(address('common', '/applications/1')).toBe('https://insure.example:8443/applications/1')
  expect(address('below', '/applications/1')).toBe('https://insure.example:8443/acme/applications/1')
  expect(address('own', '/applications/1')).toBe('https://agents.example:8443/applications/1')
  expect(address('gone', '/applications/1')).toBe('https://insure.example:8443/applications/1')
})

it('never leads to another host (S1) (case M11)', () => {
  const address = createPageAddress(new URL('http://localhost:3000'), sites)
  for (const path of ['//evil.example', '/\\evil.example', '\\\\evil.example', '@evil.example', 'a', '']) {
    expect(new URL(address('common', path)).host, path).toBe('localhost:3000')
  }
})
