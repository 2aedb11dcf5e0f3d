import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import type { Browser } from '../../../../testing/browser.ts'
import { machineWith } from '../../../../testing/machine.ts'
import { createTestApp } from '../../../../testing/test-app.ts'
import { registerClient } from '../../tokens/manage-tokens.ts'

const me = 'v1/users/get-logged-in-user.json'
const apiUrl = 'http://localhost/api/'
const audience = 'https://insurance.example/api'
const clientSecret = 'a secret between the two of us, long enough'

/** The address of a newly created server; it is closed after the last test. */
async function listening(httpServer: Server): Promise<URL> {
  await new Promise<void>((resolve) => void httpServer.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    httpServer.close()
    httpServer.closeAllConnections()
  })
  return new URL(`http://127.0.0.1:${(httpServer.address() as AddressInfo).port}`)
}

/** The provider warns about development settings, when it is created and when it is first called. */
function hushProvider(): void {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'info').mockReturnValue()
}
hushProvider()
beforeEach(hushProvider)

/** A real provider on this machine; users with `unproven` in their name have an unverified address. */
const server = createServer((request, response) => void provider.callback()(request, response))
const issuer = await listening(server)
const provider = new Provider(issuer.origin, {
  clients: [
    {
      client_id: 'coverwright',
      client_secret: clientSecret,
      redirect_uris: [`${apiUrl}sign-in/oidc/callback`],
      token_endpoint_auth_method: 'client_secret_post',
    },
    {
      client_id: 'acme-batch',
      client_secret: clientSecret,
      redirect_uris: [],
      response_types: [],
      grant_types: ['client_credentials'],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  features: {
    clientCredentials: { enabled: true },
    resourceIndicators: {
      enabled: true,
      getResourceServerInfo: () => ({ scope: '', audience, accessTokenFormat: 'jwt', accessTokenTTL: 300 }),
    },
  },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
  findAccount: (_context, id) => ({
    accountId: id,
    claims: () => ({
      sub: id,
      email: id,
      email_verified: !id.startsWith('unproven'),
      given_name: 'Dana',
      family_name: 'Ortiz',
    }),
  }),
})

const settings = { issuer, clientId: 'coverwright', clientSecret, name: 'Example ID', only: false, audience }
const { browser, clock, db, logged } = await createTestApp({ oidc: settings })

/** A browser at the provider: it follows redirects and keeps cookies. */
function atProvider() {
  const jar = new Map<string, string>()
  return async (address: URL, form?: Record<string, string>) => {
    const reply = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
    for (const cookie of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      jar.set(name, value)
    }
    const location = reply.headers.get('location')
    return location ? { sentTo: new URL(location, address) } : { html: await reply.text() }
  }
}

/** Walks the provider's pages as somebody who signs in there and agrees; returns where they lead. */
async function walk(page: string, login: string): Promise<URL> {
  const open = atProvider()
  let address = new URL(page)
  let form: Record<string, string> | undefined
  for (let step = 0; step < 15; step++) {
    const { sentTo, html = '' } = await open(address, form)
    if (sentTo && sentTo.host !== issuer.host) return sentTo
    const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(html) ?? []
    const [, action = ''] = /<form[^>]* action="([^"]+)"/.exec(html) ?? []
    form = sentTo ? undefined : { prompt, login, password: 'any' }
    address = sentTo ?? new URL(action, address)
  }
  throw new Error('The provider never sends anybody back')
}

/** Cancels at the provider's first page. */
async function turnBack(page: string): Promise<URL> {
  const open = atProvider()
  const { sentTo } = await open(new URL(page))
  if (!sentTo) throw new Error('The provider asks nothing')
  const abortReply = await open(new URL(`${sentTo.pathname}/abort`, sentTo))
  const back = abortReply.sentTo && (await open(abortReply.sentTo))
  if (!back?.sentTo) throw new Error('The provider sends nobody back')
  return back.sentTo
}

const begin = async (person: Browser, to = '/'): Promise<string> => {
  const { status, headers } = await person.get(`sign-in/oidc?to=${encodeURIComponent(to)}`)
  expect(status).toBe(302)
  return String(headers.location)
}
const comeBack = async (person: Browser, { href }: URL) => {
  const { status, headers } = await person.get(href.slice(apiUrl.length))
  return [status, headers.location]
}
const statusOf = async (person: Browser) => (await person.get(me)).body.data.status

it('signs in the user that the provider vouches for, and redirects (R1)', async () => {
  const dana = browser()
  const quote = await dana.begin()
  const token = dana.jar.get('cw_session')
  const page = await begin(dana, '/review/1?from=mail')
  expect(Object.fromEntries(new URL(page).searchParams)).toMatchObject({
    code_challenge_method: 'S256',
    response_type: 'code',
    scope: 'openid email profile',
  })
  expect(await comeBack(dana, await walk(page, 'Dana@shop.example'))).toEqual([302, '/review/1?from=mail'])
  const { body } = await dana.get(me)
  expect(body.data).toMatchObject({
    status: 'authenticated',
    email: 'dana@shop.example',
    first_name: 'Dana',
    last_name: 'Ortiz',
    roles: ['customer'],
  })
  expect(dana.jar.get('cw_session')).not.toBe(token)
  expect((await dana.get(`quote/${quote._id}`)).status).toBe(200)
})

it('never redirects to another site (R2)', async () => {
  const dana = browser()
  expect(await comeBack(dana, await walk(await begin(dana, '//evil.test'), 'away@shop.example'))).toEqual([302, '/'])
})

it('signs in nobody whose address the provider did not verify (R1)', async () => {
  const dana = browser()
  const back = await walk(await begin(dana, '/contact'), 'unproven@shop.example')
  expect(await comeBack(dana, back)).toEqual([302, '/sign-in?failed=oidc&to=%2Fcontact'])
  expect(await statusOf(dana)).toBe('not_authenticated')
  expect(logged.join('\n')).toContain('address not verified')
  expect(logged.join('\n')).not.toContain('unproven@')
})

it('signs in nobody who cancelled at the provider (R1)', async () => {
  const dana = browser()
  expect(await comeBack(dana, await turnBack(await begin(dana)))).toEqual([302, '/sign-in?failed=oidc'])
  expect(await statusOf(dana)).toBe('not_authenticated')
})

it('accepts the provider’s reply once, and only in the browser that began (R1)', async () => {
  const dana = browser()
  const back = await walk(await begin(dana), 'twice@shop.example')
  const thief = browser()
  expect(await comeBack(thief, back)).toEqual([302, '/sign-in?failed=oidc'])
  await begin(thief)
  expect(await comeBack(thief, back)).toEqual([302, '/sign-in?failed=oidc'])
  expect(await statusOf(thief)).toBe('not_authenticated')
  expect(await comeBack(dana, back)).toEqual([302, '/'])
  const again = browser()
  for (const [name, value] of dana.jar) again.jar.set(name, value)
  expect(await comeBack(again, back)).toEqual([302, '/sign-in?failed=oidc'])
})

it('allows ten minutes at the provider (R1)', async () => {
  const dana = browser()
  const back = await walk(await begin(dana), 'late@shop.example')
  clock.now = new Date(clock.now.getTime() + 600_000)
  expect(await comeBack(dana, back)).toEqual([302, '/sign-in?failed=oidc'])
})

it('refuses a code that belongs to another sign-in (R1)', async () => {
  const dana = browser()
  const first = await walk(await begin(dana), 'mixed@shop.example')
  const second = await walk(await begin(dana), 'mixed@shop.example')
  second.searchParams.set('code', first.searchParams.get('code') ?? '')
  expect(await comeBack(dana, second)).toEqual([302, '/sign-in?failed=oidc'])
  expect(await statusOf(dana)).toBe('not_authenticated')
})

it.each(['', '?state=x', '?state=x&code=y', '?code=y', '?error=access_denied', '?state=%00&code=%ff'])(
  'a callback without a sign-in under way, as in %j, leads to the sign-in page (R1)',
  async (query) => {
    const dana = browser()
    await dana.begin()
    const { status, headers } = await dana.get(`sign-in/oidc/callback${query}`)
    expect([status, headers.location]).toEqual([302, '/sign-in?failed=oidc'])
  },
)

it('keeps no secret of a sign-in under way readable (R1)', async () => {
  const page = new URL(await begin(browser(), '/contact'))
  const rows = JSON.stringify(await db.selectFrom('oidc_requests').selectAll().execute())
  expect(rows).not.toContain('/contact')
  expect(rows).not.toContain(page.searchParams.get('state'))
  expect(rows).not.toContain(page.searchParams.get('nonce'))
})

it('tells browsers how people sign in, and allows codes beside the provider (R1)', async () => {
  expect((await browser().get('site')).body.data.sign_in).toEqual({ code: true, oidc: 'Example ID' })
  expect((await browser().post('sign-in/code', { email: 'dana@shop.example' })).status).toBe(202)
})

it('leads back while the provider is down, and tries it again (R1)', async () => {
  let away = true
  const gate = createServer((request, response) => void (away ? request.socket.destroy() : answer(request, response)))
  const address = await listening(gate)
  const answer = new Provider(address.origin).callback()
  const { browser } = await createTestApp({ oidc: { ...settings, issuer: address } })
  const dana = browser()
  expect(await begin(dana, '/contact')).toBe('/sign-in?failed=oidc&to=%2Fcontact')
  expect((await dana.get('site')).status).toBe(200)
  away = false
  expect(await begin(dana)).toContain(`${address.origin}/auth?`)
})

it('sends no codes where people sign in only at the provider, and has no provider where none is configured (R1)', async () => {
  const strict = await createTestApp({ oidc: { ...settings, only: true } })
  expect((await strict.browser().get('site')).body.data.sign_in).toEqual({ code: false, oidc: 'Example ID' })
  expect((await strict.browser().post('sign-in/code', { email: 'dana@shop.example' })).status).toBe(404)
  expect((await strict.browser().post('sign-in', { code: '123456' })).status).toBe(404)
  const plain = await createTestApp()
  expect((await plain.browser().get('site')).body.data.sign_in).toEqual({ code: true })
  expect((await plain.browser().get('sign-in/oidc')).status).toBe(404)
  expect((await plain.browser().get('sign-in/oidc/callback')).status).toBe(404)
})

it('a machine signs in by client credentials of a real provider (R6)', async () => {
  // The provider knows no other time than the machine's.
  clock.now = new Date()
  await registerClient(
    db,
    {
      ...{ site: 'default', partner: 'acme', agencyId: null, purposes: ['quote'], days: 30, callsPerMinute: 600 },
      clientId: 'acme-batch',
    },
    clock.now,
  )
  const reply = await fetch(new URL('/token', issuer), {
    method: 'POST',
    body: new URLSearchParams({
      ...{ grant_type: 'client_credentials', client_id: 'acme-batch', client_secret: clientSecret, resource: audience },
    }),
  })
  const { access_token } = Object(await reply.json())
  expect((await machineWith(access_token, browser()).post('quote', { zip_code: '60614' })).status).toBe(201)
})
