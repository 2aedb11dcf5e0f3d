import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createHttp } from '../create-http.ts'
import type { RoutePolicy } from '../policy/route-policy.ts'
import { shedLoad } from './overload.ts'
import { type Strain, strainOf } from './strain.ts'

const policies: Readonly<Record<string, RoutePolicy>> = {
  saveQuote: { permission: 'quote:write', priority: 'save', repeat: 'version' },
  getQuote: { permission: 'quote:read', repeat: 'safe' },
  printApplication: { permission: 'quote:read', concurrency: 4, repeat: 'safe' },
}

/** A server whose calls are answered when they are told to be. */
async function start({ most = 8, few = 0, strain = 'calm' }: { most?: number; few?: number; strain?: Strain } = {}) {
  const app = createHttp()
  const waiting: (() => void)[] = []
  const lines: object[] = []
  let strained = strain
  shedLoad(app, {
    log: { warn: (line: object) => void lines.push(line) },
    most,
    few,
    strain: () => strained,
  })
  const handler = () => new Promise((resolve) => waiting.push(() => resolve({ done: true })))
  for (const [operationId, policy] of Object.entries(policies))
    app.post(`/${operationId}`, { config: { policy }, schema: { operationId } }, handler)
  await app.ready()
  const call = (operationId: string, remoteAddress = '198.51.100.1') =>
    app.inject({ method: 'POST', url: `/${operationId}`, payload: {}, remoteAddress })
  return {
    app,
    call,
    lines,
    /** Calls that are on their way when this resolves. */
    async begin(number: number, operationId: string, remoteAddress?: string) {
      const before = waiting.length
      const replies = Array.from({ length: number }, () => call(operationId, remoteAddress))
      while (waiting.length < before + number) await turn()
      return replies
    },
    answer: () => {
      for (const each of waiting.splice(0)) each()
    },
    become: (next: Strain) => {
      strained = next
    },
  }
}

it('what could only wait is refused at once and told when to come again, saves last (fault 7)', async () => {
  const { call, begin, answer, lines } = await start()
  const reads = await begin(6, 'getQuote')
  const refused = await call('getQuote')
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'service.busy'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1)
  expect(refused.headers['content-type']).toBe('application/problem+json')
  const saves = await begin(2, 'saveQuote')
  expect((await call('saveQuote')).statusCode).toBe(503)
  answer()
  const replies = await Promise.all([...reads, ...saves])
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const again = await begin(1, 'getQuote')
  answer()
  expect((await again[0])?.statusCode).toBe(200)
  // Two were refused within a moment: one line says so.
  expect(lines).toHaveLength(1)
})

it('documents take places of their own, a few at a time and fewer for one address (case F10)', async () => {
  const { call, begin, answer } = await start()
  const mine = await begin(2, 'printApplication')
  expect((await call('printApplication')).statusCode).toBe(503)
  const others = await begin(2, 'printApplication', '198.51.100.2')
  expect((await call('printApplication', '198.51.100.3')).statusCode).toBe(503)
  const saves = await begin(8, 'saveQuote')
  answer()
  const replies = await Promise.all([...mine, ...others, ...saves])
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
})

it('a process that is late does nothing that takes long, and one that is too late only saves (fault 7)', async () => {
  const { call, begin, answer, become } = await start({ strain: 'busy' })
  expect((await call('printApplication')).statusCode).toBe(503)
  const read = await begin(1, 'getQuote')
  become('overloaded')
  expect((await call('getQuote')).statusCode).toBe(503)
  const save = await begin(1, 'saveQuote')
  answer()
  for (const reply of [...read, ...save]) expect((await reply).statusCode).toBe(200)
})

it('a process that is late while nearly nobody is there refuses nobody', async () => {
  const { call, begin, answer } = await start({ few: 3, strain: 'overloaded' })
  const replies = [
    ...(await begin(1, 'getQuote')),
    ...(await begin(1, 'printApplication')),
    ...(await begin(1, 'getQuote')),
  ]
  expect((await call('getQuote')).statusCode).toBe(503)
  answer()
  for (const reply of replies) expect((await reply).statusCode).toBe(200)
})

it('a call that failed takes no place afterwards', async () => {
  const { app, call, begin, answer } = await start({ most: 1 })
  for (let number = 0; number < 5; number++) {
    const garbled = {
      method: 'POST',
      url: '/saveQuote',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    } as const
    expect((await app.inject(garbled)).statusCode).toBe(400)
  }
  const [saved] = await begin(1, 'saveQuote')
  expect((await call('saveQuote')).statusCode).toBe(503)
  answer()
  expect((await saved)?.statusCode).toBe(200)
})

it.each([
  [10, 0.2, 'calm'],
  [150, 0.2, 'busy'],
  [500, 0.2, 'overloaded'],
  [0, 0.9, 'busy'],
  [0, 0.95, 'overloaded'],
] as const)('%i ms late with a memory filled to %d is %s (fault 7)', (late, heap, strain) => {
  expect(strainOf(late, heap)).toBe(strain)
})
