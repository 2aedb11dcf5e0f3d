import { expect, it } from 'vitest'
import { aliases, withAlias } from './aliases.ts'
import { applicationUrl } from './application-url.ts'
import { featuresTold } from './features-told.ts'

const uuid = '0192f0de-6f0d-7e1e-bb6f-000000000001'

it.each([
  ['/', 'search', 'https://site.example/acme/?ac=search'],
  ['/?ac=x&email=dana@shop.example', 'radio spot', 'https://site.example/acme/?ac=radio%20spot'],
  [`/applications/${uuid}?redirected=true`, 'direct', 'https://site.example/acme/applications/:id?ac=direct'],
])('of %s it keeps the page and the channel, and nothing that leads to somebody (C3)', (start, channel, kept) => {
  expect(applicationUrl('https://site.example/acme', start, channel)).toBe(kept)
})

it.each([
  ['', 'Dana@Shop.example ', 'dana@shop.example'],
  ['dana@shop.example', 'dana@shop.example', undefined],
  ['dana@shop.example', 'eve@shop.example', 'dana@shop.example,eve@shop.example'],
  ['dana@shop.example,eve@shop.example', 'dana@shop.example', 'eve@shop.example,dana@shop.example'],
  ['a@x.example,b@x.example,c@x.example', 'd@x.example', 'b@x.example,c@x.example,d@x.example'],
  ['', 'no address', undefined],
])('alias_set %j and %j make %j (C3)', (known, email, made) => {
  expect(withAlias(known === '' ? [] : known.split(','), email)).toBe(made)
})

it('reads of alias_set what are addresses (C3)', () => {
  expect(aliases('alias_set=dana%40shop.example%2Cx%2Ceve%40shop.example')).toEqual([
    'dana@shop.example',
    'eve@shop.example',
  ])
  expect(aliases('')).toEqual([])
})

it('tells with events only features that the server takes with them (C4, C5)', () => {
  expect(featuresTold('test_features=hero%3Ab%2C%20two%20words%2Cdana%40shop.example%2C%2Cnew_menu')).toEqual([
    'hero:b',
    'new_menu',
  ])
  expect(featuresTold(`test_features=${Array.from({ length: 60 }, (_none, at) => `f${at}`).join()}`)).toHaveLength(50)
  expect(featuresTold('')).toEqual([])
})
