import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Browser } from '../../../testing/browser.ts'
import { fillQuote, painter } from '../../../testing/fill-quote.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { comparable } from './testing-replies.ts'

const { browser, db } = await createTestApp()

const dana = browser()
await signInAs(dana, 'dana@shop.example')
const eve = browser()
await signInAs(eve, 'eve@shop.example')
const vera = browser()
await vera.begin()

const danas = await fillQuote(dana, painter, '/insurance')
const eves = await fillQuote(eve, painter, '/insurance')

const storedRow = () => db.selectFrom('quotes').selectAll().where('id', '=', danas._id).executeTakeFirstOrThrow()

it.each([
  ['never been here', browser()],
  ['a session', vera],
])('with %s, a known uuid yields nothing but a request to sign in (case B2)', async (_name, caller) => {
  for (const path of [`quote/uuid/${danas.uuid}`, `quote/uuid/${randomUUID()}`]) {
    const { status, body } = await caller.get(path)
    expect(status).toBe(401)
    expect(body).toEqual({
      type: '/docs/errors#authenticate',
      title: 'Unauthorized',
      status: 401,
      code: 'authenticate',
      instance: expect.any(String),
      detail: expect.any(String),
      message: 'authenticate',
    })
  }
})

it.each([
  ['nobody', browser()],
  ['a visitor', vera],
  ['another customer', eve],
])(
  'skipMagicLinkAuth lets %s in no further, and does not ask to sign in (seed 7.1, case B3)',
  async (_name, caller) => {
    const plain = await caller.get(`quote/${danas._id}`)
    expect(plain.status).toBe(caller === eve ? 404 : 401)
    expect(comparable(await caller.get(`quote/${danas._id}?skipMagicLinkAuth=false`))).toEqual(comparable(plain))
    const skipReply = await caller.get(`quote/${danas._id}?skipMagicLinkAuth=true`)
    expect([skipReply.status, skipReply.body.code]).toEqual([404, 'quote.not_found'])
    expect(comparable(skipReply)).toEqual(comparable(await caller.get(`quote/${randomUUID()}?skipMagicLinkAuth=true`)))
  },
)

it('coming back from the checkout opens nobody else’s quote (case B4)', async () => {
  for (const query of ['', '?is_checkout=true', '?is_checkout=false']) {
    const foreign = await eve.get(`quote/${danas._id}/customer_retrieve${query}`)
    const none = await eve.get(`quote/${randomUUID()}/customer_retrieve${query}`)
    expect(foreign.status).toBe(404)
    expect(comparable(foreign)).toEqual(comparable(none))
  }
})

it('the application is printed only by its own keys, and only for its owner (S8) (case B5)', async () => {
  const print = (visitor: Browser, id: string) => visitor.get(`quote/${id}/application.pdf`)
  for (const id of [danas._id, danas.uuid])
    expect((await print(dana, id)).headers['content-type']).toBe('application/pdf')
  for (const id of [eves._id, eves.uuid, randomUUID()]) {
    const reply = await print(dana, id)
    expect([reply.status, reply.headers['content-type']]).toEqual([404, 'application/problem+json'])
  }
  expect((await print(eve, danas._id)).status).toBe(404)
})

it.each([
  ['agent/quotes', 'get'],
  ['support/cases', 'get'],
  [`quote/${danas._id}/copy`, 'post'],
  ['support/impersonation', 'post'],
  ['support/impersonation', 'delete'],
] as const)('a customer may not call what is for those who work here: %s (case B7)', async (path, method) => {
  const reply = await eve[method](path)
  expect([reply.status, reply.body.code]).toEqual([403, 'forbidden'])
})

const beside = (id: string, by: bigint): string => {
  const hex = (BigInt(`0x${id.replaceAll('-', '')}`) + by).toString(16).padStart(32, '0')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

it.each([
  ['a number', '1'],
  ['less than nothing', '-1'],
  ['the one before', beside(danas._id, -1n)],
  ['the one after', beside(danas._id, 1n)],
  ['in capitals', danas._id.toUpperCase()],
  ['with a blank after it', `${danas._id}%20`],
  ['with a blank before it', `%20${danas._id}`],
  ['with a NUL', `${danas._id}%00`],
  ['by way of the folder above', `..%2fquote%2f${danas._id}`],
  ['by way of this folder', `.%2f${danas._id}`],
  ['without its dashes', danas._id.replaceAll('-', '')],
  ['in braces', `%7B${danas._id}%7D`],
  ['with another’s after it', `${eves._id},${danas._id}`],
  ['with a parameter after it', `${danas._id};x=1`],
  ['as a list', `[${danas._id}]`],
  ['for SQL', `${danas._id}'%20or%20'1'='1`],
  ['everything', '*'],
  ['a name of every object', '__proto__'],
])('%s is no key that opens a quote, for owner or stranger (case B8)', async (_name, id) => {
  for (const caller of [dana, eve]) {
    for (const reply of [
      await caller.get(`quote/${id}`),
      await caller.get(`quote/uuid/${id}`),
      await caller.get(`renewal/quote/uuid/${id}`),
      await caller.get(`accounts/${id}`),
      await caller.patch(`quote/${id}`, { step: '/', zip_code: '60614' }, { 'if-match': '*' }),
    ]) {
      expect([400, 404]).toContain(reply.status)
      expect(JSON.stringify(reply.body)).not.toContain('Quist')
    }
  }
})

it.each(['id[]', 'id', 'uuid', '_id', 'quote_id'])(
  'the key in the path counts, whatever %s in the query (case B13)',
  async (name) => {
    for (const query of [`${name}=${danas._id}`, `${name}=${eves._id}&${name}=${danas._id}`]) {
      const reply = await eve.get(`quote/${eves._id}/validate?${query}`)
      expect([reply.status, reply.body.data !== undefined]).toEqual([200, true])
      expect((await eve.get(`quote/${danas._id}/validate?${query.replaceAll(danas._id, eves._id)}`)).status).toBe(404)
    }
  },
)

it('a repeated parameter is refused, not guessed at (case B13)', async () => {
  const twice = await eve.get(`insurance-type?quote_id=${eves._id}&quote_id=${danas._id}`)
  expect([twice.status, twice.body.code]).toEqual([400, 'request.malformed'])
  expect(twice.body.errors).toMatchObject([{ field: 'quote_id' }])
  const reply = await eve.get(`insurance-type?quote_id[]=${danas._id}`)
  if (reply.status === 200) expect(reply.body).toEqual((await eve.get('insurance-type')).body)
  else expect([400, 422]).toContain(reply.status)
})

it('a body that names another quote than the path changes neither (case B13)', async () => {
  const before = await storedRow()
  for (const name of ['_id', 'uuid']) {
    const reply = await eve.save(eves, '/', { zip_code: '60601', [name]: name === '_id' ? danas._id : danas.uuid })
    expect([reply.status, reply.body.code, reply.body.errors[0].field]).toEqual([422, 'read_only', name])
  }
  expect(await storedRow()).toEqual(before)
  expect((await eve.get(`quote/${eves._id}`)).body.data).toEqual(eves)
})
