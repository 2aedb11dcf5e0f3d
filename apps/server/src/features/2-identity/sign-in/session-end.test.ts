import { expect, it } from 'vitest'
import type { Browser } from '../../../testing/browser.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const { browser, clock } = await createTestApp({ staffIdleMinutes: 30 })

const ruth = 'agent@quarry-street.example'
const me = 'v1/users/get-logged-in-user.json'
const minute = 60_000
const later = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms)
}
const problemOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]
const signedIn = async (email: string): Promise<Browser> => {
  const visitor = browser()
  await signInAs(visitor, email)
  return visitor
}
const endsIn = async (visitor: Browser) => (await visitor.get(me)).body.data.ends_in

it('signs staff out after half an hour without activity, and removes their cookie (case A11)', async () => {
  const visitor = await signedIn(ruth)
  later(30 * minute - 1)
  expect((await visitor.get('agent/quotes')).status).toBe(200)
  later(30 * minute)
  expect(problemOf(await visitor.get('agent/quotes'))).toEqual([401, 'sign_in.over'])
  expect(visitor.jar.get('user_auth')).toBe('')
  expect((await visitor.get(me)).body.data).toMatchObject({ status: 'not_authenticated', roles: [] })
})

it('says how much time is left, and asking does not prolong it (case A11)', async () => {
  const visitor = await signedIn(ruth)
  expect(await endsIn(visitor)).toEqual({ idle: 1800, most: 43_200 })
  later(28 * minute)
  expect(await endsIn(visitor)).toEqual({ idle: 120, most: 43_200 - 1680 })
  later(2 * minute)
  expect((await visitor.get(me)).status).toBe(401)
})

it.each([
  ['a press on “Stay signed in”', (visitor: Browser) => visitor.post('sign-in/stay')],
  [
    'a save',
    async (visitor: Browser, quote: { _id: string; version: number }) =>
      await visitor.save(quote, '/client', { agent: { authorized: 'Yes', client_since: 'client' } }),
  ],
  ['reading a quote', (visitor: Browser, quote: { _id: string }) => visitor.get(`quote/${quote._id}`)],
])('is prolonged by %s (case A11)', async (_, act) => {
  const visitor = await signedIn(ruth)
  const quote = await visitor.begin()
  later(29 * minute)
  expect((await act(visitor, quote)).status).toBe(200)
  expect(await endsIn(visitor)).toMatchObject({ idle: 1800 })
  later(29 * minute)
  expect((await visitor.get('agent/quotes')).status).toBe(200)
})

it('signs staff out after twelve hours, whatever they do (case A12)', async () => {
  const visitor = await signedIn(ruth)
  for (let half = 1; half <= 24; half++) {
    later(30 * minute - 1000)
    expect((await visitor.post('sign-in/stay')).status).toBe(200)
  }
  const { idle, most } = await endsIn(visitor)
  expect(most).toBe(43_200 - 24 * 1799)
  later(most * 1000 - 1)
  expect(idle).toBe(1800)
  await visitor.post('sign-in/stay')
  later(1)
  expect(problemOf(await visitor.post('sign-in/stay'))).toEqual([401, 'sign_in.over'])
})

it('finds the same quote as it was left after signing in again at the same browser (case A11, A12)', async () => {
  const visitor = await signedIn(ruth)
  const quote = await visitor.begin()
  later(31 * minute)
  const late = await visitor.save(quote, '/client', { agent: { authorized: 'Yes', client_since: 'client' } })
  expect(problemOf(late)).toEqual([401, 'sign_in.over'])
  await signInAs(visitor, ruth)
  const { body } = await visitor.get(`quote/${quote._id}`)
  expect(body.data.version).toBe(quote.version)
  expect((await visitor.save(quote, '/client', { agent: { authorized: 'Yes', client_since: 'client' } })).status).toBe(
    200,
  )
})

it('signs customers out after 29 days, like their cookies, and never for inactivity before (case A11, A12)', async () => {
  const dana = await signedIn('dana@shop.example')
  expect(await endsIn(dana)).toBeUndefined()
  later(28 * 24 * 60 * minute)
  expect((await dana.get('account')).status).toBe(200)
  later(24 * 60 * minute)
  expect(problemOf(await dana.get('account'))).toEqual([401, 'sign_in.over'])
})
