import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import { createCarrierClient } from './carrier-client.ts'

let answer = (reply: ServerResponse): unknown => reply.end('{}')
const open = new Set<Socket>()
const timers = new Set<NodeJS.Timeout>()
const server = createServer((_request, reply) => answer(reply))
server.on('connection', (socket) => {
  open.add(socket)
  socket.once('close', () => open.delete(socket))
})
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve)
})
afterAll(() => {
  for (const timer of timers) clearInterval(timer)
  server.closeAllConnections()
  server.close()
})

/** @param timeoutMs so long that a busy machine reaches it only where nothing else is to happen */
const client = (timeoutMs = 60_000) =>
  createCarrierClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    timeoutMs: { questions: timeoutMs },
    retry: { attempts: 1, initialDelayMs: 1, maxDelayMs: 1 },
  })
const about = {
  line: 'bop',
  class: { class_code_ref: 'CW458110A', naics6: '458110', industry: 'retail', traits: [], hazard: 2 },
  state: 'TX',
}

const json = (reply: ServerResponse, body: string) =>
  reply.writeHead(200, { 'content-type': 'application/json' }).end(body)
const questionsWith = (more: string) =>
  `{"revision":"1","effective_from":"2026-01-01","questions":[{"id":"a","type":"yes_no","topic":"T",${more}}]}`
const half = (reply: ServerResponse) =>
  reply.writeHead(200, { 'content-length': '99' }).write('{', () => reply.destroy())
const forgedText = '{"__proto__":{"ok":true},"constructor":{"prototype":{"ok":true}}}'
const drip = (reply: ServerResponse) => {
  reply.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => reply.write(' '), 10)
  timers.add(timer)
  reply.once('close', () => clearInterval(timer))
}

const odd: readonly (readonly [string, string, (reply: ServerResponse) => unknown])[] = [
  ['byte after byte without end', 'timeout', drip],
  ['headers and nothing more', 'timeout', (reply) => reply.writeHead(200).flushHeaders()],
  ['a connection reset', 'unreachable', (reply) => reply.socket?.resetAndDestroy()],
  ['half a reply', 'unreachable', half],
  ['ten megabytes', 'too_large', (reply) => json(reply, `{"questions":"${'x'.repeat(10_000_000)}"}`)],
  ['a page', 'malformed', (reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('<html>')],
  ['bytes that are no text', 'malformed', (reply) => reply.end(Buffer.alloc(1000, 0xff))],
  ['a hundred thousand brackets', 'malformed', (reply) => json(reply, '['.repeat(100_000) + ']'.repeat(100_000))],
  ...['\\u0000', '\\ud800'].map(
    (half) =>
      [
        `a text with ${half}`,
        'malformed',
        (reply: ServerResponse) => json(reply, questionsWith(`"label":"L${half}"`)),
      ] as const,
  ),
  ['a name with \\u0000', 'malformed', (reply) => json(reply, questionsWith('"label":"L","more\\u0000":1'))],
  ['keys of a prototype', 'malformed', (reply) => json(reply, forgedText)],
  ['a redirect', 'unreachable', (reply) => reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['nothing', 'malformed', (reply) => reply.writeHead(204).end()],
]

const title = 'an insurer that sends %s fails as %s, in time, and leaves no connection behind (Q5) (case D8)'

test('a price held until an impossible date is not an offer (Q6)', async () => {
  const premium = { amount: 90_000, currency: 'USD', period: 'year', fees_included: true }
  const offer = (valid_until: string) => ({
    ...{ quote_id: 'q', status: 'quoted', kind: 'bindable', coverages: [], highlights: [], reasons: [] },
    ...{ premium, valid_until },
  })
  const isAnswered = async (day: string) => {
    answer = (reply) => json(reply, JSON.stringify(offer(day)))
    // biome-ignore lint/suspicious/noExplicitAny: the insurer here does not read it
    return (await client().quote('liberty', {} as any, 'key')).ok
  }
  expect([await isAnswered('2026-12-24'), await isAnswered('2026-99-99')]).toEqual([true, false])
})

test('reads a character that an insurer escapes as two surrogates (Q5)', async () => {
  answer = (reply) => json(reply, questionsWith('"label":"\\ud83d\\ude00"'))
  const { ok, ...reached } = await client().questions('liberty', about)
  expect([ok, reached]).toMatchObject([true, { reply: { questions: [{ label: '😀' }] } }])
})

test.for(odd)(title, async ([, reason, reply]) => {
  answer = reply
  const answerNow = await client(reason === 'timeout' ? 300 : undefined).questions('liberty', about)
  expect(answerNow).toMatchObject({ ok: false, failure: { reason } })
  expect(Reflect.get({}, 'ok')).toBeUndefined()
  // A connection kept for the next call is idle; that of an abandoned call is closed.
  const isGivenUp = reason === 'timeout' || reason === 'too_large'
  if (isGivenUp) await vi.waitFor(() => expect(open.size).toBe(0), { timeout: 60_000 })
  server.closeIdleConnections()
})
