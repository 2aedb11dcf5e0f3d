import { type AddressInfo, connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { createLog } from '../platform/log/log.ts'
import { createHttp } from './create-http.ts'
import { healthRoutes } from './health.routes.ts'

const app = createHttp()
app.post('/echo', async ({ body }) => ({ data: body }))
app.get('/echo/:word', async ({ params }) => params)
await app.register(healthRoutes(() => new Promise(() => undefined), { version: '1.2.3', build: 'abc' }, 20))
await app.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.server.address() as AddressInfo
afterAll(() => app.close())

const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/echo', payload, headers: { 'content-type': 'application/json', ...headers } })

/** The server's reply to bytes that no client library would send. */
const say = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    let receivedText = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (part) => {
      receivedText += part
    })
    socket.on('close', () => resolve(receivedText))
    socket.on('error', reject)
  })

test.for([
  ['/%ff', 400, 'request.malformed'],
  ['/echo/%', 400, 'request.malformed'],
  [`/echo/${'a'.repeat(300)}`, 414, 'request.refused'],
] as const)('the address %s is refused as any other request is (A2)', async ([url, status, code]) => {
  const reply = await app.inject(url)
  expect([reply.statusCode, reply.json().code]).toEqual([status, code])
  expect(reply.headers).toMatchObject({
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': reply.json().instance,
  })
})

test.for([
  [
    'two lengths',
    'POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['long headers', `GET /echo HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
] as const)('%s is problem details and the end of the connection (A2) (case M12)', async ([, bytes, status]) => {
  const [head = '', body = ''] = (await say(bytes)).split('\r\n\r\n')
  expect(head).toContain(`HTTP/1.1 ${status}`)
  expect(head).toContain('application/problem+json')
  expect(JSON.parse(body)).toMatchObject({ type: expect.stringMatching(/^\/docs\/errors#/), status })
})

test.for([
  ['compressed', gzipSync('{"name":"x"}'), { 'content-encoding': 'gzip' }, 415],
  ['said to be compressed', '{"name":"x"}', { 'content-encoding': 'br' }, 415],
  ['in another alphabet', Buffer.from('{"name":"Caf\u00e9"}', 'latin1'), {}, 400],
  ['of plain text', '{"name":"x"}', { 'content-type': 'text/plain' }, 415],
] as const)('a body that is %s is refused, not read some other way (case M8)', async ([, payload, headers, status]) => {
  const reply = await post(payload, headers)
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([status, 'application/problem+json'])
})

test('a caller who hangs up in the middle of a body is not reported as database trouble (case M12)', async () => {
  const lines: string[] = []
  const watchedHttp = createHttp({ log: createLog('info', { write: (line) => void lines.push(line) }) })
  watchedHttp.post('/echo', async ({ body }) => ({ data: body }))
  const start = new Promise<void>((resolve) => {
    watchedHttp.addHook('preParsing', async () => resolve())
  })
  const statusOfAnswer = new Promise<number>((resolve) => {
    watchedHttp.addHook('onSend', async (_request, { statusCode }) => resolve(statusCode))
  })
  await watchedHttp.listen({ host: '127.0.0.1', port: 0 })
  const { port: own } = watchedHttp.server.address() as AddressInfo
  const socket = connect(own, '127.0.0.1', () =>
    socket.write('POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{'),
  )
  await start
  socket.destroy()
  expect(await statusOfAnswer).toBe(400)
  expect(lines.map((line) => JSON.parse(line)).filter(({ level }) => level > 30)).toEqual([])
  await watchedHttp.close()
})

test('a body in UTF-8 is read as it was sent (case V13)', async () => {
  const name = 'Caf\u00e9 \u{1F980} \u202e'
  expect((await post(JSON.stringify({ name }))).json().data).toEqual({ name })
})

test('a server whose database does not answer soon says that it is not ready (case D7)', async () => {
  const reply = await app.inject('/readyz')
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2'])
})
