import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { afterAll, expect, test } from 'vitest'
import { createPool } from '../platform/database/database.ts'
import { AppError, notFound } from '../platform/errors/app-error.ts'
import { createLog } from '../platform/log/log.ts'
import { createTestDatabase } from '../platform/testing/test-database.ts'
import { createApp } from './http.ts'

const { pool } = await createTestDatabase()
const webFolder = mkdtempSync(path.join(tmpdir(), 'cw-web-'))
mkdirSync(path.join(webFolder, 'assets'))
writeFileSync(path.join(webFolder, 'index.html'), '<!doctype html><html><head><title>x</title></head></html>')
writeFileSync(path.join(webFolder, 'assets/app-1a2b.js'), 'export {}')
writeFileSync(path.join(webFolder, 'assets/app-1a2b.js.br'), 'packed')
writeFileSync(path.join(webFolder, 'favicon.svg'), '<svg/>')

const Body = Type.Object(
  {
    name: Type.String({ minLength: 1 }),
    agreed: Type.Optional(Type.Union([Type.Literal('Yes'), Type.Literal('No')])),
    owners: Type.Optional(Type.Array(Type.Object({ share: Type.Number() }))),
  },
  { additionalProperties: false },
)

const reads = { config: { policy: { permission: 'public', repeat: 'safe' } } } as const

/** One route for each way in which a request can end. */
const sampleRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/echo',
    { config: { policy: { permission: 'public', repeat: 'repeatable' } }, schema: { body: Body } },
    async ({ body }) => ({ data: body }),
  )
  app.get(
    '/page',
    { ...reads, schema: { querystring: Type.Object({ limit: Type.Integer({ default: 8 }) }) } },
    async ({ query }) => query,
  )
  app.get('/cached', reads, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').send({ data: 1 }),
  )
  app.get('/absent', reads, async () => {
    throw notFound('quote')
  })
  app.get('/stale', reads, async () => {
    throw new AppError(409, 'quote.changed', 'Somebody else saved this application.')
  })
  app.get('/bug', reads, async () => {
    throw new Error('select secret from people')
  })
  app.get('/slow', reads, async () => pool.query("set statement_timeout = '10ms'; select pg_sleep(5)"))
  app.get('/duplicate', reads, async () =>
    pool.query("create table if not exists t (v text unique); insert into t values ('Ada'), ('Ada')"),
  )
}

const lines: string[] = []
const log = createLog('info', { write: (line) => void lines.push(line) })
const publicUrl = new URL('http://localhost')
const settings = {
  apiBase: '/shop/api',
  webFolder,
  publicUrl,
  https: false,
  trustProxy: false,
  requestsPerMinute: 1000,
  busyAfterMs: 100,
} as const
const app = await createApp({ settings, log, pool, routes: [sampleRoutes] })
const unreachable = createPool({ url: 'postgresql://nobody@127.0.0.1:1/none' })
const down = await createApp({ settings, log: createLog('silent'), pool: unreachable, routes: [] })
const limitedApp = await createApp({
  settings: { ...settings, requestsPerMinute: 1 },
  imageOrigins: () => ['https://maps.example'],
  log: createLog('silent'),
  pool,
  routes: [sampleRoutes],
})

afterAll(async () => {
  await Promise.all([app.close(), down.close(), limitedApp.close(), unreachable.end()])
  rmSync(webFolder, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const post = (payload: string | object, type = 'application/json') =>
  app.inject({ method: 'POST', url: '/shop/api/echo', payload, headers: { 'content-type': type } })

test('refusals are problem details that carry the request id (A2)', async () => {
  const reply = await get('/shop/api/stale', { 'x-request-id': 'call-0001' })
  expect(reply.headers['content-type']).toBe('application/problem+json')
  expect(reply.headers['x-request-id']).toBe('call-0001')
  expect(reply.json()).toEqual({
    type: '/docs/errors#quote.changed',
    title: 'Conflict',
    status: 409,
    code: 'quote.changed',
    detail: 'Somebody else saved this application.',
    instance: 'call-0001',
  })
})

test('invalid input is a 422 that names each field (A2)', async () => {
  const reply = await post({ name: '', agreed: 'Perhaps', owners: [{ share: '50' }, {}], colour: 'red' })
  expect(reply.statusCode).toBe(422)
  expect(
    Object.fromEntries(reply.json().errors.map(({ field, message }: Record<string, string>) => [field, message])),
  ).toEqual({
    name: expect.stringContaining('1'),
    agreed: 'must be one of "Yes", "No"',
    'owners.0.share': 'must be number',
    'owners.1.share': 'is missing',
    colour: 'is not known here',
  })
})

test('a query is converted and gets its defaults, a body never', async () => {
  expect((await get('/shop/api/page?limit=3')).json()).toEqual({ limit: 3 })
  expect((await get('/shop/api/page')).json()).toEqual({ limit: 8 })
  expect((await get('/shop/api/page?limit=many')).json().errors).toEqual([
    { field: 'limit', message: 'must be integer' },
  ])
  expect((await post({ name: 5 })).statusCode).toBe(422)
})

test.for([
  ['malformed JSON', '{"name":', 'application/json', 400, 'request.malformed'],
  ['an empty body', '', 'application/json', 400, 'request.malformed'],
  ['a polluted prototype', '{"__proto__": {"admin": true}, "name": "x"}', 'application/json', 400, 'request.malformed'],
  ['another media type', '<name/>', 'application/xml', 415, 'request.media_type'],
  [
    'a body of over a megabyte',
    JSON.stringify({ name: 'x'.repeat(1_000_001) }),
    'application/json',
    413,
    'request.too_large',
  ],
] as const)('%s is refused (A2)', async ([_name, payload, type, status, code]) => {
  const reply = await post(payload, type)
  expect([reply.statusCode, reply.json().code]).toEqual([status, code])
})

test.for([
  ['/shop/api/absent', 404, 'quote.not_found'],
  ['/shop/api/nowhere', 404, 'route.not_found'],
  ['/api/echo', 404, 'route.not_found'],
  ['/shop/api/slow', 503, 'database.unavailable'],
] as const)('%s answers %i %s', async ([url, status, code]) => {
  const reply = await get(url)
  expect([reply.statusCode, reply.json().code]).toEqual([status, code])
})

test('a bug is a bare 500 outside and a log line with the request id inside (A2)', async () => {
  const reply = await get('/shop/api/bug', { 'x-request-id': 'call-0002' })
  expect(reply.json()).toEqual({
    type: '/docs/errors#internal',
    title: 'Internal Server Error',
    status: 500,
    code: 'internal',
    instance: 'call-0002',
  })
  expect(lines.filter((line) => line.includes('call-0002')).join()).toContain('select secret from people')
})

test('a database error puts what a person typed neither in the reply nor in the log', async () => {
  lines.length = 0
  const reply = await get('/shop/api/duplicate?name=Ada')
  expect(reply.statusCode).toBe(500)
  expect(reply.body + lines.join()).not.toContain('Ada')
  expect(lines.join()).toContain('23505')
})

test('an unreachable database is a 503 that says when to come back, while the process is alive', async () => {
  const ready = await down.inject('/readyz')
  expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '2'])
  for (const alive of ['/healthz', '/livez', '/health']) expect((await down.inject(alive)).statusCode).toBe(200)
  expect((await get('/readyz')).statusCode).toBe(200)
})

test('says which version runs (operations)', async () => {
  const reply = await get('/version')
  expect(reply.json()).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/), build: 'sources' })
  expect(reply.headers['cache-control']).toBe('no-store')
})

test('too many requests are a 429 with Retry-After', async () => {
  await limitedApp.inject('/shop/api/cached')
  const reply = await limitedApp.inject('/shop/api/cached')
  expect([reply.statusCode, reply.json().code]).toEqual([429, 'request.too_many'])
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
})

test('replaces a request id with special characters', async () => {
  const reply = await get('/healthz', { 'x-request-id': 'evil id"}' })
  expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

test('no cache keeps an API reply, unless its route allows it', async () => {
  expect((await get('/shop/api/page')).headers['cache-control']).toBe('no-store')
  expect((await get('/shop/api/cached')).headers['cache-control']).toBe('public, max-age=60')
})

test('the API describes itself under its base path (A1)', async () => {
  const document = (await get('/shop/api/openapi.json')).json()
  expect([document.openapi, document.servers]).toEqual(['3.1.0', [{ url: '/shop/api' }]])
  expect(Object.keys(document.paths)).toContain('/echo')
})

test.for(['/', '/?src=1', '/business?edit=true', '/index.html', '/quotes/'])(
  '%s gets the site, with its base address',
  async (url) => {
    const reply = await get(url, { accept: 'text/html,*/*' })
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain('<base href="/"><meta name="api-base" content="/shop/api">')
    expect(reply.headers['cache-control']).toBe('no-cache')
    expect(reply.headers['content-security-policy']).toContain("default-src 'self'")
    const again = await get('/business', { accept: 'text/html', 'if-none-match': String(reply.headers.etag) })
    expect(again.statusCode).toBe(304)
  },
)

test('pictures come from our own site, and from a configured map service (S3)', async () => {
  const policy = async (server: typeof app) =>
    String((await server.inject({ url: '/', headers: { accept: 'text/html' } })).headers['content-security-policy'])
  expect(await policy(app)).toContain("img-src 'self' data:;")
  expect(await policy(limitedApp)).toContain("img-src 'self' data: https://maps.example;")
})

test('a client that accepts anything gets the page, but never a page in place of a file', async () => {
  expect((await get('/', { accept: '*/*' })).headers['content-type']).toContain('text/html')
  expect((await get('/robots.txt', { accept: '*/*' })).statusCode).toBe(404)
})

test('hashed assets are cached for ever and sent compressed', async () => {
  const reply = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' })
  expect([reply.statusCode, reply.body, reply.headers['content-encoding']]).toEqual([200, 'packed', 'br'])
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await get('/assets/gone.js', { accept: 'text/html' })).statusCode).toBe(404)
  // Requested at each page of the application, but not that often.
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
})

test('an address that leaves the site folder is refused', async () => {
  expect((await get('/..%2f..%2fetc/passwd')).statusCode).toBe(404)
  expect((await get('/assets/%2e%2e/%2e%2e/package.json')).statusCode).toBe(404)
})
