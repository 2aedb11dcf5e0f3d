import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createHttp } from '../create-http.ts'
import type { RoutePolicy } from '../policy/route-policy.ts'
import { shedLoad } from './shed-load.ts'

const policies: Readonly<Record<string, RoutePolicy>> = {
  saveQuote: { permission: 'quote:write', priority: 'save', repeat: 'version' },
  getQuote: { permission: 'quote:read', repeat: 'safe' },
  printApplication: { permission: 'quote:read', concurrency: 4, repeat: 'safe' },
}

const never = Number.POSITIVE_INFINITY
/** A memory that always seems filled to that level, since it contains more than a byte. */
const filledStates = {
  calm: { busy: never, overloaded: never },
  busy: { busy: 1, overloaded: never },
  overloaded: { busy: 1, overloaded: 1 },
}

/** A server that answers calls when the test lets it. */
async function start({ most = 8, few = 0, memory = 'calm' as keyof typeof filledStates } = {}) {
  const app = createHttp()
  const waiting: (() => void)[] = []
  const lines: object[] = []
  await shedLoad(app, {
    log: { warn: (line: object) => void lines.push(line) },
    most,
    few,
    lateMs: filledStates.calm,
    heapBytes: filledStates[memory],
    sampleMs: 10,
  })
  const handler = () => new Promise((resolve) => waiting.push(() => resolve({ done: true })))
  for (const [operationId, policy] of Object.entries(policies))
    app.post(`/${operationId}`, { config: { policy }, schema: { operationId } }, handler)
  await app.ready()
  while (app.memoryUsage().heapUsed === 0) await wait(5)
  const call = (operationId: string, remoteAddress = '198.51.100.1') =>
    app.inject({ method: 'POST', url: `/${operationId}`, payload: {}, remoteAddress })
  return {
    app,
    call,
    lines,
    /** Calls that are in progress when this resolves. */
    async begin(number: number, operationId: string, remoteAddress?: string) {
      const before = waiting.length
      const replies = Array.from({ length: number }, () => call(operationId, remoteAddress))
      while (waiting.length < before + number) await nextTurn()
      return replies
    },
    answer: () => {
      for (const each of waiting.splice(0)) each()
    },
  }
}

it('a call that could only wait is refused at once with a time to retry, saves last (fault 7)', async () => {
  const { call, begin, answer, lines } = await start()
  const reads = await begin(6, 'getQuote')
  const refusal = await call('getQuote')
  expect([refusal.statusCode, refusal.json().code]).toEqual([503, 'service.busy'])
  expect(Number(refusal.headers['retry-after'])).toBeGreaterThanOrEqual(1)
  expect(refusal.headers['content-type']).toBe('application/problem+json')
  const saves = await begin(2, 'saveQuote')
  expect((await call('saveQuote')).statusCode).toBe(503)
  answer()
  const replies = await Promise.all([...reads, ...saves])
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const again = await begin(1, 'getQuote')
  answer()
  expect((await again[0])?.statusCode).toBe(200)
  // Two were refused within a moment: one line reports both.
  expect(lines).toHaveLength(1)
})

it('documents have their own places, a few at a time and fewer for one address (case F10)', async () => {
  const { call, begin, answer } = await start()
  const request = await begin(2, 'printApplication')
  expect((await call('printApplication')).statusCode).toBe(503)
  const others = await begin(2, 'printApplication', '198.51.100.2')
  expect((await call('printApplication', '198.51.100.3')).statusCode).toBe(503)
  const saves = await begin(8, 'saveQuote')
  answer()
  const replies = await Promise.all([...request, ...others, ...saves])
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
})

it('a process under pressure does nothing slow, and an overloaded one only saves (fault 7)', async () => {
  const busy = await start({ memory: 'busy' })
  expect((await busy.call('printApplication')).statusCode).toBe(503)
  const calls = await busy.begin(1, 'getQuote')
  busy.answer()
  const overloadedServer = await start({ memory: 'overloaded' })
  expect((await overloadedServer.call('printApplication')).statusCode).toBe(503)
  expect((await overloadedServer.call('getQuote')).statusCode).toBe(503)
  const callsNow = await overloadedServer.begin(1, 'saveQuote')
  overloadedServer.answer()
  for (const reply of [...calls, ...callsNow]) expect((await reply).statusCode).toBe(200)
})

it('a process under pressure with hardly any callers refuses nobody', async () => {
  const { call, begin, answer } = await start({ few: 3, memory: 'overloaded' })
  const replies = [
    ...(await begin(1, 'getQuote')),
    ...(await begin(1, 'printApplication')),
    ...(await begin(1, 'getQuote')),
  ]
  expect((await call('getQuote')).statusCode).toBe(503)
  answer()
  for (const reply of replies) expect((await reply).statusCode).toBe(200)
})

it('a late event loop counts as pressure (fault 7)', async () => {
  const app = createHttp()
  await shedLoad(app, { log: { warn: () => undefined }, few: 0, lateMs: { busy: 20, overloaded: 20 }, sampleMs: 50 })
  app.get('/', async () => 'done')
  await app.ready()
  const isRefused = async () => (await app.inject('/')).statusCode === 503
  // Each turn takes far longer than the limit, over more than one sample.
  for (let turn = 0; turn < 4; turn++) {
    const until = performance.now() + 100
    while (performance.now() < until);
    await nextTurn()
  }
  expect(await isRefused()).toBe(true)
  while (await isRefused()) await wait(20)
})

it('a failed call frees its place', async () => {
  const { app, call, begin, answer } = await start({ most: 1 })
  for (let number = 0; number < 5; number++) {
    const garbledCall = {
      method: 'POST',
      url: '/saveQuote',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    } as const
    expect((await app.inject(garbledCall)).statusCode).toBe(400)
  }
  const [savingCall] = await begin(1, 'saveQuote')
  expect((await call('saveQuote')).statusCode).toBe(503)
  answer()
  expect((await savingCall)?.statusCode).toBe(200)
})
