import { expect, it } from 'vitest'
import type { Browser } from '../../../testing/browser.ts'
import { codeFor, enrol, signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { ownCalls, quoteCallsOf, unknownTarget } from '../access/testing-calls.ts'
import { resetSecondFactor } from '../second-factor/reset-second-factor.ts'

const { app, browser, clock, db, logged } = await createTestApp()
const quoteCalls = quoteCallsOf(app)

const ruth = 'agent@quarry-street.example'
const me = 'v1/users/get-logged-in-user.json'
const minute = 60_000
const day = 86_400_000
const later = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms)
}
const problemOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]

/** The first step only. */
async function provenAddress(email: string, visitor: Browser = browser()): Promise<Browser> {
  const { status } = await visitor.post('sign-in', { code: await codeFor(visitor, email) })
  expect(status).toBe(200)
  return visitor
}
const newBrowserOf = async (email: string): Promise<Browser> => {
  const visitor = browser()
  await signInAs(visitor, email)
  return visitor
}
const appCode = async (visitor: Browser, email: string): Promise<string> =>
  (await visitor.postbox.authenticatorCode(email)) ?? ''
const idOf = async (email: string): Promise<string> =>
  (await db.selectFrom('people').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
const eventsOf = async (email: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('access_events')
    .select('kind')
    .where('person_id', '=', await idOf(email))
    .orderBy('id')
    .execute()
  return rows.map(({ kind }) => kind)
}

const needsMore = Object.entries({ ...quoteCalls, ...ownCalls }).filter(
  ([operation]) => !['public', 'browser', 'session'].includes(app.operations.get(operation)?.policy.permission ?? ''),
)

/** A person after the first step on a new device, with an app from another one. */
async function halfSignedIn(email: string): Promise<Browser> {
  await newBrowserOf(email)
  return await provenAddress(email)
}

it('an agent on a new device may make no call of their role before the second factor (case P5)', async () => {
  const visitor = await halfSignedIn(ruth)
  const wrong: unknown[] = []
  for (const [operation, call] of needsMore) {
    const reply = await call(visitor, unknownTarget())
    if (reply.status !== 401 || reply.body.code !== 'mfa_required' || reply.body.message !== 'mfa_required')
      wrong.push([operation, reply.status, reply.body])
  }
  expect(needsMore.length).toBeGreaterThan(40)
  expect(wrong).toEqual([])
})

/** Others of an agency and of the host, with a call that they may make. */
it.each([
  ['solo.agent@selfserve.example', 'agent/quotes'],
  ['support@coverwright.example', 'support/cases'],
  ['desk@coverwright.example', 'desk/applications'],
])('%s at a new device may do nothing of their role before the second factor (case P5)', async (email, address) => {
  const visitor = await halfSignedIn(email)
  expect(problemOf(await visitor.get(address))).toEqual([401, 'mfa_required'])
  expect(problemOf(await visitor.post('quote', {}))).toEqual([401, 'mfa_required'])
  const answer = await visitor.post('support/impersonation', {
    email: 'dana@shop.example',
    reason: 'She called about it.',
  })
  expect(problemOf(answer)).toEqual([401, 'mfa_required'])
  expect((await visitor.get(me)).body.data).toMatchObject({
    status: 'not_authenticated',
    roles: [],
    second_factor: 'code',
  })
})

it('accepts the code of the app, each code once, and renews the tokens of session and sign-in (case P5, A9)', async () => {
  await newBrowserOf(ruth)
  const visitor = await provenAddress(ruth)
  const before = new Map(visitor.jar)
  const code = await appCode(visitor, ruth)
  const { status, body } = await visitor.post('second-factor', { code, to: '//evil.test' })
  expect([status, body.data.to, body.data.user.roles]).toEqual([200, '/', ['agent']])
  expect((await visitor.get('agent/quotes')).status).toBe(200)
  expect(visitor.jar.get('cw_session')).not.toBe(before.get('cw_session'))
  expect(visitor.jar.get('user_auth')).not.toBe(before.get('user_auth'))
  const old = browser()
  for (const [name, value] of before) old.jar.set(name, value)
  expect((await old.get('agent/quotes')).status).toBe(401)
  const again = await provenAddress(ruth)
  expect(problemOf(await again.post('second-factor', { code }))).toEqual([401, 'second_factor.wrong'])
})

it('accepts the previous code and the next one, and none further away (case P5)', async () => {
  await newBrowserOf(ruth)
  const now = clock.now
  const codeAt = async (ms: number) => {
    clock.now = new Date(now.getTime() + ms)
    const code = await appCode(browser(), ruth)
    clock.now = now
    return code
  }
  for (const [ms, status] of [
    [-60_000, 401],
    [-30_000, 200],
    [30_000, 200],
    [60_000, 401],
  ] as const) {
    const visitor = await provenAddress(ruth)
    expect([ms, (await visitor.post('second-factor', { code: await codeAt(ms) })).status]).toEqual([ms, status])
  }
})

it('compares five codes, however many come at once, and then none for ten minutes (case P5, A2)', async () => {
  await newBrowserOf('agent@fern-hollow.example')
  const visitor = await provenAddress('agent@fern-hollow.example')
  const right = await appCode(visitor, 'agent@fern-hollow.example')
  const wrong = right === '000000' ? '000001' : '000000'
  const replies = await Promise.all(Array.from({ length: 20 }, () => visitor.post('second-factor', { code: wrong })))
  expect(replies.filter(({ status }) => status === 401)).toHaveLength(5)
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(15)
  const lockReply = await visitor.post('second-factor', { code: right })
  expect(problemOf(lockReply)).toEqual([429, 'second_factor.too_many'])
  expect(Number(lockReply.headers['retry-after'])).toBeGreaterThan(500)
  later(10 * minute)
  const code = await appCode(visitor, 'agent@fern-hollow.example')
  expect((await visitor.post('second-factor', { code })).status).toBe(200)
  expect((await eventsOf('agent@fern-hollow.example')).filter((kind) => kind === 'second_factor_refused')).toHaveLength(
    5,
  )
})

it('sets an app up once, at the first sign-in, and shows ten recovery codes (case P5)', async () => {
  const email = 'callcenter@coverwright.example'
  await db.deleteFrom('people').where('email', '=', email).execute()
  const visitor = await provenAddress(email)
  expect((await visitor.get(me)).body.data.second_factor).toBe('enrol')
  const enrolment = (await visitor.post('second-factor/enrolment')).body.data
  expect(enrolment.secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(enrolment.qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
  expect((await visitor.post('second-factor/enrolment')).body.data, 'a reload shows the same').toEqual(enrolment)
  const other = await provenAddress(email)
  const secret = (await other.post('second-factor/enrolment')).body.data.secret
  expect(secret, 'another sign-in never sees it').not.toBe(enrolment.secret)
  expect((await other.post('second-factor', { code: other.postbox.codeOf(secret) })).status).toBe(401)
  const wrong = { code: visitor.postbox.codeOf(enrolment.secret) }
  expect(problemOf(await visitor.post('second-factor/enrolment/confirmation', wrong))).toEqual([
    401,
    'second_factor.wrong',
  ])
  const { status, body } = await enrol(visitor)
  expect([status, new Set(body.data.recovery_codes).size, body.data.user.roles]).toEqual([200, 10, ['platform_agent']])
  const next = await provenAddress(email)
  expect(problemOf(await next.post('second-factor/enrolment'))).toEqual([409, 'second_factor.enrolled'])
  const confirmation = { code: next.postbox.codeOf(enrolment.secret) }
  const again = await next.post('second-factor/enrolment/confirmation', confirmation)
  expect(problemOf(again)).toEqual([409, 'second_factor.enrolled'])
  expect(await eventsOf(email)).toContain('second_factor_enrolled')
})

it('accepts a recovery code once, however it is typed (case P5)', async () => {
  const email = 'solo.agent@selfserve.example'
  await resetSecondFactor(db, email, clock.now)
  const { body } = await enrol(await provenAddress(email))
  const [first = '', second = ''] = body.data.recovery_codes
  const visitor = await provenAddress(email)
  expect((await visitor.post('second-factor', { code: ` ${first.toUpperCase().replace('-', ' ')} ` })).status).toBe(200)
  const again = await provenAddress(email)
  expect(problemOf(await again.post('second-factor', { code: first }))).toEqual([401, 'second_factor.wrong'])
  expect((await again.post('second-factor', { code: second })).status).toBe(200)
  expect((await eventsOf(email)).filter((kind) => kind === 'recovery_code_used')).toHaveLength(2)
  const other = await provenAddress(ruth)
  expect((await other.post('second-factor', { code: body.data.recovery_codes[3] })).status, 'somebody else’s').toBe(401)
})

it('remembers the device for thirty days, for that person only, until it is revoked (case P5)', async () => {
  const visitor = await newBrowserOf(ruth)
  await visitor.post('sign-out')
  await provenAddress(ruth, visitor)
  expect((await visitor.get(me)).body.data).toMatchObject({ status: 'authenticated', roles: ['agent'] })
  await visitor.post('sign-out')
  await newBrowserOf('subagent@quarry-street.example')
  await provenAddress('subagent@quarry-street.example', visitor)
  expect((await visitor.get(me)).body.data.second_factor).toBe('code')
  await visitor.post('sign-out')

  const elsewhere = await newBrowserOf(ruth)
  const signIns = (await elsewhere.get('sign-ins')).body.data
  const devices = signIns.filter(
    (each: { is_remembered?: boolean; current: boolean }) => each.is_remembered && !each.current,
  )
  expect(devices.length).toBeGreaterThan(0)
  for (const { id } of devices) expect((await elsewhere.delete(`sign-ins/${id}`)).status).toBe(204)
  await provenAddress(ruth, visitor)
  expect((await visitor.get(me)).body.data.second_factor).toBe('code')

  await elsewhere.post('sign-out')
  later(30 * day - 1)
  await provenAddress(ruth, elsewhere)
  expect((await elsewhere.get(me)).body.data.status).toBe('authenticated')
  await elsewhere.post('sign-out')
  later(1)
  await provenAddress(ruth, elsewhere)
  expect((await elsewhere.get(me)).body.data.second_factor).toBe('code')
})

it('stores no readable second factor, and logs none of it (case P5, P4)', async () => {
  const email = 'subagent@quarry-street.example'
  await resetSecondFactor(db, email, clock.now)
  const visitor = await provenAddress(email)
  const { secret } = (await visitor.post('second-factor/enrolment')).body.data
  const codes: string[] = (await enrol(visitor)).body.data.recovery_codes
  const storedText = JSON.stringify([
    await db.selectFrom('second_factors').selectAll().execute(),
    await db.selectFrom('recovery_codes').selectAll().execute(),
    await db.selectFrom('proven_devices').selectAll().execute(),
    await db.selectFrom('access_events').selectAll().execute(),
    logged,
  ])
  for (const secretText of [secret, visitor.jar.get('cw_device') ?? 'none', ...codes])
    expect(storedText).not.toContain(secretText)
  const cookie = String((await codeReply(email)).headers['set-cookie'])
  expect(cookie).toMatch(/cw_device=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/)
})

async function codeReply(email: string) {
  const visitor = await provenAddress(email)
  return await visitor.post('second-factor', { code: await appCode(visitor, email) })
}

it('resets somebody who lost phone and codes: signed out everywhere, to be set up anew (case P5)', async () => {
  const email = 'support@coverwright.example'
  const visitor = await newBrowserOf(email)
  expect(await resetSecondFactor(db, 'nobody@shop.example', clock.now)).toBe('unknown')
  expect(await resetSecondFactor(db, email, clock.now)).toBe('reset')
  expect((await visitor.get('support/cases')).status).toBe(401)
  await provenAddress(email, visitor)
  expect((await visitor.get(me)).body.data.second_factor).toBe('enrol')
  expect(await eventsOf(email)).toContain('second_factor_reset')
})

it('requires no second factor of customers, and says so (case P5)', async () => {
  const dana = await newBrowserOf('dana@shop.example')
  expect((await dana.get('account')).status).toBe(200)
  expect(dana.jar.has('cw_device')).toBe(false)
  for (const path of ['second-factor/enrolment', 'second-factor', 'second-factor/enrolment/confirmation']) {
    const body = path.endsWith('enrolment') ? undefined : { code: '000000' }
    expect(problemOf(await dana.post(path, body))).toEqual([409, 'second_factor.not_wanted'])
    expect(problemOf(await browser().post(path, body))).toEqual([401, 'authenticate'])
  }
})

it('allows fifteen minutes for the second step, or signing out instead (case P5)', async () => {
  const visitor = await provenAddress(ruth)
  later(15 * minute)
  expect(problemOf(await visitor.post('second-factor', { code: await appCode(visitor, ruth) }))).toEqual([
    401,
    'sign_in.over',
  ])
  await provenAddress(ruth, visitor)
  expect((await visitor.post('sign-out')).status).toBe(204)
  expect((await visitor.get(me)).body.data.second_factor).toBeUndefined()
})

it('assigns what a browser began to an agent with the second step, not with the first (case P5, A10)', async () => {
  await newBrowserOf(ruth)
  const visitor = browser()
  const quote = await visitor.begin()
  const owner = () =>
    db.selectFrom('quotes').select(['agency_id', 'agent_id']).where('id', '=', quote._id).executeTakeFirstOrThrow()
  await provenAddress(ruth, visitor)
  expect((await owner()).agent_id).toBeNull()
  await visitor.post('second-factor', { code: await appCode(visitor, ruth) })
  expect((await owner()).agency_id).toBe('quarry-street')
})

it('no address of the second factor answers before signing in (case P5)', async () => {
  expect(
    (await app.inject({ method: 'POST', url: '/api/second-factor', payload: { code: '000000' } })).statusCode,
  ).toBe(401)
})
