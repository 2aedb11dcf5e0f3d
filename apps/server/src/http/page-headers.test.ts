import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '../composition/http.ts'
import { createLog } from '../platform/log/log.ts'
import { createTestDatabase } from '../platform/testing/test-database.ts'

const { pool } = await createTestDatabase()
const folder = mkdtempSync(path.join(tmpdir(), 'cw-headers-'))
const webFolder = path.join(folder, 'dist')
const filesFolder = path.join(folder, 'files')
for (const newFolder of [path.join(webFolder, 'assets'), path.join(webFolder, '.vite'), filesFolder])
  mkdirSync(newFolder, { recursive: true })
writeFileSync(path.join(webFolder, 'index.html'), '<!doctype html><html lang="en"><head><title>x</title></head></html>')
writeFileSync(path.join(webFolder, 'assets/app-1a2b.js'), 'export {}')
writeFileSync(path.join(webFolder, '.vite/manifest.json'), '{"secret":1}')
writeFileSync(path.join(webFolder, '.env'), 'SECRET=1')
mkdirSync(path.join(webFolder, '.embed'))
writeFileSync(path.join(webFolder, '.embed/embed.js'), 'define()')
writeFileSync(path.join(filesFolder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
writeFileSync(path.join(filesFolder, 'notes.txt'), 'secret')
writeFileSync(path.join(folder, 'outside.json'), '{"secret":1}')
symlinkSync(path.join(folder, 'outside.json'), path.join(filesFolder, 'linked.json'))

const routes: FastifyPluginAsyncTypebox = async (api) => {
  const config = { policy: { permission: 'public', repeat: 'safe' } } as const
  api.get('/quote/:id', { config }, async ({ params }) => ({ data: { company_name: 'Blue Door', params } }))
  api.get('/bug', { config }, async () => {
    throw new Error('secret')
  })
  api.get('/away', { config }, async (_request, reply) => reply.redirect('/business', 302))
}

const app = await createApp({
  settings: {
    apiBase: '/api',
    webFolder,
    filesFolders: [filesFolder],
    publicUrl: new URL('https://quotes.example'),
    https: true,
    trustProxy: false,
    requestsPerMinute: 100_000,
    busyAfterMs: 100,
  },
  log: createLog('silent'),
  pool,
  routes: [routes],
  prefixAt: (_host, url) => (url.startsWith('/acme') ? '/acme' : ''),
  embeddersAt: ({ host }) => (host === 'framed.example' ? ['https://partner.example', 'http://localhost:*'] : []),
})
await app.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.server.address() as AddressInfo
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

test.for([
  ['the page', '/', 200],
  ['a page of the application', '/business', 200],
  ['the page of a site below a path', '/acme/', 200],
  ['the way to it', '/acme', 302],
  ['a reply of the API', '/api/quote/1', 200],
  ['what is not there', '/api/nowhere', 404],
  ['a file that is not there', '/assets/gone.js', 404],
  ['a bug', '/api/bug', 500],
  ['a redirect', '/api/away', 302],
  ['a script', '/assets/app-1a2b.js', 200],
  ['a logo', '/site-files/logo.svg', 200],
  ['a file of a site that is not there', '/site-files/gone.svg', 404],
  ['health', '/healthz', 200],
] as const)('%s comes with every header that holds a browser back (case C4, C6)', async ([, url, status]) => {
  const { statusCode, headers } = await app.inject({ url, headers: page })
  expect(statusCode).toBe(status)
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/frame-ancestors 'none'|sandbox/)
  expect(policy).toMatch(/default-src '(self|none)'/)
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe|\*|http:/)
  expect(headers).not.toHaveProperty('x-powered-by')
  expect(headers).not.toHaveProperty('server')
})

test('a page runs only our own scripts, turns no text into one, and reports violations (case C5, C6)', async () => {
  const { headers } = await app.inject({ url: '/acme/business', headers: page })
  const policy = String(headers['content-security-policy']).split(';')
  expect(policy).toEqual(
    expect.arrayContaining([
      "script-src 'self'",
      "style-src 'self'",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      'report-uri /acme/api/policy-reports',
      'report-to policy',
    ]),
  )
  expect(headers['reporting-endpoints']).toBe('policy="/acme/api/policy-reports"')
})

test('only the form may be framed, by the origins that its site names (O12, case C11)', async () => {
  const open = async (url: string, host = 'framed.example') => {
    const { headers } = await app.inject({ url, headers: { ...page, host } })
    const ancestors = /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
    return [ancestors, headers['x-frame-options']]
  }
  const frameHeaders = ['https://partner.example http://localhost:*', undefined]
  const refusedHeaders = ["'none'", 'DENY']
  expect(await open('/embed')).toEqual(frameHeaders)
  expect(await open('/embed?x=1')).toEqual(frameHeaders)
  for (const url of ['/', '/start', '/embed/', '/embed/start', '/embed.js', '/embedded', '/api/quote/1'])
    expect(await open(url), url).toEqual(refusedHeaders)
  expect(await open('/embed', 'quotes.example')).toEqual(refusedHeaders)
})

test('pages of other sites may load the form’s script, where its site may be embedded (O12)', async () => {
  const load = (host: string) => app.inject({ url: '/embed.js', headers: { host } })
  const { statusCode, headers, body } = await load('framed.example')
  expect([statusCode, body, headers['cross-origin-resource-policy']]).toEqual([200, 'define()', 'cross-origin'])
  expect((await load('quotes.example')).statusCode).toBe(404)
})

test('no cache keeps a missing file of another version as missing (case D11)', async () => {
  const { statusCode, headers } = await app.inject('/assets/of-another-version-12345678.js')
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
})

test.for(['/%ff', `/api/quote/${'a'.repeat(300)}`])('so does the answer to the address %s (case C6)', async (url) => {
  const { headers } = await app.inject({ url, headers: page })
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'cache-control': 'no-store',
  })
})

test.for([
  '/api/quote/1',
  '/api/quote/1?x=.css',
  '/api/quote/x.css',
  '/api/quote/1/x.css',
  '/api/quote/1/x.js',
  '/api/quote/1;.js',
  '/api/quote/1%3b.js',
  '/api/quote/1%2Fx.css',
  '/api/quote/1%2f..%2fx.png',
  '/api/quote/1%00.css',
  '/api/quote/1%23.css',
  '/api/quote/1/..%2f..%2fassets/app-1a2b.js',
])('no cache keeps what %s says, however careless it is (case C7)', async (url) => {
  for (const headers of [page, { accept: '*/*' }, { accept: 'text/css,*/*;q=0.1' }]) {
    const reply = await app.inject({ url, headers })
    expect(reply.headers['cache-control']).toBe('no-store')
  }
})

test.for(['/quote/x', '/quotes/1', '/business'])(
  'the page at %s contains nothing personal, and is revalidated (case C7)',
  async (url) => {
    const reply = await app.inject({ url, headers: page })
    expect([reply.statusCode, reply.headers['cache-control'], reply.headers['set-cookie']]).toEqual([
      200,
      'no-cache',
      undefined,
    ])
  },
)

test.for(['/quotes/1.css', '/quotes/x.js', '/quotes/1;.js', '/quotes/1%3b.js', '/quotes/1%2Fx.css', '/a/b.png'])(
  'no cache stores the page at %s, which looks like a file (case C7)',
  async (url) => {
    const reply = await app.inject({ url, headers: page })
    expect([reply.headers['cache-control'], reply.body.includes('Blue Door')]).toEqual(['no-store', false])
  },
)

const secrets = [
  '/.git/config',
  '/.git/HEAD',
  '/.env',
  '/.vite/manifest.json',
  '/assets/',
  '/assets',
  '/assets/app-1a2b.js.map',
  '/package.json',
  '/server.ts',
  '/..%2foutside.json',
  '/%2e%2e/outside.json',
  '/..%5coutside.json',
  '/assets/..%2f..%2foutside.json',
  '/assets/%00',
  '/assets/app-1a2b.js%00.css',
  '/site-files/',
  '/site-files/notes.txt',
  '/site-files/linked.json',
  '/site-files/..%2foutside.json',
  '/site-files/..%2f..%2fetc%2fpasswd',
  '/site-files/%2e%2e%2foutside.json',
  '/site-files/logo.svg%00.png',
  '/site-files/logo.svg/..%2f..%2foutside.json',
  '/site-files//etc/passwd',
  '/metrics/../.env',
  '/debug',
  '/api/../.env',
]

test.for(secrets)('%s gives nothing away (case C7)', async (url) => {
  for (const headers of [{ accept: '*/*' }, page]) {
    const reply = await app.inject({ url, headers })
    expect(reply.statusCode === 200 ? reply.body : '').not.toMatch(/secret|SECRET|root:|Index of/)
    if (reply.statusCode === 200) expect(reply.headers['content-type']).toContain('text/html')
    else expect([400, 403, 404]).toContain(reply.statusCode)
  }
})

/** The server's reply to a request line that no client library would send. */
const say = (line: string) =>
  new Promise<string>((resolve) => {
    let receivedText = ''
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    )
    socket.on('data', (part) => {
      receivedText += part
    })
    socket.on('close', () => resolve(receivedText))
    socket.on('error', () => resolve(receivedText))
  })

test.for([
  'TRACE /api/quote/1',
  'TRACK /api/quote/1',
  'CONNECT evil.test:443',
  'PROPFIND /',
  'PUT /api/quote/1',
  'DELETE /',
  'get /api/quote/1',
  'JEFF /api/quote/1',
])('%s is refused, and repeats nothing (case C3, C7)', async (line) => {
  const reply = await say(line)
  expect(reply).not.toContain('HTTP/1.1 2')
  expect(reply).not.toMatch(/HTTP\/1\.1 5|Blue Door|evil\.test/)
})

test.for(['GET /../../../etc/passwd', 'GET http://evil.test/.env', 'GET //evil.test/%2e%2e', 'GET /\\evil.test'])(
  '%s leads nowhere else (case C7)',
  async (line) => {
    const reply = await say(line)
    expect(reply).not.toMatch(/root:|SECRET/)
    expect(reply).not.toMatch(/location: [^\r]*evil/i)
  },
)
