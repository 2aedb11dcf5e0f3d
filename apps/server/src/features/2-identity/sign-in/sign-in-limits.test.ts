import { expect, it } from 'vitest'
import { signInAs } from '../../../testing/sign-in.ts'
import { boundless, createTestApp } from '../../../testing/test-app.ts'

const open = await createTestApp()
const { browser } = await createTestApp({ callsPerMinute: { ...boundless, signIns: 3 } })

it('limits how often one address requests codes and tries them, each separately, and nothing else (R1)', async () => {
  const statuses = []
  for (let n = 1; n <= 4; n++) statuses.push(await browser().post('sign-in/code', { email: `d${n}@shop.example` }))
  expect(statuses.map(({ status }) => status)).toEqual([202, 202, 202, 429])
  const attempts = []
  for (let n = 1; n <= 4; n++) attempts.push(await browser().post('sign-in', { code: '123456' }))
  expect(attempts.map(({ status }) => status)).toEqual([401, 401, 401, 429])
  expect(Number(attempts[3]?.headers['retry-after'])).toBeGreaterThan(0)
  expect(attempts[3]?.body.code).toBe('request.too_many')
  expect((await browser().get('site')).status).toBe(200)
})

it('limits how often one address sends links, however many quotes it begins (R1)', async () => {
  const statuses = []
  for (let n = 1; n <= 4; n++) {
    const rosa = browser()
    const { _id } = await rosa.begin()
    statuses.push(await rosa.post(`quote/${_id}/links`, { email: `r${n}@shop.example` }))
  }
  expect(statuses.map(({ status }) => status)).toEqual([201, 201, 201, 429])
})

/** Requests a code from an address of the network, in a new browser or with cookies. */
async function ask(email: string, remoteAddress: string, jar: ReadonlyMap<string, string> = new Map()) {
  const { statusCode, headers } = await open.app.inject({
    method: 'POST',
    url: '/api/sign-in/code',
    remoteAddress,
    headers: { 'content-type': 'application/json' },
    cookies: Object.fromEntries(jar),
    payload: JSON.stringify({ email }),
  })
  return { status: statusCode, retryAfter: Number(headers['retry-after']) }
}

/** The replies to one client that requests as many codes as possible. */
async function exhaust(email: string, remoteAddress: string): Promise<number> {
  for (let submitReply = 0; ; submitReply++) {
    const { status } = await ask(email, remoteAddress)
    if (status === 429) return submitReply
  }
}

it('a client that requests codes for somebody else locks that person out nowhere else (case A14)', async () => {
  const email = 'dana@shop.example'
  expect(await exhaust(email, '198.51.100.7')).toBe(5)
  expect((await ask(email, '203.0.113.9')).status).toBe(202)
  // From an office, a colleague does not lock them out either.
  expect((await ask('eve@shop.example', '198.51.100.7')).status).toBe(202)
})

it('one mailbox gets at most thirty codes an hour, from however many places (case A14)', async () => {
  const email = 'many@shop.example'
  let submitReply = 0
  for (let place = 1; place <= 7; place++) submitReply += await exhaust(email, `198.51.100.${place}`)
  expect(submitReply).toBe(30)
  const refusal = await ask(email, '203.0.113.9')
  expect(refusal.status).toBe(429)
  expect(refusal.retryAfter).toBeGreaterThan(3500)
})

it('a browser where somebody signed in before has codes of its own (case A14)', async () => {
  const [dana, support] = [open.browser(), open.browser()]
  const people = { 'home@shop.example': dana, 'support@coverwright.example': support }
  for (const [email, visitor] of Object.entries(people)) await signInAs(visitor, email)
  await open.db.deleteFrom('sign_in_codes').execute()
  for (const email of Object.keys(people)) {
    for (let place = 1; place <= 6; place++) await exhaust(email, `192.0.2.${place}`)
    expect([email, (await ask(email, '192.0.2.99')).status]).toEqual([email, 429])
  }
  expect((await ask('home@shop.example', '192.0.2.1', dana.jar)).status).toBe(202)
  // Staff sign out each day; the browser where they proved their second factor is still theirs.
  await support.post('sign-out')
  expect((await ask('support@coverwright.example', '192.0.2.1', support.jar)).status).toBe(202)
  // It is known for nobody else.
  expect((await ask('home@shop.example', '192.0.2.1', support.jar)).status).toBe(429)
})
