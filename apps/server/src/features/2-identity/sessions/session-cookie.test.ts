import cookie from '@fastify/cookie'
import { afterAll, expect, test } from 'vitest'
import { createHttp } from '../../../http/create-http.ts'
import { createTestDatabase } from '../../../platform/testing/test-database.ts'
import { createVisits } from './session-cookie.ts'

const { db } = await createTestDatabase()
const visits = createVisits({ db, https: true, clock: () => new Date() })
const app = createHttp()
await app.register(cookie)
app.get('/', async (request, reply) => ({ id: (await visits.currentOrNew(request, reply)).id }))
afterAll(() => app.close())

test('over HTTPS the cookie is one that no other host can have set (A1)', async () => {
  const first = await app.inject('/')
  const [set] = first.cookies
  expect(set).toMatchObject({ name: '__Host-cw_session', path: '/', httpOnly: true, secure: true, sameSite: 'Lax' })
  expect(set).not.toHaveProperty('domain')
  const value = set?.value ?? ''
  const again = await app.inject({ url: '/', cookies: { '__Host-cw_session': value } })
  expect(again.json()).toEqual(first.json())
  const plantedReply = await app.inject({ url: '/', cookies: { cw_session: value } })
  expect(plantedReply.json()).not.toEqual(first.json())
})

test.for([
  [undefined, 29],
  [14, 14],
] as const)('a site that says %s days is remembered for %i (C1, seed 3)', async ([configured, days]) => {
  const at = createHttp()
  await at.register(cookie)
  const visits = createVisits({ db, https: true, clock: () => new Date(), daysOf: () => configured })
  at.get('/', async (request, reply) => ({ id: (await visits.currentOrNew(request, reply)).id }))
  const [set] = (await at.inject('/')).cookies
  expect(set?.maxAge).toBe(days * 86_400)
  await at.close()
})
