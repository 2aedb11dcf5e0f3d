import { expect, it } from 'vitest'
import type { Browser } from '../../../testing/browser.ts'
import { fillQuote, painter } from '../../../testing/fill-quote.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { quoteCallsOf, unknownTarget } from './testing-calls.ts'

const { app, browser, db, clock } = await createTestApp()
const quoteCalls = quoteCallsOf(app)

const me = 'v1/users/get-logged-in-user.json'
const agents = { host: 'agents.localhost' }

/** What copies of earlier cookies still give access to. */
const withCookies = (cookies: Record<string, string>, path: string) => app.inject({ url: `/api/${path}`, cookies })

async function signedIn(email: string) {
  const visitor = browser()
  const user = await signInAs(visitor, email)
  const quote = await fillQuote(visitor, painter, '/insurance')
  return { who: visitor, user, quote, cookies: Object.fromEntries(visitor.jar), id: user.id ?? '' }
}

/** Checks that the old cookies give access to nothing and are removed. */
async function expectOut({ cookies, quote }: Awaited<ReturnType<typeof signedIn>>): Promise<void> {
  for (const path of [me, `quote/${quote._id}`, `quote/uuid/${quote.uuid}`, 'quote', 'account', 'sign-ins']) {
    const reply = await withCookies(cookies, path)
    expect([path, reply.statusCode]).toEqual([path, 401])
    expect(reply.body).not.toContain('painter')
  }
}

it('cookies from before signing out have no effect afterwards (case B15)', async () => {
  const dana = await signedIn('dana@shop.example')
  expect((await withCookies(dana.cookies, `quote/${dana.quote._id}`)).statusCode).toBe(200)
  await dana.who.post('sign-out')
  expect((await withCookies(dana.cookies, `quote/${dana.quote._id}`)).statusCode).toBe(401)
  expect((await withCookies(dana.cookies, 'account')).statusCode).toBe(401)
})

it('revoked staff lose access immediately, everywhere (case B15)', async () => {
  const eve = await signedIn('eve@shop.example')
  await db.updateTable('people').set({ disabled_at: clock.now }).where('id', '=', eve.id).execute()
  await expectOut(eve)
})

it('new staff must sign in again before they have staff permissions (case B15)', async () => {
  const ruth = await signedIn('ruth@shop.example')
  await db.updateTable('people').set({ email: 'agent@fern-hollow.example' }).where('id', '=', ruth.id).execute()
  await expectOut(ruth)
})

it('former staff are signed out (case B15)', async () => {
  const mateo = await signedIn('mateo@shop.example')
  // As a member of staff left it, with a proven second factor.
  await db
    .updateTable('sign_ins')
    .set({ second_factor_at: clock.now })
    .where('person_id', '=', mateo.id)
    .where('ended_at', 'is', null)
    .execute()
  await expectOut(mateo)
})

it('a quote of one site does not exist at another, even for its owner (case B11)', async () => {
  const mia = await signedIn('mia@shop.example')
  const target = { ...unknownTarget(), id: mia.quote._id, uuid: mia.quote.uuid }
  // The same cookies, in a combination that no browser would send.
  const elsewhere: Browser = {
    ...mia.who,
    get: (path) => mia.who.get(path, agents),
    post: (path, body, headers) => mia.who.post(path, body, { ...headers, ...agents }),
    patch: (path, body, headers) => mia.who.patch(path, body, { ...headers, ...agents }),
    delete: (path) => mia.who.delete(path, agents),
  }
  const wrong: unknown[] = []
  for (const [operation, call] of Object.entries(quoteCalls)) {
    const { status, body } = await call(elsewhere, target)
    // Some calls are for agents or the desk.
    if (status !== 404 && body.code !== 'forbidden') wrong.push([operation, status])
  }
  expect(wrong).toEqual([])
  expect((await mia.who.get(`quote/${mia.quote._id}`)).status).toBe(200)
})

it('invented, truncated or doubled cookies sign nobody in (case B15)', async () => {
  const noor = await signedIn('noor@shop.example')
  const token = noor.cookies.user_auth ?? ''
  for (const user_auth of [
    token.slice(0, -1),
    `${token}x`,
    token.toUpperCase(),
    'null',
    '__proto__',
    `${token},${token}`,
  ]) {
    const reply = await withCookies({ ...noor.cookies, user_auth }, `quote/${noor.quote._id}`)
    expect([user_auth, reply.statusCode]).toEqual([user_auth, 401])
  }
})
