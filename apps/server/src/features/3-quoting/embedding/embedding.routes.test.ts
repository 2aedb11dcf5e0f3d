import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { inRoot } from '../../../../../../scripts/project.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const secrets = { acme: 'a'.repeat(32), next: 'b'.repeat(40), other: 'c'.repeat(32) }
const { browser, app, clock, db } = await createTestApp({
  embedSecrets: new Map([
    ['acme', [secrets.acme, secrets.next]],
    ['other', [secrets.other]],
  ]),
})
const began = clock.now

type Claims = Readonly<Record<string, unknown>>
const sign = (claims: Claims = {}, secret = secrets.acme, alg = 'HS256'): Promise<string> =>
  new SignJWT({
    ...{ partner: 'acme', answers: { zip_code: '60614' }, aud: 'default' },
    ...{ exp: clock.now.getTime() / 1000 + 600, ...claims },
  })
    .setProtectedHeader({ alg })
    .sign(new TextEncoder().encode(secret))

const start = async (body: object) => await browser().post('embed/start', body)
const startOf = async (body: object): Promise<string> => (await start(body)).body.data.start
const refusalOf = ({ status, body }: Awaited<ReturnType<typeof start>>) => [
  status,
  body.errors?.[0]?.field,
  body.errors?.[0]?.message,
]

test('an application begins with the answers and the partner of an embedded form (O12)', async () => {
  const body = { answers: { zip_code: '60614', business_type: 'llc' }, partner: 'acme', campaign_id: 'spring' }
  const sealedStart = await startOf({ ...body, partnership: { name: 'acme', source: 'members' } })
  expect(sealedStart).not.toContain('60614')
  const rosa = browser()
  const reply = await rosa.post('quote', { start: sealedStart })
  expect([reply.status, reply.body.data]).toMatchObject([
    201,
    { ...body.answers, partner: 'acme', campaign_id: 'spring', partnership: { name: 'acme', source: 'members' } },
  ])
  expect((await rosa.post('quote', { start: sealedStart })).body.data._id, 'a page loaded twice').toBe(
    reply.body.data._id,
  )
})

test('the lines of docs/embed.md sign what the call takes (O12)', async () => {
  const [, lines = ''] = /^```js\n(.*?)^```$/ms.exec(readFileSync(inRoot('docs/embed.md'), 'utf8')) ?? []
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', `${lines}\nprocess.stdout.write(signed)`],
    { cwd: import.meta.dirname, env: { COVERWRIGHT_SECRET: secrets.acme } },
  )
  // Signed by the machine's clock.
  clock.now = new Date()
  const reply = await browser().post('quote', { start: await startOf({ signed: stdout }) })
  expect(reply.body.data).toMatchObject({ partner: 'acme', company_name: 'Blue Door Bakery', zip_code: '60614' })
  clock.now = began
})

test('nothing is stored, and no session begun, before the visitor continues on our own page (O12)', async () => {
  const count = async () => (await db.selectFrom('sessions').select('id').execute()).length
  const before = await count()
  const reply = await start({ answers: { zip_code: '60614' } })
  expect([reply.status, reply.headers['set-cookie'], await count()]).toEqual([200, undefined, before])
})

test('signed data takes precedence over the page’s, with either secret of the partner (O12)', async () => {
  for (const secret of [secrets.acme, secrets.next]) {
    const answers = {
      answers: { zip_code: '10001', business_type: 'llc' },
      partner: 'other',
      partnership: { name: 'other' },
    }
    const reply = await browser().post('quote', {
      start: await startOf({ ...answers, signed: await sign({}, secret) }),
    })
    expect(reply.body.data).toMatchObject({
      ...{ zip_code: '60614', business_type: 'llc' },
      ...{ partner: 'acme', partnership: { name: 'acme' } },
    })
  }
})

/** The fault, the token, and the reason of the refusal. */
type Wrong = readonly [string, () => Promise<string>, string]
const wrongTokens: readonly Wrong[] = [
  ['signed by another partner', () => sign({}, secrets.other), 'is not signed with a secret of its partner'],
  ['of an unknown partner', () => sign({ partner: 'nobody' }), 'is not signed with a secret of its partner'],
  ['signed in another way', () => sign({}, secrets.next.padEnd(64, 'b'), 'HS512'), 'is not signed with a secret'],
  ['expired', () => sign({ exp: clock.now.getTime() / 1000 - 1 }), 'has expired'],
  ['good for too long', () => sign({ exp: clock.now.getTime() / 1000 + 3700 }), 'at most one hour'],
  ['without an end', () => sign({ exp: undefined }), 'has a wrong claim: exp'],
  ['for another site', () => sign({ aud: 'harbor' }), 'has a wrong claim: aud'],
  ['without answers', () => sign({ answers: 'none' }), 'has no answers'],
  ['no token', async () => 'x.y.z', 'is not signed with a secret of its partner'],
]

test.for(wrongTokens)('a token %s is refused, and why (O12, case C12)', async ([, makeToken, reason]) => {
  expect(refusalOf(await start({ answers: {}, signed: await makeToken() }))).toEqual([
    422,
    'signed',
    expect.stringContaining(reason),
  ])
})

test('a start is refused if it is old, altered, or at another site; nothing is begun with it (O12, case C13)', async () => {
  const sealedStart = await startOf({ answers: { zip_code: '60614' } })
  const rosa = browser()
  const alteredStart = `${sealedStart.slice(0, -8)}AAAAAAA=`
  for (const wrong of [alteredStart, 'v2.x.y', '', sealedStart.replace('v2', 'v1')])
    expect(refusalOf(await rosa.post('quote', { start: wrong }))).toEqual([422, 'start', 'is not a start of this site'])
  const elsewhere = await browser('harbor.localhost').post('quote', { start: sealedStart })
  expect(refusalOf(elsewhere)).toEqual([422, 'start', 'is not a start of this site'])
  clock.now = new Date(began.getTime() + 10 * 60_000)
  expect(refusalOf(await rosa.post('quote', { start: sealedStart }))).toEqual([
    422,
    'start',
    expect.stringContaining('has expired'),
  ])
  clock.now = began
  expect((await rosa.get('quote')).body.data).toBeNull()
})

test('invalid answers are refused by name while the form is still open, and so is too much data (O12)', async () => {
  expect(refusalOf(await start({ answers: { annual_revenue: 'much' } })).slice(0, 2)).toEqual([422, 'annual_revenue'])
  expect(refusalOf(await start({ answers: { no_such: 1 } })).slice(0, 2)).toEqual([422, 'no_such'])
  expect((await start({ answers: { company_name: 'x'.repeat(40_000) } })).status).toBe(413)
})

const call = (method: 'POST' | 'OPTIONS', origin: string, host = 'localhost', url = '/api/embed/start') =>
  app.inject({
    ...{ method, url, headers: { origin, host, 'sec-fetch-site': 'cross-site' } },
    ...(method === 'POST' ? { payload: { answers: { zip_code: '60614' } } } : {}),
  })

test('only pages of the listed origins may call it from a browser, and nothing else (O12, case C11)', async () => {
  const local = 'http://127.0.0.1:8080'
  for (const method of ['OPTIONS', 'POST'] as const) {
    const { statusCode, headers } = await call(method, local)
    expect([statusCode < 300, headers['access-control-allow-origin'], headers.vary]).toEqual([true, local, 'origin'])
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
    const foreign = await call(method, 'https://evil.test')
    expect(foreign.headers).not.toHaveProperty('access-control-allow-origin')
  }
  expect((await call('POST', 'https://evil.test')).statusCode).toBe(403)
  expect((await call('POST', 'https://www.bakers.example', 'harbor.localhost')).statusCode).toBe(200)
  expect((await call('POST', local, 'harbor.localhost')).statusCode).toBe(403)
  expect((await call('POST', local, 'localhost', '/api/quote')).statusCode).toBe(403)
})

test('a page that asks too often can read that it did, and when to ask again (O12)', async () => {
  const { app: strict } = await createTestApp({ requestsPerMinute: 1 })
  const origin = 'http://127.0.0.1:8080'
  const ask = () =>
    strict.inject({ method: 'POST', url: '/api/embed/start', headers: { origin }, payload: { answers: {} } })
  // Two minutes allow two, should one begin in between.
  await ask()
  await ask()
  const { statusCode, headers } = await ask()
  expect([statusCode, headers['access-control-allow-origin'], headers.vary]).toEqual([429, origin, 'origin'])
  expect(headers['access-control-expose-headers']).toBe('retry-after')
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
})

test('a site without embedders has neither the call nor the pages (O12)', async () => {
  const host = 'kestrel.localhost'
  expect((await browser(host).post('embed/start', { answers: {} })).status).toBe(404)
})
