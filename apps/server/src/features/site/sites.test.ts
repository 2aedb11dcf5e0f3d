import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { mapOrigins } from './map-origins.ts'
import { publicSite } from './public-site.ts'
import { readSites } from './read-sites.ts'
import { selectableTypes } from './selectable-types.ts'
import { createSites } from './served-site.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'cw-sites-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const [site] = readSites()
if (!site) throw new Error('There is no site')

function read(content: string) {
  writeFileSync(path.join(folder, 'acme.json'), content)
  return readSites(pathToFileURL(`${folder}/`))
}

test.for([
  ['no JSON', '{', 'acme.json is not well-formed JSON'],
  ['a missing key', JSON.stringify({ ...site, timeZone: undefined }), 'acme.json'],
  ['a wrong kind', JSON.stringify({ ...site, wholesaler: 'yes' }), 'acme.json cannot be used: /wholesaler'],
  ['a map address that names no place', JSON.stringify({ ...site, mapUrl: 'https://maps.example/tiles' }), '/mapUrl'],
  ['a map address that is none', JSON.stringify({ ...site, mapUrl: 'javascript:{query}' }), '/mapUrl'],
  ['an unknown key', JSON.stringify({ ...site, colour: 'red' }), 'acme.json'],
])('a site file with %s is refused by name (C1)', ([, content, reason]) => {
  expect(() => read(content ?? '')).toThrow(reason)
})

test('the map services of all sites are known by their origins (S3)', () => {
  const [own] = read(JSON.stringify({ ...site, mapUrl: '/maps/{query}.png' }))
  const [foreign] = read(JSON.stringify({ ...site, mapUrl: 'https://maps.example:8443/static?q={query}&z=15' }))
  if (!own || !foreign) throw new Error('A site was not read')
  expect(mapOrigins([site, own, foreign, foreign])).toEqual(['https://maps.example:8443'])
  const [served] = createSites([foreign]).all
  expect(served && publicSite(served, new Date()).mapUrl).toBe(foreign.mapUrl)
})

test('a site whose flow is unsound is not served (F5)', () => {
  const broken = { ...site, stepsFlowMapping: [{ id: 'nowhere', group: 'insurance' }] }
  expect(() => createSites([broken])).toThrow('there are no dynamic questions called nowhere')
})

test('a host has its own site, and every other one the common site (C1)', () => {
  const sites = createSites([{ ...site, id: 'acme', hosts: ['acme.example'] }, site])
  expect(sites.ofHost('ACME.example:3000')?.site.id).toBe('acme')
  expect(sites.ofHost('other.example')?.site.id).toBe('default')
  expect(createSites([{ ...site, hosts: ['acme.example'] }]).ofHost('other.example')).toBeUndefined()
})

test('the day is the calendar day at the site', () => {
  const [served] = [createSites([site]).byId('default')]
  expect(served?.today(new Date('2026-11-21T05:59:00Z'))).toBe('2026-11-20')
  expect(served?.today(new Date('2026-11-21T06:01:00Z'))).toBe('2026-11-21')
})

test('a wholesaler offers what it may; another what it names, or everything (I1)', () => {
  const linesOf = (wholesaler: boolean, selectableLobs: string[]) =>
    selectableTypes({ wholesaler, selectableLobs }).map(({ line }) => line)
  expect(linesOf(false, [])).toHaveLength(16)
  expect(linesOf(false, ['bop', 'gl'])).toEqual(['gl', 'bop'])
  expect(linesOf(true, ['gl'])).toHaveLength(16)
})
