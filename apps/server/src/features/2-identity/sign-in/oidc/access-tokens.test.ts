import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { machineWith } from '../../../../testing/machine.ts'
import { createTestApp } from '../../../../testing/test-app.ts'
import type { Purpose } from '../../roles/purposes.ts'
import { registerClient, rotateToken } from '../../tokens/manage-tokens.ts'

const audience = 'https://insurance.example/api'
const clientId = 'acme-batch'

type Keys = Awaited<ReturnType<typeof keysNamed>>
async function keysNamed(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' } }
}

/** A provider that publishes what its own name and public keys are, and counts how often the keys are asked for. */
const first = await keysNamed('first')
const publication = { keys: [first], asked: 0, answers: true }
const provider = createServer((request, response) => {
  const isKeys = request.url === '/keys'
  if (isKeys) publication.asked++
  const configuration = { issuer: origin, jwks_uri: `${origin}/keys`, authorization_endpoint: `${origin}/sign-in` }
  const body = isKeys ? { keys: publication.keys.map(({ jwk }) => jwk) } : configuration
  response.writeHead(publication.answers ? 200 : 502, { 'content-type': 'application/json' }).end(JSON.stringify(body))
})
await new Promise<void>((resolve) => void provider.listen(0, '127.0.0.1', resolve))
afterAll(() => provider.close())
const origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`

const { browser, clock, db, logged } = await createTestApp({
  oidc: { issuer: new URL(origin), clientId: 'coverwright', clientSecret: 'secret', name: 'ID', only: false, audience },
})
const everything: readonly Purpose[] = ['quote', 'submit', 'share']
const register = (more: Partial<Parameters<typeof registerClient>[1]> = {}) =>
  registerClient(
    db,
    {
      ...{
        site: 'default',
        partner: 'acme',
        agencyId: null,
        purposes: everything,
        days: 30,
        callsPerMinute: 1_000_000,
      },
      ...{ clientId, ...more },
    },
    clock.now,
  )
const { id: acmes } = await register()

type Forgery = { claims?: Record<string, unknown>; keys?: Keys; header?: object }
const seconds = (later: number) => Math.floor(clock.now.getTime() / 1000) + later
const tokenWith = ({ claims = {}, keys = first, header = {} }: Forgery = {}): Promise<string> =>
  new SignJWT({
    ...{ iss: origin, aud: audience, sub: clientId, client_id: clientId, iat: seconds(0), exp: seconds(300) },
    ...claims,
  })
    .setProtectedHeader({ alg: 'ES256', kid: keys.kid, typ: 'at+jwt', ...header })
    .sign(keys.privateKey)
const ask = async (forged?: Forgery, host?: string) => machineWith(await tokenWith(forged), browser(host)).get('quotes')

afterEach(() => {
  vi.useRealTimers()
  publication.answers = true
})

it('a client of the provider works by its access tokens as its partner, and the record says so (R6)', async () => {
  const machine = machineWith(await tokenWith(), browser())
  const { _id: id } = await machine.begin()
  expect((await machine.patch(`quote/${id}`, { company_name: 'Rivera Painting' })).status).toBe(200)
  const events = await db.selectFrom('quote_events').select('actor').where('quote_id', '=', id).execute()
  expect(new Set(events.map(({ actor }) => actor))).toEqual(new Set([`partner:acme token:${acmes}`]))
  const [event] = await db.selectFrom('access_events').select('detail').where('kind', '=', 'token_made').execute()
  expect(event?.detail).toMatchObject({ token: acmes, partner: 'acme', client: clientId })
  // Nobody's session comes of it.
  expect((await machine.get('account')).status).toBe(403)
})

it.for(['azp', 'cid', 'appid'])('a provider may name the client as %s (R6)', async (claim) => {
  expect((await ask({ claims: { client_id: undefined, [claim]: clientId } })).status).toBe(200)
})

const others = await keysNamed('first')
it.for<[string, Forgery]>([
  ['signed with another key', { keys: others }],
  ['for another audience', { claims: { aud: 'https://elsewhere.example' } }],
  ['that says who signed in at our own client', { claims: { aud: 'coverwright' } }],
  ['that is over', { claims: { exp: seconds(-60) } }],
  ['without an end', { claims: { exp: undefined } }],
  ['that is not good yet', { claims: { nbf: seconds(120) } }],
  ['of a sign-out', { header: { typ: 'logout+jwt' } }],
  ['of somebody who signed in', { claims: { scope: 'openid profile' } }],
  ['of a client that is not known', { claims: { client_id: 'somebody' } }],
  ['of no client', { claims: { client_id: undefined } }],
])('an access token %s is refused (R6)', async ([, forged]) => {
  const reply = await ask(forged)
  expect(reply).toMatchObject({ status: 401, body: { code: 'token.invalid' } })
  expect(reply.headers['www-authenticate']).toBe('Bearer realm="Coverwright", error="invalid_token"')
})

it.for(['none', 'HS256'])('a token by the algorithm %s is refused: anybody could make it (R6)', async (alg) => {
  const [, payload] = (await tokenWith()).split('.')
  const head = Buffer.from(JSON.stringify({ alg, kid: 'first' })).toString('base64url')
  const unsignedMachine = machineWith(`${head}.${payload}.${alg === 'none' ? '' : 'c2ln'}`, browser())
  expect((await unsignedMachine.get('quotes')).status).toBe(401)
})

it('a token of another provider is not ours to judge, as where a proxy passes one along', async () => {
  expect((await ask({ claims: { iss: 'https://id.elsewhere.example' } })).body.code).toBe('authenticate')
  expect((await machineWith('not.a.token', browser()).get('state')).status).toBe(200)
})

it('what it may do is what was said of the client last, at each site (R6)', async () => {
  const two = { client_id: 'two' }
  expect((await ask({ claims: two })).status).toBe(401)
  const { id } = await register({ clientId: 'two', purposes: ['read'] })
  const begin = async () => (await machineWith(await tokenWith({ claims: two }), browser()).post('quote', {})).status
  expect([(await ask({ claims: two })).status, await begin()]).toEqual([200, 403])
  expect((await ask({ claims: two }, 'agents.localhost')).status).toBe(401)
  expect((await register({ clientId: 'two' })).insteadOf).toEqual([id])
  expect(await begin()).toBe(201)
  // Its secret is the provider's to change.
  expect(await rotateToken(db, acmes, 1, clock.now)).toBeUndefined()
})

it('its calls count for the client, whichever of its access tokens they have (R6)', async () => {
  await register({ clientId: 'small', callsPerMinute: 3 })
  const tokens = await Promise.all([1, 2].map(() => tokenWith({ claims: { client_id: 'small' } })))
  const statuses = []
  // More than two minutes allow, should one begin in between; the first call of each token is counted for its address.
  for (let call = 0; call < 10; call++) {
    statuses.push((await machineWith(tokens[call % 2] ?? '', browser()).get('state')).status)
  }
  expect(statuses).toContain(429)
})

it('keys are kept, and fetched again for a token that names a new one', async () => {
  await ask()
  const before = publication.asked
  await ask()
  expect(publication.asked).toBe(before)
  const next = await keysNamed('next')
  publication.keys = [first, next]
  // Not at once: otherwise strangers could have us ask the provider without end.
  expect((await ask({ keys: next })).status).toBe(401)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
  expect((await ask({ keys: next })).status).toBe(200)
  expect(publication.asked).toBe(before + 1)
})

it('a provider that does not answer is no fault of the token: it may be sent again', async () => {
  publication.answers = false
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
  expect(await ask()).toMatchObject({
    status: 503,
    body: { code: 'sign_in_provider.silent' },
    headers: { 'retry-after': '5' },
  })
})

it('the log says why a token was refused, and never the token', async () => {
  const token = await tokenWith({ claims: { aud: 'https://elsewhere.example' } })
  await machineWith(token, browser()).get('quotes')
  expect(logged.join()).toContain('unexpected \\"aud\\" claim value')
  expect(logged.join()).not.toContain(token)
})
