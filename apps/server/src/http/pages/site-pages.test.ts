import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createHttp } from '../create-http.ts'
import { secure } from '../security/security.ts'
import { type PageHead, readIndexPages } from './index-page.ts'
import type { PrerenderInput } from './prerenderer.ts'
import { serveSite } from './static-site.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'cw-pages-'))
mkdirSync(path.join(folder, 'assets'))
writeFileSync(
  path.join(folder, 'index.html'),
  `<!doctype html><html lang="en"><head><title>x</title><script type="application/json" id="site">{}</script>
<script type="application/json" id="visitor">{}</script><style>b{c:d}</style></head>
<body><div id="root"></div></body></html>`,
)

mkdirSync(path.join(folder, '.prerender'))
writeFileSync(path.join(folder, '.prerender/inline-scripts.json'), '["replay()"]')

mkdirSync(path.join(folder, '.vite'))
writeFileSync(path.join(folder, '.vite/manifest.json'), '{"src/router.tsx":{"file":"assets/router-1.js"}}')

const head: PageHead = {
  lang: 'en',
  title: 'Shop',
  description: 'Offers',
  mode: 'client',
  style: '',
  site: '{"id":"shop"}',
  parts: [],
}
const nobody = { status: 'not_authenticated', roles: [] }
const hostile = '</script><script>alert(1)</script>'

/** The API's answers, by the session's cookie. */
const api = { calls: 0, isBroken: false, quote: {} as object, roles: [] as string[] }
const inputs: PrerenderInput[] = []

const prefixAt = (_host: string, url: string) => (url.startsWith('/acme') ? '/acme' : '')
const app = createHttp({ prefixAt, trustProxy: false })
const pages = readIndexPages(folder, '/api')
secure(app, { https: false, apiBase: '/api', prefixAt, inPage: pages?.inPage })
app.get('/api/quote', async ({ headers }, reply) => {
  api.calls += 1
  if (api.isBroken) return reply.code(503).send({})
  if (headers.cookie?.includes('cw_session=ours')) reply.header('set-cookie', 'cw_session=prolonged')
  return { data: headers.cookie?.includes('cw_session=ours') ? api.quote : null }
})
app.get('/api/v1/users/get-logged-in-user.json', async ({ headers }) => ({
  data: headers.cookie?.includes('cw_session=ours') ? { ...nobody, roles: api.roles } : nobody,
}))
await serveSite(app, {
  webFolder: folder,
  apiBase: '/api',
  prefixAt,
  headAt: () => head,
  isKnown: ({ headers }) => headers.cookie?.includes('cw_session') === true,
  needsConsent: ({ headers }) => headers.cookie?.includes('consent=') !== true,
  prerender: async (request) => {
    inputs.push(request)
    return '<h1>Rendered</h1>'
  },
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  inputs.length = 0
  Object.assign(api, { calls: 0, isBroken: false, quote: { company_name: hostile, completed: false }, roles: [] })
})

const open = (url: string, cookie?: string) =>
  app.inject({ url, headers: { accept: 'text/html', ...(cookie ? { cookie } : {}) } })
const ownCookie = 'cw_session=ours'

test('all strangers get the same first page, rendered once (speed)', async () => {
  const first = await open('/', 'other=1')
  const second = await open('/?utm_source=mail')
  expect(first.body).toContain('<div id="root"><h1>Rendered</h1></div>')
  expect(first.body).toContain(
    `id="visitor">${JSON.stringify({ user: nobody, quote: null, needsConsent: true })}</script>`,
  )
  expect([first.headers['cache-control'], first.headers.vary]).toEqual(['no-cache', 'accept-encoding, cookie'])
  expect(second.headers.etag).toBe(first.headers.etag)
  expect(inputs).toEqual([
    {
      site: head.site,
      user: nobody,
      quote: null,
      needsConsent: true,
      base: '/',
      address: '/',
      arrival: { cookies: '', address: '/' },
    },
  ])
})

test('a page that the application renders preloads the addresses of all pages, the first page does not (speed)', async () => {
  const preload = '<link rel="modulepreload" fetchpriority="low" href="./assets/router-1.js">'
  expect((await open('/')).body).not.toContain(preload)
  expect((await open('/sign-in', ownCookie)).body).toContain(preload)
  api.roles = ['support']
  expect((await open('/roles/support', ownCookie)).body).toContain(preload)
})

test('a stranger who chose about cookies gets the page without the banner, also rendered once (S7, speed)', async () => {
  const reply = await open('/')
  const replyWithConsent = await open('/', 'consent=chosen')
  expect((await open('/', 'consent=chosen')).headers.etag).toBe(replyWithConsent.headers.etag)
  expect(replyWithConsent.headers.etag).not.toBe(reply.headers.etag)
  expect(inputs.map(({ needsConsent }) => needsConsent)).toEqual([false])
})

test('a page has the colors that its visitor chose before the first paint, for any visitor', async () => {
  const schemeOf = async (cookie?: string, url = '/') =>
    /<html [^>]*data-scheme="(\w+)"/.exec((await open(url, cookie)).body)?.[1]
  expect(await schemeOf()).toBeUndefined()
  expect(await schemeOf('color_scheme=dark')).toBe('dark')
  expect(await schemeOf('consent=chosen; color_scheme=light')).toBe('light')
  expect(await schemeOf(`${ownCookie}; color_scheme=dark`)).toBe('dark')
  expect(await schemeOf('color_scheme="><script>')).toBeUndefined()
  expect(await schemeOf(), 'the next stranger').toBeUndefined()
  api.roles = ['support']
  expect(await schemeOf(`${ownCookie}; color_scheme=dark`, '/roles/support')).toBe('dark')
})

test('a signed-in visitor gets a personal page that matches the API, and no cache stores it (speed, case C7)', async () => {
  const { body, headers } = await open('/acme/', ownCookie)
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers.etag).toBeUndefined()
  expect(headers['set-cookie']).toEqual(['cw_session=prolonged'])
  expect(body).not.toContain(hostile)
  const visitor = JSON.parse(/id="visitor">(.*?)<\/script>/s.exec(body)?.[1] ?? '')
  expect(visitor).toEqual({ user: nobody, quote: api.quote, needsConsent: true })
  expect(inputs).toMatchObject([{ site: head.site, user: nobody, quote: api.quote, base: '/acme/', address: '/acme/' }])
  expect((await open('/')).body).not.toContain('company_name')
})

test('a visitor’s page reflects their address and cookies (R7, seed 6)', async () => {
  for (const [url, cookie] of [
    ['/?ac=search', undefined],
    ['/?partner=oak&x=1', undefined],
    ['/', 'a=b; special_phone=fair'],
  ] as const) {
    inputs.length = 0
    const { headers } = await open(url, cookie)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(inputs).toMatchObject([{ user: nobody, arrival: { cookies: cookie ?? '', address: url } }])
  }
  // Nobody can put their own into the page that everybody gets.
  await open('/?%61c=search')
  expect(inputs.slice(1)).toEqual([])
})

test.for([
  ['another page', '/business'],
  ['a link to a quote', '/?quote_id=1'],
  ['the first page, opened for changes', '/?edit=true'],
])('%s says who is there, and is drawn by the application (speed)', async ([, url = '/']) => {
  const { body } = await open(url, ownCookie)
  expect(body).toContain('"company_name"')
  expect(body).toContain('<div id="root"></div>')
  expect(inputs).toEqual([])
})

test('the application draws the first page of staff, and of a submitted quote (speed)', async () => {
  api.roles = ['agent']
  expect((await open('/', ownCookie)).body).toContain('id="visitor">{}</script>')
  Object.assign(api, { roles: [], quote: { completed: true } })
  expect((await open('/', ownCookie)).body).toContain('"completed":true')
  expect(inputs).toEqual([])
})

test('when the API does not answer, everybody gets the page without personal data (durability)', async () => {
  api.isBroken = true
  for (const [url, cookie] of [
    ['/elsewhere', undefined],
    ['/', ownCookie],
  ] as const) {
    const { statusCode, body, headers } = await open(url, cookie)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(body).toContain('id="visitor">{}</script>')
    expect(body).toContain('<div id="root"></div>')
  }
})

test('a page that looks like a file has no personal data (case C7)', async () => {
  const { body, headers } = await open('/quotes/1.css', ownCookie)
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toContain('id="visitor">{}</script>')
  expect(api.calls).toBe(0)
})

test('the inline parts of every page are allowed, and nothing else (case C5)', async () => {
  const policy = String((await open('/')).headers['content-security-policy']).split(';')
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  expect(policy).toContain(`script-src 'self' ${hashOf('replay()')}`)
  expect(policy).toContain(`style-src 'self' ${hashOf('b{c:d}')}`)
})

test('pages are sent compressed (speed)', async () => {
  for (const cookie of [undefined, ownCookie]) {
    const headers = { accept: 'text/html', 'accept-encoding': 'gzip, br', ...(cookie ? { cookie } : {}) }
    const reply = await app.inject({ url: '/', headers })
    expect(reply.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(reply.rawPayload).toString()).toContain('<h1>Rendered</h1>')
  }
})
