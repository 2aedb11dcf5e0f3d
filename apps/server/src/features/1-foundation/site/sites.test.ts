import { expect, test } from 'vitest'
import { defaultSite } from '../../../testing/default-site.ts'
import { siteImageOrigins } from './image-origins.ts'
import { publicSite } from './public-site.ts'
import { readSite } from './read-site.ts'
import { createSites } from './served-site.ts'

const site = defaultSite

function read(readChanged: object) {
  const outcome = readSite(JSON.stringify({ ...site, ...readChanged }))
  if (!('site' in outcome)) throw new Error(JSON.stringify(outcome.faults))
  return outcome.site
}

test('collects the origins of the map services, logos and portraits of all sites (S3, C2)', () => {
  const own = read({ mapUrl: '/maps/{query}.png', logoUrl: '/logo.svg' })
  const foreign = read({
    mapUrl: 'https://maps.example:8443/static?q={query}&z=15',
    logoUrl: 'https://cdn.example/logo.svg',
    contact: { ...site.contact, avatar: 'https://people.example/dana.webp' },
  })
  expect(siteImageOrigins([site, own, foreign, foreign])).toEqual([
    'https://maps.example:8443',
    'https://cdn.example',
    'https://people.example',
  ])
  const [servedSite] = createSites([foreign]).all
  expect(servedSite && publicSite(servedSite, new Date(), '').mapUrl).toBe(foreign.mapUrl)
})

test('a host that would end the browsers’ policy is left out: one file disables no other site (C1, C2)', () => {
  const withAvatar = (avatar: string) => read({ contact: { ...site.contact, avatar } })
  const odd = ['https://a.example;script-src/x.png', 'https://a,b/x.png', 'https://*.example/x.png', 'portrait.png']
  expect(siteImageOrigins(odd.map(withAvatar))).toEqual([])
})

test('a site whose flow is unsound is not served (F5)', () => {
  const brokenSite = { ...site, stepsFlowMapping: [{ id: 'nowhere', group: 'insurance' }] }
  expect(() => createSites([brokenSite])).toThrow('there are no dynamic questions called nowhere')
})

test('a host has its own site, and every other one the common site (C1)', () => {
  const sites = createSites([{ ...site, id: 'acme', hosts: ['acme.example'] }, site])
  expect(sites.at('ACME.example:3000')?.site.id).toBe('acme')
  expect(sites.at('other.example')?.site.id).toBe('default')
  expect(createSites([{ ...site, hosts: ['acme.example'] }]).at('other.example')).toBeUndefined()
})

test('the longest prefix counts, on named hosts before others (C1)', () => {
  const sites = createSites([
    site,
    { ...site, id: 'acme', prefixPath: '/acme' },
    { ...site, id: 'acme-pro', prefixPath: '/acme/pro' },
    { ...site, id: 'harbor', hosts: ['harbor.example'], prefixPath: '/shop' },
    { ...site, id: 'agents', hosts: ['agents.example'] },
  ])
  const at = (host: string, url: string) => sites.at(host, url)?.site.id
  expect(at('any.example', '/')).toBe('default')
  expect(at('any.example', '/acme')).toBe('acme')
  expect(at('any.example', '/acme/business?x=/')).toBe('acme')
  expect(at('any.example', '/acme?x=1')).toBe('acme')
  expect(at('any.example', '/acmes')).toBe('default')
  expect(at('any.example', '/acme/pro/api/site')).toBe('acme-pro')
  expect(at('harbor.example', '/shop/')).toBe('harbor')
  expect(at('harbor.example', '/')).toBe('default')
  expect(at('agents.example', '/acme/')).toBe('agents')
})

test('a change of one site makes a new revision, and recompiles no others (C1)', () => {
  const other = { ...site, id: 'acme', hosts: ['acme.example'] }
  const before = createSites([site, other])
  const after = createSites([site, { ...other, name: 'Acme' }])
  expect(after.revision).not.toBe(before.revision)
  expect(after.byId('default')).toBe(before.byId('default'))
  expect(after.byId('acme')).not.toBe(before.byId('acme'))
})

test('a site’s own texts replace the catalogue’s (C2)', () => {
  const [servedSite] = createSites([{ ...site, texts: { 'step.contact.label': 'Who are you?' } }]).all
  expect(servedSite?.translate('step.contact.label')).toBe('Who are you?')
  expect(servedSite?.translate('step.insurance.label')).toBe(
    createSites([site]).byId('default')?.translate('step.insurance.label'),
  )
})

test('a binder host belongs to its site, and every host names where accounts are shown (S9)', () => {
  const acme = read({ id: 'acme', hosts: ['acme.example'], binderHosts: ['my.acme.example'] })
  const sites = createSites([acme, site])
  const textAt = (host: string) => {
    const servedSite = sites.at(host)
    if (!servedSite) throw new Error('There is no site')
    const { id, binder, is_binder } = publicSite(servedSite, new Date(), host)
    return { id, binder, is_binder }
  }
  expect(textAt('acme.example:3000')).toEqual({ id: 'acme', binder: { host: 'my.acme.example' }, is_binder: false })
  expect(textAt('MY.acme.example:3000')).toEqual({ id: 'acme', binder: { host: 'my.acme.example' }, is_binder: true })
  expect(textAt('other.example')).toEqual({ id: 'default', is_binder: true })
  expect(textAt('acme.example')).not.toHaveProperty('retention')
})

test('a browser gets every line and advisor it may have to show (R7)', () => {
  const [servedSite] = createSites([site]).all
  expect(site.customerFacing?.contactUsConfig).toBeDefined()
  expect(servedSite && publicSite(servedSite, new Date(), '').customerFacing).toEqual(site.customerFacing)
})

test('the day is the calendar day at the site', () => {
  const [servedSite] = [createSites([site]).byId('default')]
  expect(servedSite?.today(new Date('2026-11-21T05:59:00Z'))).toBe('2026-11-20')
  expect(servedSite?.today(new Date('2026-11-21T06:01:00Z'))).toBe('2026-11-21')
})
