import { expect, test } from 'vitest'
import { defaultSite } from '../../../testing/default-site.ts'
import { faultsBetween } from './between-sites.ts'
import { sentenceOf } from './read-site.ts'

test('two files with one id, or at one place, are refused (C1)', () => {
  const site = defaultSite
  const shop = { ...site, id: 'shop', prefixPath: '/shop' }
  const files = [
    { file: 'a.json', site },
    { file: 'b.json', site: { ...site, hosts: ['b.example'] } },
    { file: 'c.json', site: { ...site, id: 'c' } },
    { file: 'd.json', site: shop },
    { file: 'e.json', site: { ...shop, id: 'e' } },
    { file: 'f.json', site: { ...site, id: 'f', hosts: ['f.example'], binderHosts: ['f.example'] } },
  ]
  expect(faultsBetween(files).map(({ file, fault }) => sentenceOf(file, fault))).toEqual([
    'b.json, id: is "default", which a.json has: choose another',
    'c.json, hosts[0]: is "*", where a.json is served: choose another host, or a prefixPath',
    'e.json, hosts[0]: is "*", where d.json is served below /shop: choose another host, or another prefixPath',
  ])
})
