import cookie from '@fastify/cookie'
import { afterAll, expect, it } from 'vitest'
import { createHttp } from '../create-http.ts'
import { allowCookies } from './allowed-cookies.ts'

const app = createHttp()
await app.register(cookie)
allowCookies(app, (name) => name === 'known')
app.get('/both', async (_request, reply) => {
  reply.setCookie('known', 'a').setCookie('stray', 'b').clearCookie('gone')
  return {}
})
app.get('/stray', async (_request, reply) => {
  reply.setCookie('stray', 'b')
  return {}
})
afterAll(() => app.close())

it('sets only cookies of the table, and removes any (C3)', async () => {
  const { cookies } = await app.inject('/both')
  expect(cookies.map(({ name, value }) => [name, value])).toEqual([
    ['known', 'a'],
    ['gone', ''],
  ])
  const stray = await app.inject('/stray')
  expect([stray.statusCode, stray.cookies]).toEqual([200, []])
})
