import { expect, it } from 'vitest'
import { aliases, aliasOf, withAlias } from './aliases.ts'
import { applicationUrl } from './application-url.ts'
import { testFeatures } from './test-features.ts'

const uuid = '0192f0de-6f0d-7e1e-bb6f-000000000001'

it.each([
  ['/', 'search', 'https://site.example/acme/?ac=search'],
  ['/?campaign_id=x', 'y', 'https://site.example/acme/?ac=y'],
  ['/?ac=x&email=dana@shop.example', 'radio spot', 'https://site.example/acme/?ac=radio%20spot'],
  [`/applications/${uuid}?redirected=true`, 'direct', 'https://site.example/acme/applications/:id?ac=direct'],
])('of %s it keeps the page and the channel, and nothing that leads to somebody (C3)', (start, channel, kept) => {
  expect(applicationUrl('https://site.example/acme', start, channel)).toBe(kept)
})

it('the address that is kept says the source and the campaign, and still no email (C3, R7)', () => {
  const arrival = { campaign_id: 'spring & fall', partnership: { source: 'newsletter', name: 'oak' } }
  expect(applicationUrl('https://site.example', '/?email=dana@shop.example', 'search', arrival)).toBe(
    'https://site.example/?partner_source=newsletter&campaign_id=spring%20%26%20fall&ac=search',
  )
})

const [a, b, c, d] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32), 'd'.repeat(32)]

it.each([
  ['', a, a],
  [a, a, undefined],
  [a, b, `${a},${b}`],
  [`${a},${b}`, a, `${b},${a}`],
  [`${a},${b},${c}`, d, `${b},${c},${d}`],
])('alias_set %j and %j make %j (C3)', (known, added, made) => {
  expect(withAlias(known === '' ? [] : known.split(','), added)).toBe(made)
})

it('alias_set holds a hash for an address, never the address (case C9)', async () => {
  const alias = await aliasOf(' Dana@Shop.example ')
  expect(alias).toMatch(/^[0-9a-f]{32}$/)
  expect(await aliasOf('dana@shop.example')).toBe(alias)
  expect(await aliasOf('eve@shop.example')).not.toBe(alias)
  expect(await aliasOf('no address')).toBeUndefined()
})

it('reads of alias_set what are hashes: addresses of before are forgotten (case C9)', () => {
  expect(aliases(`alias_set=dana%40shop.example%2C${a}%2Cx`)).toEqual([a])
  expect(aliases('')).toEqual([])
})

it('tells with events only features that the server takes with them (C4, C5)', () => {
  expect(testFeatures('test_features=hero%3Ab%2C%20two%20words%2Cdana%40shop.example%2C%2Cnew_menu')).toEqual([
    'hero:b',
    'new_menu',
  ])
  expect(testFeatures(`test_features=${Array.from({ length: 60 }, (_none, at) => `f${at}`).join()}`)).toHaveLength(50)
  expect(testFeatures('')).toEqual([])
})
