import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { usualCalls } from '../../../http/policy/rate-limit.ts'
import { boundless, createTestApp } from '../../../testing/test-app.ts'

const { app, browser, db, logged } = await createTestApp({ callsPerMinute: usualCalls })

/** A call from an address, as its proxy or its line tells it. */
async function from(remoteAddress: string, method: 'GET' | 'POST', path: string, body?: object) {
  const reply = await app.inject({
    remoteAddress,
    method,
    url: `/api/${path}`,
    ...(body ? { payload: body, headers: { 'content-type': 'application/json' } } : {}),
  })
  return {
    status: reply.statusCode,
    retryAfter: Number(reply.headers['retry-after']),
    body: reply.body === '' ? undefined : reply.json(),
  }
}

async function times(number: number, call: (index: number) => Promise<{ status: number; retryAfter: number }>) {
  const replies: { status: number; retryAfter: number }[] = []
  for (let index = 0; index < number; index++) replies.push(await call(index))
  return replies
}

/** What the first calls were answered, and how many. */
const admitted = (replies: readonly { status: number }[]): number => {
  const first = replies.findIndex(({ status }) => status === 429)
  expect(replies.slice(first).map(({ status }) => status)).toEqual(replies.slice(first).map(() => 429))
  return first
}

const prefill = (address: string) => from(address, 'GET', 'prefill/location?zip=60614')

describe('calls that one client may not make often', () => {
  it('are all that anybody may make and that do something, but for two (R6)', () => {
    const reads = /^(get|list|find|search|read)/
    const unlimited = [...app.policies]
      .filter(([id, { permission, rateLimit }]) => permission === 'public' && !reads.test(id) && !rateLimit)
      .map(([id]) => id)
    // Going out must always be possible; events come in batches and are dropped without consent.
    expect(unlimited.sort()).toEqual(['sendEvents', 'signOut'])
  })

  it('places are looked up thirty times a minute, and nobody else is in the way of the next client (case P2)', async () => {
    const replies = await times(200, () => prefill('198.51.100.7'))
    expect(admitted(replies)).toBe(30)
    for (const { retryAfter } of replies.slice(30)) expect(retryAfter).toBeGreaterThanOrEqual(1)
    expect(Math.max(...replies.slice(30).map(({ retryAfter }) => retryAfter))).toBeLessThanOrEqual(60)
    expect((await prefill('198.51.100.8')).status).toBe(200)
    expect((await from('198.51.100.7', 'GET', 'site')).status).toBe(200)
  })

  it('whoever has an IPv6 address has a network of them, and is one client (case P2)', async () => {
    const replies = await times(40, (index) => prefill(`2001:db8:1:2::${index.toString(16)}`))
    expect(admitted(replies)).toBe(30)
    expect((await prefill('2001:db8:1:3::1')).status).toBe(200)
    // One address, told in the form of the new kind.
    expect((await prefill('::ffff:198.51.100.7')).status).toBe(429)
  })

  it('what a caller writes into the headers of proxies makes it no other client (case M11)', async () => {
    await times(30, () => prefill('198.51.100.20'))
    const told = { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9', forwarded: 'for=203.0.113.9' }
    const reply = await app.inject({
      remoteAddress: '198.51.100.20',
      url: '/api/prefill/location?zip=60614',
      headers: told,
    })
    expect(reply.statusCode).toBe(429)
  })

  it('a hundred quotes that nobody means are begun and left only so often, and it is seen (case P6)', async () => {
    const replies = await times(100, async () => {
      const begun = await from('198.51.100.30', 'POST', 'quote', {})
      if (begun.status === 201) await prefill('198.51.100.31')
      return begun
    })
    expect(admitted(replies)).toBe(30)
    const lines = logged.map((line) => JSON.parse(line)).filter(({ security, kind }) => security && kind === 'quote')
    expect(lines).toMatchObject([{ level: 40, security: 'limit', client: expect.stringMatching(/^[\w-]{12}$/) }])
    expect(JSON.stringify(lines)).not.toContain('198.51.100')
    const events = await db.selectFrom('access_events').selectAll().where('kind', '=', 'limited').execute()
    expect(events.filter(({ detail }) => detail.kind === 'quote')).toMatchObject([
      { actor: `client:${lines[0]?.client}`, person_id: null },
    ])
  })

  it('quotes that come slowly are bounded by the hour (case P6)', async () => {
    const { app: few, db: own } = await createTestApp({ callsPerMinute: { ...boundless, quotes: 1 } })
    const begin = () => few.inject({ method: 'POST', url: '/api/quote', payload: {} })
    const statuses: number[] = []
    for (let number = 0; number < 11; number++) {
      statuses.push((await begin()).statusCode)
      await sql`update call_counts set times = array(select t - interval '61 seconds' from unnest(times) as t)`.execute(
        own,
      )
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
  })

  it.each([
    ['sign-in/code', (n: number) => ({ email: `n${n}@shop.example` }), 202],
    ['web-to-case', () => ({ subject: 'Adjusting limits or coverages', description: 'Once more.' }), 200],
    ['sign-in', () => ({ code: '123456' }), 401],
    ['v1/users.json', (n: number) => ({ user: { email: `n${n}@shop.example` } }), 401],
  ] as const)('%s is answered ten times a minute to one client (case A7, F9)', async (path, body, status) => {
    const address = `198.51.100.${40 + path.length}`
    const replies = await times(20, (index) => from(address, 'POST', path, body(index)))
    expect(replies.slice(0, 10).map((reply) => reply.status)).toEqual(Array.from({ length: 10 }, () => status))
    expect(admitted(replies)).toBe(10)
    expect(replies[19]).toMatchObject({ body: { code: 'request.too_many' } })
    expect((await from('198.51.100.99', 'POST', path, body(0))).status).toBe(status)
  })

  it.each([
    ['validate-email', { email: 'a@shop.example' }, 200],
    ['email-uniqueness', { email: 'a@shop.example' }, 200],
    ['client-reports', { kind: 'error', code: 'request.invalid', route: '/' }, 204],
  ])('%s is answered sixty times a minute to one client (E1, V5)', async (path, payload, status) => {
    const who = browser()
    const statuses: number[] = []
    for (let number = 0; number < 61; number++) statuses.push((await who.post(path, payload)).status)
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([status]))
    expect(statuses[60]).toBe(429)
  })

  it('a page of another site cannot use up what a person may do (case A7)', async () => {
    const foreign = () =>
      app.inject({
        remoteAddress: '198.51.100.80',
        method: 'POST',
        url: '/api/sign-in/code',
        headers: { origin: 'https://evil.test' },
        payload: { email: 'dana@shop.example' },
      })
    for (let number = 0; number < 12; number++) expect((await foreign()).statusCode).toBe(403)
    expect((await from('198.51.100.80', 'POST', 'sign-in/code', { email: 'dana@shop.example' })).status).toBe(202)
  })
})
