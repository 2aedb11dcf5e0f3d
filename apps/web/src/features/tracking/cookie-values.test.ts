import { expect, it } from 'vitest'
import { applicationUrl } from './application-url.ts'
import { addAlias, emailAlias, storedAliases } from './email-aliases.ts'
import { testFeatures } from './test-features.ts'

const uuid = '0192f0de-6f0d-7e1e-bb6f-000000000001'

it.each([
  ['/', 'search', 'https://site.example/acme/?ac=search'],
  ['/?campaign_id=x', 'y', 'https://site.example/acme/?ac=y'],
  ['/?ac=x&email=dana@shop.example', 'radio spot', 'https://site.example/acme/?ac=radio%20spot'],
  [`/applications/${uuid}?redirected=true`, 'direct', 'https://site.example/acme/applications/:id?ac=direct'],
])(
  'application_url of %s has the page and the channel, and nothing that identifies a person (C3)',
  (start, channel, url) => {
    expect(applicationUrl('https://site.example/acme', start, channel)).toBe(url)
  },
)

it('application_url has the source and the campaign, but no email address (C3, R7)', () => {
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
])('alias_set %j with %j becomes %j (C3)', (stored, added, value) => {
  expect(addAlias(stored === '' ? [] : stored.split(','), added)).toBe(value)
})

it('alias_set has a hash of an address, never the address (case C9)', async () => {
  const alias = await emailAlias(' Dana@Shop.example ')
  expect(alias).toMatch(/^[0-9a-f]{32}$/)
  expect(await emailAlias('dana@shop.example')).toBe(alias)
  expect(await emailAlias('eve@shop.example')).not.toBe(alias)
  expect(await emailAlias('no address')).toBeUndefined()
})

it('ignores everything in alias_set that is not a hash, such as addresses stored by earlier versions (case C9)', () => {
  expect(storedAliases(`alias_set=dana%40shop.example%2C${a}%2Cx`)).toEqual([a])
  expect(storedAliases('')).toEqual([])
})

it('sends only features that the server accepts with events (C4, C5)', () => {
  expect(testFeatures('test_features=hero%3Ab%2C%20two%20words%2Cdana%40shop.example%2C%2Cnew_menu')).toEqual([
    'hero:b',
    'new_menu',
  ])
  expect(testFeatures(`test_features=${Array.from({ length: 60 }, (_none, at) => `f${at}`).join()}`)).toHaveLength(50)
  expect(testFeatures('')).toEqual([])
})
