import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../../config.ts'
import { limitOf } from '../../../http/policy/rate-limit.ts'
import { boundless, createTestApp } from '../../../testing/test-app.ts'

const { callsPerMinute } = readConfig({})
const { app, database, db, logged } = await createTestApp({ callsPerMinute })

/** A call from an address, with its proxy's headers. */
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

async function times<R extends { status: number; retryAfter: number }>(
  number: number,
  call: (index: number) => Promise<R>,
): Promise<readonly R[]> {
  const replies: R[] = []
  for (let index = 0; index < number; index++) replies.push(await call(index))
  return replies
}

/** The statuses of the first calls, and how many there were. */
const admittedCount = (replies: readonly { status: number }[]): number => {
  const first = replies.findIndex(({ status }) => status === 429)
  expect(replies.slice(first).map(({ status }) => status)).toEqual(replies.slice(first).map(() => 429))
  return first
}

/** Every call with a limit, at an address where something may exist. */
const limitedCalls = () =>
  [...app.operations].flatMap(([id, { policy, method, url }]) =>
    policy.rateLimit ? [{ id, method, url: url.replaceAll(/:\w+/g, randomUUID()), rateLimit: policy.rateLimit }] : [],
  )

const prefill = (address: string) => from(address, 'GET', 'prefill/location?zip=60614')

describe('calls that one client may not make often', () => {
  it('are all that anybody may make and that have an effect, except six (R6)', () => {
    const reads = /^(get|list|find|search|read|draw|show)/
    const unlimitedCalls = [...app.operations]
      .filter(
        ([id, { policy }]) => ['public', 'browser'].includes(policy.permission) && !reads.test(id) && !policy.rateLimit,
      )
      .map(([id]) => id)
    // Signing out must always be possible; events come in batches and are dropped without consent; insurers and the
    // payment service sign theirs, and many may come from one address; so may those who unsubscribe through one mail
    // program, with a token that nobody guesses.
    expect(unlimitedCalls.sort()).toEqual([
      ...['chooseMailByLink', 'sendEvents', 'signOut', 'tellInsurerEvent', 'tellPaymentEvent', 'unsubscribe'],
    ])
  })

  it('a client may look up thirty places a minute, and does not affect the next client (case P2)', async () => {
    const replies = await times(40, () => prefill('198.51.100.7'))
    expect(admittedCount(replies)).toBe(30)
    for (const { retryAfter } of replies.slice(30)) expect(retryAfter).toBeGreaterThanOrEqual(1)
    expect(Math.max(...replies.slice(30).map(({ retryAfter }) => retryAfter))).toBeLessThanOrEqual(60)
    expect((await prefill('198.51.100.8')).status).toBe(200)
    expect((await from('198.51.100.7', 'GET', 'site')).status).toBe(200)
  })

  it('an IPv6 network counts as one client (case P2)', async () => {
    const replies = await times(40, (index) => prefill(`2001:db8:1:2::${index.toString(16)}`))
    expect(admittedCount(replies)).toBe(30)
    expect((await prefill('2001:db8:1:3::1')).status).toBe(200)
    // An IPv4 address in IPv6 form.
    expect((await prefill('::ffff:198.51.100.7')).status).toBe(429)
  })

  it('a caller’s proxy headers do not make it another client (case M11)', async () => {
    await times(30, () => prefill('198.51.100.20'))
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9', forwarded: 'for=203.0.113.9' }
    const reply = await app.inject({
      remoteAddress: '198.51.100.20',
      url: '/api/prefill/location?zip=60614',
      headers: headers,
    })
    expect(reply.statusCode).toBe(429)
  })

  it('forty pointless quotes are begun and abandoned only up to the limit, which is noticed (case P6)', async () => {
    const replies = await times(40, async () => {
      const reply = await from('198.51.100.30', 'POST', 'quote', {})
      if (reply.status === 201) await prefill('198.51.100.31')
      return reply
    })
    expect(admittedCount(replies)).toBe(30)
    const lines = logged.map((line) => JSON.parse(line)).filter(({ security, kind }) => security && kind === 'quote')
    expect(lines).toMatchObject([{ level: 40, security: 'limit', client: expect.stringMatching(/^[\w-]{12}$/) }])
    expect(JSON.stringify(lines)).not.toContain('198.51.100')
    const events = await db.selectFrom('access_events').selectAll().where('kind', '=', 'limited').execute()
    expect(events.filter(({ detail }) => detail.kind === 'quote')).toMatchObject([
      { actor: `client:${lines[0]?.client}`, person_id: null },
    ])
  })

  it('slow series of quotes are limited by the hour (case P6)', async () => {
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

  it('each limited call is answered so often a minute for one client (E1, V5, case A7, F9)', async () => {
    // The allowances themselves are tested below and above; small ones are reached by fewer calls.
    const smallAllowances = { signIns: 2, lookups: 3, quotes: 4 }
    const { app: limitedApp } = await createTestApp({ callsPerMinute: smallAllowances, database })
    const repliesReached = new Map<string, readonly unknown[]>()
    for (const { id, method, url, rateLimit } of limitedCalls()) {
      const remoteAddress = `203.0.113.${50 + repliesReached.size}`
      const { perMinute } = limitOf(rateLimit, smallAllowances)
      const replies = await times(perMinute + 1, async () => {
        const {
          statusCode: status,
          headers,
          ...reply
        } = await limitedApp.inject({
          ...{ remoteAddress, method, url, payload: {} },
        })
        return { status, retryAfter: Number(headers['retry-after']), code: status === 429 ? reply.json().code : '' }
      })
      repliesReached.set(id, [admittedCount(replies), replies.at(-1)?.code])
    }
    const expected = limitedCalls().map(({ id, rateLimit }) => {
      return [id, [limitOf(rateLimit, smallAllowances).perMinute, 'request.too_many']] as const
    })
    expect(repliesReached.size).toBeGreaterThan(15)
    expect(repliesReached).toEqual(new Map(expected))
  })

  it('an office stays below an allowance, and trying out a list exceeds it (E1, V5, case A7, F9)', () => {
    const allowanceOf = (id: string) => {
      const limitedCall = limitedCalls().find((call) => call.id === id)
      return limitedCall && limitOf(limitedCall.rateLimit, callsPerMinute).perMinute
    }
    for (const id of ['requestSignInCode', 'sendWebToCase', 'signIn']) expect(allowanceOf(id)).toBe(10)
    // Each application that is submitted registers somebody.
    expect(allowanceOf('registerUser')).toBe(allowanceOf('finishForm'))
    for (const id of ['validateEmail', 'checkEmailUniqueness', 'reportFromClient']) expect(allowanceOf(id)).toBe(60)
  })

  it('a page of another site cannot use up a person’s limits (case A7)', async () => {
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
