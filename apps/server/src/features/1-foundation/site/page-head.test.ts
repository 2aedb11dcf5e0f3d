import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { themeCss } from '@coverwright/catalogue/sites/theme-css'
import { afterAll, expect, it } from 'vitest'
import { createHttp } from '../../../http/create-http.ts'
import { serveSite } from '../../../http/pages/static-site.ts'
import { secure } from '../../../http/security/security.ts'
import { defaultSite, sampleSites } from '../../../testing/default-site.ts'
import { createPageHead } from './page-head.ts'
import { createSites } from './served-site.ts'
import { prefixAt } from './site-of.ts'

const webFolder = mkdtempSync(path.join(tmpdir(), 'cw-web-'))
writeFileSync(
  path.join(webFolder, 'index.html'),
  '<!doctype html><html lang="en"><head><title>x</title><script type="application/json" id="site">{}</script></head></html>',
)

const hostile = '</script><script>alert(1)</script></title><!-- & "quoted" $& $` $1'
const own = sampleSites
const sites = createSites([
  ...own,
  { ...defaultSite, id: 'hostile', name: hostile, hosts: ['hostile.test'], texts: { 'step.home.title': hostile } },
])
const harbor = own.find(({ id }) => id === 'harbor')

const clock = { now: new Date('2026-11-20T18:00:00Z') }
const headAt = createPageHead({ sites, clock: () => clock.now, signIn: { code: true }, flagsElsewhere: false })
const app = createHttp({ prefixAt: prefixAt(sites), trustProxy: false })
secure(app, {
  https: false,
  apiBase: '/api',
  prefixAt: prefixAt(sites),
  pageStyle: (request) => headAt(request)?.style ?? '',
})
await serveSite(app, { webFolder, apiBase: '/api', prefixAt: prefixAt(sites), headAt })
afterAll(async () => {
  await app.close()
  rmSync(webFolder, { recursive: true, force: true })
})

async function open(host: string, url = '/') {
  const { body, headers } = await app.inject({ url, headers: { host, accept: 'text/html' } })
  const of = (pattern: RegExp): string => pattern.exec(body)?.[1] ?? ''
  return {
    body,
    lang: of(/<html lang="([^"]*)"/),
    title: of(/<title>(.*?)<\/title>/s),
    description: of(/<meta name="description" content="(.*?)">/s),
    style: of(/<style>(.*?)<\/style>/s),
    site: JSON.parse(of(/<script type="application\/json" id="site">(.*?)<\/script>/s)),
    policy: /style-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1],
  }
}

it('has language, name and looks of the site before anything is fetched (C1, C2)', async () => {
  const { lang, title, description, style, site } = await open('harbor.localhost:3000')
  expect([lang, title]).toEqual(['en-US', 'Harbor &amp; Pine: business insurance quotes'])
  expect(description).toMatch(/^Harbor &amp; Pine: describe your business once/)
  expect(style).toBe(themeCss(harbor?.theme))
  expect(style).toContain('--site-brand:#2a45b0')
  expect(site).toMatchObject({ id: 'harbor', today: '2026-11-20', sign_in: { code: true } })
  expect(site).not.toHaveProperty('hosts')
  expect(site).not.toHaveProperty('retention')
  expect((await open('france.localhost')).lang).toBe('fr-FR')
  expect((await open('any.example', '/cornerstop/business')).site.id).toBe('cornerstop')
})

it('allows the theme’s styles in its own page, and no others in any (C2)', async () => {
  const { style, policy } = await open('harbor.localhost')
  const hash = createHash('sha256').update(style).digest('base64')
  expect(policy).toBe(`'self' 'sha256-${hash}'`)
  const other = await open('meridian.localhost')
  expect(other.policy).not.toContain(hash)
  const plain = await open('any.example')
  expect([plain.style, plain.policy]).toEqual(['', "'self'"])
})

it('no text of a site can end its element or act as a replacement pattern (C1)', async () => {
  const { body, title, site } = await open('hostile.test')
  expect(site.name).toBe(hostile)
  expect(site.texts['step.home.title']).toBe(hostile)
  expect(body.match(/<script/g)).toHaveLength(1)
  expect(body.match(/<\/title>/g)).toHaveLength(1)
  expect(body).not.toContain('<!--')
  expect(title).toContain('&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;/title&gt;')
  expect(title).toContain('&quot;quoted&quot; $&amp; $` $1')
})

it('changes from day to day (C1)', async () => {
  const before = await open('harbor.localhost')
  clock.now = new Date('2026-11-21T18:00:00Z')
  const after = await open('harbor.localhost')
  clock.now = new Date('2026-11-20T18:00:00Z')
  expect([before.site.today, after.site.today]).toEqual(['2026-11-20', '2026-11-21'])
})
