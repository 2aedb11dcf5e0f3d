import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createHttp } from './create-http.ts'
import { serveSite } from './pages/static-site.ts'

const webFolder = mkdtempSync(path.join(tmpdir(), 'cw-web-'))
mkdirSync(path.join(webFolder, 'assets'))
writeFileSync(path.join(webFolder, 'index.html'), '<!doctype html><html><head><title>x</title></head></html>')
writeFileSync(path.join(webFolder, 'assets', 'app.js'), 'let x')

/** `/acme` on every host, and nothing on one other host. */
const prefixAt = (host: string, url: string): string =>
  host.startsWith('plain.') || !/^\/acme(?=[/?]|$)/.test(url) ? '' : '/acme'

async function start(trustProxy: false | number) {
  const app = createHttp({ prefixAt, trustProxy })
  app.get('/api/site', async ({ url, originalUrl }) => ({ url, originalUrl }))
  await serveSite(app, { webFolder, apiBase: '/api', prefixAt, headAt: () => undefined })
  return app
}
const app = await start(false)
const behindProxy = await start(1)
afterAll(async () => {
  await Promise.all([app.close(), behindProxy.close()])
  rmSync(webFolder, { recursive: true, force: true })
})

const page = { accept: 'text/html' }

it('pages, files and API are at the same addresses below the prefix as at the root (C1)', async () => {
  for (const url of ['/acme/', '/acme/business?edit=true', '/acme/?src=1']) {
    const reply = await app.inject({ url, headers: page })
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain('<base href="/acme/"><meta name="api-base" content="/acme/api">')
  }
  const root = await app.inject({ url: '/', headers: page })
  expect(root.body).toContain('<base href="/"><meta name="api-base" content="/api">')
  expect((await app.inject('/acme/assets/app.js')).body).toBe('let x')
  expect((await app.inject('/acme/api/site?x=1')).json()).toEqual({
    url: '/api/site?x=1',
    originalUrl: '/acme/api/site?x=1',
  })
  expect((await app.inject('/acme/api/nothing')).statusCode).toBe(404)
  expect((await app.inject('/acme/assets/nothing.js')).statusCode).toBe(404)
})

it('a page below a prefix is a different page to caches (C1)', async () => {
  const [root, below] = await Promise.all(['/', '/acme/'].map((url) => app.inject({ url, headers: page })))
  expect(root?.headers.etag).not.toBe(below?.headers.etag)
  const again = await app.inject({ url: '/acme/', headers: { ...page, 'if-none-match': String(root?.headers.etag) } })
  expect(again.statusCode).toBe(200)
})

it.each([
  ['/acme', '/acme/'],
  ['/acme?src=1', '/acme/?src=1'],
])('%s leads to %s, so that files are found beside the pages (C1)', async (url, location) => {
  const reply = await app.inject({ url, headers: page })
  expect([reply.statusCode, reply.headers.location]).toEqual([302, location])
})

it('an address that merely begins like the prefix is not below it (C1)', async () => {
  const reply = await app.inject({ url: '/acmes', headers: page })
  expect(reply.body).toContain('<base href="/">')
})

it('the host counts: behind a proxy the forwarded one, and nobody else’s claim (C1)', async () => {
  const base = async (server: typeof app, headers: Record<string, string>) =>
    /base href="([^"]*)"/.exec((await server.inject({ url: '/acme/', headers: { ...page, ...headers } })).body)?.[1]
  expect(await base(app, { host: 'plain.example' })).toBe('/')
  expect(await base(app, { host: 'a.example', 'x-forwarded-host': 'plain.example' })).toBe('/acme/')
  expect(await base(behindProxy, { host: 'a.example', 'x-forwarded-host': 'plain.example' })).toBe('/')
  const forwardedCall = { url: '/acme/api/site', headers: { host: 'a.example', 'x-forwarded-host': 'plain.example' } }
  expect([(await app.inject(forwardedCall)).statusCode, (await behindProxy.inject(forwardedCall)).statusCode]).toEqual([
    200, 404,
  ])
  expect(await base(behindProxy, { host: 'plain.example', 'x-forwarded-host': 'plain.example, a.example' })).toBe(
    '/acme/',
  )
})
