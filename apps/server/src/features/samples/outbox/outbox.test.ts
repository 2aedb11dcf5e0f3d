import { randomBytes } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { createApp } from '../../../composition/http.ts'
import { createEncryptor } from '../../../platform/encryption/encryptor.ts'
import { createLog } from '../../../platform/log/log.ts'
import { createTestDatabase } from '../../../platform/testing/test-database.ts'
import { sampleSites } from '../../../testing/default-site.ts'
import { queueMail } from '../../1-foundation/mails/queue-mail.ts'
import { createSites } from '../../1-foundation/site/served-site.ts'
import { outboxRoutes } from './outbox.routes.ts'

const { db, pool } = await createTestDatabase()
const encryptor = createEncryptor(randomBytes(32))
const sites = createSites(sampleSites)
const clock = { now: new Date('2026-11-21T18:00:00Z') }

const appWith = (routes: Parameters<typeof createApp>[0]['routes'], trustProxy: false | number = false) =>
  createApp({
    settings: {
      apiBase: '/api',
      webFolder: '/nowhere',
      publicUrl: new URL('http://localhost:3000'),
      https: false,
      trustProxy,
      requestsPerMinute: 1_000_000,
      busyAfterMs: 100,
    },
    log: createLog('silent'),
    pool,
    routes,
  })
const app = await appWith([outboxRoutes({ db, encryptor, sites })])
const behindProxy = await appWith([outboxRoutes({ db, encryptor, sites })], 1)
const sendingApp = await appWith([])

beforeAll(async () => {
  for (let index = 1; index <= 52; index++) {
    clock.now = new Date(clock.now.getTime() + 60_000)
    const code = String(100_000 + index)
    const mail = { kind: 'sign_in_code', to: 'rosa@shop.example', site: 'default', code, minutes: 10 } as const
    await queueMail(db, { encryptor, clock: () => clock.now }, mail)
  }
  const sentColumns = { sealed: null, sent_at: clock.now }
  const [newest] = await db.selectFrom('mails').select('id').orderBy('created_at', 'desc').limit(1).execute()
  await db
    .updateTable('mails')
    .set(sentColumns)
    .where('id', '=', newest?.id ?? '')
    .execute()
})

it('shows the newest fifty stored mails as they would look (R1)', async () => {
  const reply = await app.inject('/api/outbox')
  const { data } = reply.json()
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(data).toHaveLength(50)
  expect(data[0]).toMatchObject({ kind: 'sign_in_code', to: 'rosa@shop.example', subject: 'Sign in to Coverwright' })
  expect(data[0].text).toContain('100051')
  expect(data[49].text).toContain('100002')
})

it('opens a mail in a frame of ours that runs nothing (S1, S3)', async () => {
  const [{ id, html }] = (await app.inject('/api/outbox')).json().data
  const reply = await app.inject(`/api/outbox/${id}`)
  expect(reply.body).toBe(html)
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(reply.headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(reply.headers['origin-agent-cluster']).toBeUndefined()
  expect(reply.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
  expect((await app.inject('/api/outbox/0b6c7f3e-1111-4222-8333-444455556666')).statusCode).toBe(404)
})

const from = (remoteAddress: string) => ({ remoteAddress })
const fromHost = (host: string) => ({ headers: { host } })
const fromProxy = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })

it.each([
  ['another machine', from('203.0.113.9')],
  ['another machine by IPv6', from('2001:db8::9')],
  ['another machine that names this one as its own', { ...from('203.0.113.9'), ...fromProxy('127.0.0.1') }],
  ['a proxy on this machine', fromProxy('203.0.113.9')],
  ['a proxy that says it newly', { headers: { forwarded: 'for=203.0.113.9' } }],
  ['a proxy that says no more than its name', { headers: { via: '1.1 edge' } }],
  ['a proxy with a header of its own', { headers: { 'x-real-ip': '203.0.113.9' } }],
  ['a tunnel', { headers: { 'cf-connecting-ip': '203.0.113.9' } }],
  ['a name of somebody else that leads here', fromHost('evil.example')],
  ['one that gives itself a name', { headers: { host: 'evil.example', 'x-forwarded-host': 'localhost' } }],
  ['a name that only looks local', fromHost('localhost.evil.example')],
])('to %s there is no outbox, like any address that does not exist (S1)', async (_who, request) => {
  const [{ id }] = (await app.inject('/api/outbox')).json().data
  for (const server of [app, behindProxy]) {
    const unknownReply = await server.inject({ url: '/api/nothing-here', ...request })
    for (const url of ['/api/outbox', `/api/outbox/${id}`, '/api/outbox/no-id']) {
      const reply = await server.inject({ url, ...request })
      expect([url, reply.statusCode]).toEqual([url, 404])
      expect({ ...reply.json(), instance: '' }).toEqual({ ...unknownReply.json(), instance: '' })
    }
  }
})

it.each(['localhost:3000', 'agents.localhost', '127.0.0.1:3000', '[::1]:3000'])(
  'this machine is %s (R1)',
  async (host) => {
    expect((await app.inject({ url: '/api/outbox', headers: { host } })).statusCode).toBe(200)
  },
)

it('where mail is sent there is no outbox (S1)', async () => {
  expect((await sendingApp.inject('/api/outbox')).statusCode).toBe(404)
})
