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
  ['a wrong kind', JSON.stringify({ ...site, currency: 1 }), 'acme.json cannot be used: /currency'],
  ['a map address that names no place', JSON.stringify({ ...site, mapUrl: 'https://maps.example/tiles' }), '/mapUrl'],
  ['a map address that is none', JSON.stringify({ ...site, mapUrl: 'javascript:{query}' }), '/mapUrl'],
  [
    'a hold on what is no quote',
    JSON.stringify({ ...site, retention: { ...site.retention, legalHold: ['x'] } }),
    '/retention',
  ],
  ['no end to drafts', JSON.stringify({ ...site, retention: { ...site.retention, draftDays: 0 } }), '/retention'],
  ['a binder host that is none', JSON.stringify({ ...site, binderHosts: ['https://x'] }), '/binderHosts'],
  ['a phone line without a number', JSON.stringify({ ...site, contactUs: { special: { fair: 1 } } }), '/contactUs'],
  [
    'a round robin of nobody',
    JSON.stringify({ ...site, contactUs: { roundRobin: [{ id: 'a', members: [] }] } }),
    '/contactUs',
  ],
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
  expect(served && publicSite(served, new Date(), '').mapUrl).toBe(foreign.mapUrl)
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

test('a binder host is of its site, and every host is told where accounts are shown (S9)', () => {
  const [acme] = read(
    JSON.stringify({ ...site, id: 'acme', hosts: ['acme.example'], binderHosts: ['my.acme.example'] }),
  )
  if (!acme) throw new Error('The site was not read')
  const sites = createSites([acme, site])
  const told = (host: string) => {
    const served = sites.ofHost(host)
    if (!served) throw new Error('There is no site')
    const { id, binder, is_binder } = publicSite(served, new Date(), host)
    return { id, binder, is_binder }
  }
  expect(told('acme.example:3000')).toEqual({ id: 'acme', binder: { host: 'my.acme.example' }, is_binder: false })
  expect(told('MY.acme.example:3000')).toEqual({ id: 'acme', binder: { host: 'my.acme.example' }, is_binder: true })
  expect(told('other.example')).toEqual({ id: 'default', is_binder: true })
  expect(told('acme.example')).not.toHaveProperty('retention')
})

test('a browser is told of every line and advisor it may have to show (R7)', () => {
  const [served] = createSites([site]).all
  expect(site.contactUs).toBeDefined()
  expect(served && publicSite(served, new Date(), '').contactUs).toEqual(site.contactUs)
})

test('the day is the calendar day at the site', () => {
  const [served] = [createSites([site]).byId('default')]
  expect(served?.today(new Date('2026-11-21T05:59:00Z'))).toBe('2026-11-20')
  expect(served?.today(new Date('2026-11-21T06:01:00Z'))).toBe('2026-11-21')
})

test('a wholesaler offers what it may; another what it names, or everything (I1)', () => {
  const linesOf = (wholesaler: boolean, selectableLobs: string[]) =>
    selectableTypes({ channel: wholesaler ? 'wholesaler' : 'direct', country: 'US', selectableLobs }).map(
      ({ line }) => line,
    )
  expect(linesOf(false, [])).toHaveLength(16)
  expect(linesOf(false, ['bop', 'gl'])).toEqual(['gl', 'bop'])
  expect(linesOf(true, ['gl'])).toHaveLength(16)
})
