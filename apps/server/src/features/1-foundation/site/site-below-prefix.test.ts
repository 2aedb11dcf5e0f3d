import type { Site } from '@coverwright/catalogue/sites/site'
import { expect, it } from 'vitest'
import { defaultSite } from '../../../testing/default-site.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const acme: Site = { ...defaultSite, id: 'acme', name: 'Acme Shield', prefixPath: '/acme' }
const { app, mailsTo, db } = await createTestApp({ sites: [defaultSite, acme] })

/** Keeps cookies as a browser does, by their paths; those of the deeper path are sent first. */
function createJar() {
  const jar: { name: string; value: string; path: string }[] = []
  return async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const sentCookies = jar
      .filter(({ path }) => url === path || url.startsWith(path.endsWith('/') ? path : `${path}/`))
      .toSorted((left, right) => right.path.length - left.path.length)
    const reply = await app.inject({
      method,
      url,
      headers: sentCookies.length
        ? { cookie: sentCookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
        : {},
      ...(payload ? { payload } : {}),
    })
    for (const { name, value, path = '/' } of reply.cookies) {
      const index = jar.findIndex((each) => each.name === name && each.path === path)
      if (index >= 0) jar.splice(index, 1)
      if (value) jar.push({ name, value, path })
    }
    return { status: reply.statusCode, body: reply.json(), cookies: reply.cookies }
  }
}

it('each address has its own site (C1)', async () => {
  const call = createJar()
  expect((await call('GET', '/api/site')).body.data).toMatchObject({ id: 'default' })
  expect((await call('GET', '/acme/api/site')).body.data).toMatchObject({ id: 'acme', prefixPath: '/acme' })
})

it('two sites on one host do not share a visit, nor its quote (C1) (case B11)', async () => {
  const call = createJar()
  const atRoot = await call('POST', '/api/quote', {})
  expect((await call('GET', '/acme/api/quote')).body.data).toBeNull()
  const below = await call('POST', '/acme/api/quote', {})
  expect(atRoot.cookies.map(({ name, path }) => [name, path])).toEqual([['cw_session', '/']])
  expect(below.cookies.map(({ name, path }) => [name, path])).toEqual([['cw_session.acme', '/acme']])
  expect((await call('GET', '/api/quote')).body.data._id).toBe(atRoot.body.data._id)
  expect((await call('GET', '/acme/api/quote')).body.data._id).toBe(below.body.data._id)
  expect((await call('GET', `/acme/api/quote/${atRoot.body.data._id}`)).status).not.toBe(200)
  const sessions = await db.selectFrom('quotes').select(['site', 'session_id']).execute()
  expect(new Set(sessions.map(({ session_id }) => session_id)).size).toBe(2)
})

it('signing in below a prefix signs in there only (C1, R6)', async () => {
  const call = createJar()
  const userOf = async (base: string) =>
    (await call('GET', `${base}/api/v1/users/get-logged-in-user.json`)).body.data.status
  await call('POST', '/api/quote', {})
  await call('POST', '/acme/api/quote', {})
  const email = 'pat@prefix.example'
  expect((await call('POST', '/acme/api/sign-in/code', { email })).status).toBe(202)
  const code = (await mailsTo(email)).flatMap((mail) => (mail.kind === 'sign_in_code' ? [mail.code] : []))[0]
  const reply = await call('POST', '/acme/api/sign-in', { code })
  expect(reply.status).toBe(200)
  expect(reply.cookies.map(({ name, path }) => [name, path])).toContainEqual(['user_auth.acme', '/acme'])
  expect([await userOf('/acme'), await userOf('')]).toEqual(['authenticated', 'not_authenticated'])
  // The root's cookie is also sent below the prefix, and has no effect there.
  expect((await call('POST', '/api/sign-in/code', { email: 'lee@prefix.example' })).status).toBe(202)
  const other = (await mailsTo('lee@prefix.example')).flatMap((mail) =>
    mail.kind === 'sign_in_code' ? [mail.code] : [],
  )
  expect((await call('POST', '/api/sign-in', { code: other[0] })).status).toBe(200)
  const stranger = createJar()
  await stranger('POST', '/api/quote', {})
  expect((await stranger('GET', '/acme/api/quote')).status).toBe(200)
  expect(await userOf('')).toBe('authenticated')
  expect(await userOf('/acme')).toBe('authenticated')
})
