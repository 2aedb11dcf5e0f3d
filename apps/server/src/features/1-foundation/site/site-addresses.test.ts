import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createHttp } from '../../../http/create-http.ts'
import { collectMethods } from '../../../http/methods-at.ts'
import { serveSite } from '../../../http/pages/static-site.ts'
import { sampleSites } from '../../../testing/default-site.ts'
import { createSites } from './served-site.ts'
import { hasPage, prefixAt } from './site-of.ts'

const webFolder = mkdtempSync(path.join(tmpdir(), 'cw-web-'))
writeFileSync(path.join(webFolder, 'index.html'), '<!doctype html><html lang="en"><head></head></html>')

const sites = createSites(sampleSites)
const app = createHttp({ prefixAt: prefixAt(sites), trustProxy: false })
const methodsAt = collectMethods(app)
app.get('/api/quote/:id', async () => ({}))
app.patch('/api/quote/:id', async () => ({}))
await serveSite(app, {
  ...{ webFolder, apiBase: '/api', prefixAt: prefixAt(sites), methodsAt },
  ...{ headAt: () => undefined, hasPage: hasPage(sites) },
})
afterAll(async () => {
  await app.close()
  rmSync(webFolder, { recursive: true, force: true })
})

const uuid = '0b7f1c52-5c7e-4f53-9c77-0d0f3c1f2a11'
const open = (url: string, accept = 'text/html', method: 'GET' | 'POST' = 'GET') =>
  app.inject({ url, method, headers: { host: 'localhost', accept } })

it.each([
  ...['/', '/?src=1', '/business', '/location/list', '/location/edit/3/address', '/location/group', '/done', '/resume'],
  ...['/gl/entryPoint', '/wc/g/uw-questions/edit/2', '/recommendations/0/show', '/pl/a/prior-insurance-coverage'],
  ...[`/quotes/${uuid}`, '/quotes/cut-short', `/applications/${uuid}/edit`, `/nowhere?uuid=${uuid}`],
  ...[`/${uuid}/quote-review`, '/sign-in', '/Sign-In/', `/accounts/${uuid}`, `/roles/agent/quotes/${uuid}`],
  ...['/renewals', `/renewals/uuid/${uuid}`, '/renewals/renewal-info', '/renewals/dynamic-questions/hc_census/edit/0'],
])('%s is a page of the site (S1)', async (url) => {
  expect((await open(url)).statusCode).toBe(200)
})

it.each([
  ...['/nowhere', '/metrics', '/live', '/index.html', '/business/more', '/wc/g/uw-questions/edit/two'],
  ...['/renewals/business', '/roles', '/sign-in/now', '/wp-login.php'],
])('%s is none: the page that says so comes with 404, and no cache keeps it (S1)', async (url) => {
  const { statusCode, headers, body } = await open(url)
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
  expect(body).toContain('<!doctype html>')
  const again = await app.inject({ url, headers: { accept: 'text/html', 'if-none-match': String(headers.etag) } })
  expect(again.statusCode).toBe(404)
})

it.each([
  ['/business', 'GET, HEAD'],
  [`/api/quote/${uuid}`, 'GET, HEAD, PATCH'],
])('another method at %s is refused with 405 and those that it takes: %s (A1)', async (url, methods) => {
  const { statusCode, headers } = await open(url, '*/*', 'POST')
  expect([statusCode, headers.allow]).toEqual([405, methods])
})

it.each(['/nowhere', '/api/nowhere', '/api/quote'])('no method at all is right at %s: 404 (A1)', async (url) => {
  expect((await open(url, '*/*', 'POST')).statusCode).toBe(404)
})
