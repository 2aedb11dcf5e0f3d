import { expect, it } from 'vitest'
import type { Browser } from '../../../testing/browser.ts'
import { machineWith, tokenFor } from '../../../testing/machine.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import type { Purpose } from '../roles/purposes.ts'
import { revokeToken, rotateToken } from './manage-tokens.ts'
import { drawApiToken, idOfToken } from './token-form.ts'

const { browser, db, clock, logged } = await createTestApp()

const dayInMs = 86_400_000
const later = (days: number) => new Date(clock.now.getTime() + days * dayInMs)

const makeTestToken = (newToken: Parameters<typeof tokenFor>[2] = {}) => tokenFor(db, clock.now, newToken)
const machine = (token: string, host?: string): Browser => machineWith(token, browser(host))

const machineOf = async (newToken?: Parameters<typeof tokenFor>[2]) => machine((await makeTestToken(newToken)).token)
const startQuote = async (visitor: Browser) => (await visitor.post('quote', { zip_code: '60614' })).body.data

it('a machine begins, fills in and reads a quote with only its token, and gets no cookie (R6)', async () => {
  const acme = await machineOf()
  const reply = await acme.post('quote?next=true', { zip_code: '60614' })
  expect(reply.status).toBe(201)
  expect(reply.headers['set-cookie']).toBeUndefined()
  const { _id: id } = reply.body.data
  expect((await acme.patch(`quote/${id}`, { company_name: 'Rivera Painting' })).status).toBe(200)
  expect((await acme.get(`quote/${id}`)).body.data.company_name).toBe('Rivera Painting')
  // Tokens of one partner see the same quotes.
  expect((await (await machineOf()).get(`quote/${id}`)).status).toBe(200)
})

it('the chain of events names the partner and the token (R6)', async () => {
  const { id: tokenId, token } = await makeTestToken({ partner: 'ledger' })
  const { _id: id } = await startQuote(machine(token))
  const events = await db.selectFrom('quote_events').select('actor').where('quote_id', '=', id).execute()
  expect(new Set(events.map(({ actor }) => actor))).toEqual(new Set([`partner:ledger token:${tokenId}`]))
  const desk = browser()
  await signInAs(desk, 'desk@coverwright.example')
  const record = (await desk.get(`desk/applications/${id}`)).body.data
  expect(record.events.map(({ by }: { by: string }) => by)).toContain('ledger')
  const access = await db
    .selectFrom('access_events')
    .select(['kind', 'actor', 'detail'])
    .where('kind', '=', 'token_made')
    .execute()
  expect(access.at(-1)).toMatchObject({
    actor: 'operator',
    detail: { token: tokenId, partner: 'ledger', purposes: 'read,quote,submit,share' },
  })
  expect(JSON.stringify(await db.selectFrom('api_tokens').selectAll().execute())).not.toContain(token)
  expect(logged.join()).not.toContain(token)
})

it.for<[string, Parameters<typeof tokenFor>[2]]>([
  ['another partner', { partner: 'other' }],
  ['an agency', { agencyId: 'quarry-street' }],
])('a token of %s sees nothing of it (R6)', async ([, tokenOptions]) => {
  const acme = await machineOf()
  const other = await machineOf(tokenOptions)
  const { _id: id } = await startQuote(acme)
  const { _id: otherQuoteId } = await startQuote(other)
  expect((await other.get(`quote/${id}`)).status).toBe(404)
  expect((await other.patch(`quote/${id}`, { company_name: 'Mine' })).status).toBe(404)
  expect((await acme.get(`quote/${otherQuoteId}`)).status).toBe(404)
})

it('an agency’s token works on the agency’s quotes, and its agents on the token’s (R6)', async () => {
  const ruth = browser()
  await signInAs(ruth, 'agent@quarry-street.example')
  const agents = await startQuote(ruth)
  const token = await machineOf({ agencyId: 'quarry-street' })
  expect((await token.get(`quote/${agents._id}`)).status).toBe(200)
  const { _id: id } = await startQuote(token)
  expect((await ruth.get(`quote/${id}`)).status).toBe(200)
  expect((await (await machineOf({ agencyId: 'fern-hollow' })).get(`quote/${id}`)).status).toBe(404)
})

it('a person whose address is in an agency’s draft does not see it before it is sent to them (R6)', async () => {
  const token = await machineOf({ agencyId: 'quarry-street' })
  const reply = await token.post('quote', { contact_email: 'named@shop.example' })
  const visitor = browser()
  await signInAs(visitor, 'named@shop.example')
  expect((await visitor.get(`quote/${reply.body.data._id}`)).status).toBe(404)
})

it.for<[Purpose[], string, number]>([
  [['read'], 'POST quote', 403],
  [['read'], 'PATCH quote', 403],
  [['read'], 'GET quote', 200],
  [['quote'], 'GET quote', 200],
  [['quote'], 'PATCH quote', 200],
  [['quote'], 'PATCH finish_form', 403],
  [['quote'], 'POST links', 403],
  [['share'], 'POST links', 201],
])('a token made to %s gets for %s %i (R6)', async ([purposes, call, status]) => {
  const { _id: id } = await startQuote(await machineOf({ partner: 'scoped' }))
  const visitor = await machineOf({ partner: 'scoped', purposes })
  const calls = {
    'POST quote': () => visitor.post('quote', {}),
    'PATCH quote': () => visitor.patch(`quote/${id}`, { company_name: 'Rivera' }),
    'GET quote': () => visitor.get(`quote/${id}`),
    'PATCH finish_form': () => visitor.patch(`quote/${id}/finish_form`, {}),
    'POST links': () => visitor.post(`quote/${id}/links`, { email: 'client@shop.example' }),
  }
  const reply = await Reflect.get(calls, call)()
  expect(reply.status).toBe(status)
  if (status === 403) {
    expect(reply.body.code).toBe('token.purpose')
    expect(reply.headers['www-authenticate']).toMatch(
      /^Bearer realm="Coverwright", error="insufficient_scope", scope="\w+"$/,
    )
  }
})

it('tokens cannot make browsers’ calls: none signs anybody in at the partner’s session (R6)', async () => {
  const acme = await machineOf()
  for (const call of [
    'sign-in/oidc',
    'sign-in/oidc/callback',
    `experiments?visit=${crypto.randomUUID()}`,
    'account',
    'v1/users/get-logged-in-user.json',
  ])
    expect([call, (await acme.get(call)).status]).toEqual([call, 403])
  for (const [call, body] of [
    ['sign-in/code', { email: 'mallory@shop.example' }],
    ['sign-in', { code: '000000' }],
    ['sign-out', undefined],
    ['v1/users.json', { user: { email: 'mallory@shop.example' } }],
  ] as const)
    expect([call, (await acme.post(call, body)).status]).toEqual([call, 403])
  expect((await acme.get('state')).status).toBe(200)
})

const { token: good } = await makeTestToken()
const withWrongSign = (at: number) => `${good.slice(0, at)}${good[at] === '0' ? '1' : '0'}${good.slice(at + 1)}`

it.for([
  ['no token of ours', 'cw_hello'],
  ['a mistyped secret', withWrongSign(30)],
  ['a mistyped id', withWrongSign(5)],
  ['one that nobody made', drawApiToken().token],
])('%s is refused, also where nobody has to sign in (R6)', async ([, token]) => {
  for (const call of ['quote', 'state']) {
    const reply = await machine(token ?? '').get(call)
    expect(reply).toMatchObject({ status: 401, body: { code: 'token.invalid' } })
    expect(reply.headers['www-authenticate']).toBe('Bearer realm="Coverwright", error="invalid_token"')
  }
})

it('a right id with another secret is refused: the hash decides', async () => {
  const { id } = await makeTestToken()
  const { token } = drawApiToken()
  await db
    .updateTable('api_tokens')
    .set({ id: idOfToken(token) ?? '' })
    .where('id', '=', id)
    .execute()
  expect((await machine(token).get('quote')).status).toBe(401)
})

it('a token of one site has no effect at another (R6)', async () => {
  const { token } = await makeTestToken({ site: 'for-agents' })
  expect((await machine(token).get('quote')).status).toBe(401)
  expect((await machine(token, 'agents.localhost').get('quote')).status).toBe(200)
})

it('a token ends on its expiry day and when revoked; a rotated one works for the overlap (R6)', async () => {
  const day = clock.now
  const { id, token } = await makeTestToken({ partner: 'rotating', days: 10 })
  const status = async (one: string) => (await machine(one).get('quote')).status
  const next = await rotateToken(db, id, 48, clock.now)
  if (!next) throw new Error('It was not rotated')
  expect([await status(token), await status(next.token)]).toEqual([200, 200])
  clock.now = later(3)
  expect([await status(token), await status(next.token)]).toEqual([401, 200])
  expect(await rotateToken(db, id, 48, clock.now)).toBeUndefined()
  expect(await revokeToken(db, next.id, clock.now)).toBe(true)
  expect(await status(next.token)).toBe(401)
  const { token: short } = await makeTestToken({ partner: 'rotating', days: 10 })
  clock.now = later(11)
  expect(await status(short)).toBe(401)
  clock.now = day
})

it('is recorded as used, at most once a minute', async () => {
  const { id, token } = await makeTestToken()
  const lastUse = async () =>
    (await db.selectFrom('api_tokens').select('last_used_at').where('id', '=', id).executeTakeFirstOrThrow())
      .last_used_at
  expect(await lastUse()).toBeNull()
  await machine(token).get('quote')
  expect(await lastUse()).toEqual(clock.now)
})

it('its calls count only for the token, which has a quota of its own (R6)', async () => {
  const { token } = await makeTestToken({ callsPerMinute: 3 })
  const acme = machine(token)
  // The first call of a token counts for its address.
  await acme.get('quote')
  const replies = []
  // More than two minutes' allowance, in case one begins in between.
  for (let call = 0; call < 8; call++) replies.push(await acme.get('state'))
  const [first] = replies
  const refusal = replies.find(({ status }) => status === 429)
  expect(first?.headers).toMatchObject({
    'ratelimit-policy': '"requests";q=3;w=60',
    ratelimit: expect.stringMatching(/^"requests";r=[0-2];t=\d+$/),
    'x-ratelimit-limit': '3',
  })
  expect(Number(refusal?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await browser().get('state')).headers['ratelimit-policy']).toBe('"requests";q=1000000;w=60')
  expect((await (await machineOf()).get('state')).status).toBe(200)
})
