import { expect, test } from 'vitest'
import { fillQuote, painter } from '../../../testing/fill-quote.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { dumpOf } from '../../6-compliance/data-rights/testing-dump.ts'
import { ownCalls, quoteCallsOf } from '../access/testing-calls.ts'

const { app, browser, db, pool } = await createTestApp()
const quoteCalls = quoteCallsOf(app)

const dana = browser()
await signInAs(dana, 'dana@shop.example')
const quote = await fillQuote(dana, painter, '/insurance')
const cookies = Object.fromEntries(dana.jar)
const storedRow = () => db.selectFrom('quotes').selectAll().where('id', '=', quote._id).executeTakeFirstOrThrow()

type Request = { method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE' | 'OPTIONS'; url: string }
const send = ({ method, url }: Request, headers: Record<string, string> = {}, payload?: string) =>
  app.inject({ method, url, headers, cookies, ...(payload === undefined ? {} : { payload }) })

const changes: Request[] = [
  { method: 'POST', url: '/api/quote' },
  { method: 'POST', url: `/api/quote/${quote._id}/abandoned` },
  { method: 'PATCH', url: `/api/quote/${quote._id}` },
  { method: 'PATCH', url: `/api/quote/${quote._id}/finish_form` },
  { method: 'PATCH', url: `/api/quote/${quote._id}/legit_lead` },
  { method: 'POST', url: '/api/sign-out' },
  { method: 'POST', url: '/api/account/erasure' },
  { method: 'POST', url: '/api/web-to-case' },
  { method: 'POST', url: '/api/v1/users.json' },
]
const elsewhere: [string, Record<string, string>][] = [
  ['another site', { origin: 'https://evil.test' }],
  ['another site, by its browser’s word alone', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour', { 'sec-fetch-site': 'same-site' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['what begins like us', { origin: 'http://localhost.evil.test' }],
  ['what ends like us', { origin: 'http://evil-localhost' }],
  ['what names us as its user', { origin: 'http://localhost@evil.test' }],
  ['another port', { origin: 'http://localhost:8080' }],
  ['no address at all', { origin: 'localhost' }],
]

test.for(elsewhere)('a page of %s changes nothing, as form, as beacon or as script (case C1)', async ([, headers]) => {
  const before = await storedRow()
  // All calls obey the same check, so only the first page tries each of them.
  const tried = headers === elsewhere[0]?.[1] ? changes : changes.slice(2, 3)
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json',
  ]
  for (const change of tried) {
    for (const type of types) {
      const reply = await send(change, { ...headers, 'content-type': type }, '{}')
      expect([change.url, type, reply.statusCode, reply.json().code]).toEqual([
        change.url,
        type,
        403,
        'request.cross_site',
      ])
      expect(reply.headers['set-cookie']).toBeUndefined()
    }
  }
  expect(await storedRow()).toEqual(before)
})

test('accepts the beacon of our own page (case C1)', async () => {
  const beacon: Request = { method: 'POST', url: `/api/quote/${quote._id}/abandoned` }
  const own = { origin: 'http://localhost', 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain' }
  expect((await send(beacon, own, '')).statusCode).toBe(204)
})

test.for(['https://evil.test', 'null', 'http://localhost'])(
  'no page of %s may read a reply of another site (case C2)',
  async (origin) => {
    const preflightHeaders = {
      origin,
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'if-match',
    }
    const paths = [
      'quote',
      `quote/${quote._id}`,
      'account',
      'account/export',
      'v1/users/get-logged-in-user.json',
      'site',
    ]
    for (const path of paths) {
      for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) {
        const { headers } = await send({ method, url: `/api/${path}` }, preflightHeaders)
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
        expect(headers['cross-origin-resource-policy']).toBe('same-origin')
      }
    }
  },
)

/** Everything stored, except what reading itself leaves: insurers' questions as fetched, and last visits. */
async function everything(): Promise<string> {
  const dump = await dumpOf(pool)
  return (
    dump
      .split('\n')
      .map((row) => row.replace(/"question_sets": ?\{.*?\}\}(?=,)|"(last_)?seen_at": ?"[^"]*"/g, ''))
      // Calls count towards their limits.
      .filter((row) => !/^(graphile_worker|public\.(call|address)_)/.test(row))
      .sort()
      .join('\n')
  )
}

test('reading changes nothing: every GET call, with GET and with HEAD (case C3)', async () => {
  const document = (await app.inject('/api/openapi.json')).json()
  const readOperations = new Set(
    Object.values<Record<string, { operationId: string }>>(document.paths).flatMap(({ get }) =>
      get ? [get.operationId] : [],
    ),
  )
  const target = {
    ...{ id: quote._id, uuid: quote.uuid, renewalId: quote._id, renewalUuid: quote.uuid },
    ...{ invitation: { uuid: quote.uuid, quote_submission_uuid: quote.uuid }, document: quote.uuid, link: quote.uuid },
  }
  // Exporting is recorded in the access log, as it must be.
  const calls = Object.entries({ ...quoteCalls, ...ownCalls }).filter(
    ([id]) => readOperations.has(id) && !id.startsWith('getQuestions') && id !== 'exportPersonalData',
  )
  expect(calls.length).toBeGreaterThan(15)
  const before = await everything()
  for (const [, call] of calls) await call(dana, target)
  for (const path of Object.keys(document.paths)) {
    const url = `/api${path.replace(/^\/api/, '').replaceAll(/\{(\w+)\}/g, quote._id)}`
    if (!url.includes('uw-questions') && !url.includes('export') && !url.includes('oidc'))
      await send({ method: 'HEAD', url })
  }
  expect(await everything()).toBe(before)
})

test('no GET or HEAD changes anything (case C3)', async () => {
  const document = (await app.inject('/api/openapi.json')).json()
  const before = await storedRow()
  const wrong: unknown[] = []
  for (const [path, methods] of Object.entries<Record<string, unknown>>(document.paths)) {
    if ('get' in methods) continue
    const url = `/api${path.replace(/^\/api/, '').replaceAll(/\{(\w+)\}/g, quote._id)}`
    for (const method of ['GET', 'HEAD'] as const) {
      const headers = { 'x-http-method-override': 'POST', 'x-method-override': 'PATCH' }
      const { statusCode } = await send({ method, url: `${url}?_method=DELETE` }, headers)
      if (statusCode !== 404 && statusCode !== 405) wrong.push([method, url, statusCode])
    }
  }
  expect(wrong).toEqual([])
  expect(await storedRow()).toEqual(before)
})

test.for([
  ['x-http-method-override', 'DELETE'],
  ['x-user-id', 'somebody'],
  ['x-forwarded-user', 'support@coverwright.example'],
  ['x-original-url', '/api/agent/quotes'],
  ['x-rewrite-url', '/api/agent/quotes'],
  ['authorization', 'Bearer eyJhbGciOiJub25lIn0.eyJyb2xlcyI6WyJhZ2VudCJdfQ.'],
  ['x-forwarded-host', 'evil.test'],
  ['x-forwarded-for', '203.0.113.9'],
  ['forwarded', 'for=203.0.113.9;host=evil.test'],
] as const)('%s says nothing about who asks or what for (case M11)', async ([name, value]) => {
  const url = `/api/quote/${quote._id}`
  const plain = await send({ method: 'GET', url })
  const reply = await send({ method: 'GET', url }, { [name]: value })
  expect([reply.statusCode, reply.json()]).toEqual([200, plain.json()])
  expect((await app.inject({ url, headers: { [name]: value } })).statusCode).toBe(401)
  expect((await app.inject({ url: '/api/agent/quotes', headers: { [name]: value }, cookies })).statusCode).toBe(403)
})

test('a forged host gets into no mail and no redirect (case M11)', async () => {
  const forgedHeaders = { host: 'evil.test', 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' }
  const visitor = browser()
  const newQuote = await visitor.begin()
  const linkReply = await visitor.post(`quote/${newQuote._id}/links`, { email: 'mia@shop.example' }, forgedHeaders)
  expect(linkReply.status).toBe(201)
  await visitor.post('sign-in/code', { email: 'mia@shop.example' }, forgedHeaders)
  const mails = JSON.stringify(await visitor.postbox.mailsTo('mia@shop.example'))
  expect(mails).not.toContain('evil.test')
  expect(JSON.stringify(linkReply)).not.toContain('evil.test')
})
