import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isRecord } from '@coverwright/core/answers/answers'
import { expect, it } from 'vitest'
import { createSampleCarriers } from '../../../../sample-carriers/src/app.ts'
import { runCommand } from '../cli/testing-command.ts'
import { examplesOf } from './examples.ts'
import { type Answer, createInsurerCalls } from './insurer-calls.ts'
import { listenForEvents } from './listen-for-events.ts'
import { contractRules, walkContract } from './walk-contract.ts'

const secret = `whsec_${Buffer.alloc(32, 'a').toString('base64')}`
const otherSecret = `whsec_${Buffer.alloc(32, 'b').toString('base64')}`
const today = '2026-11-20'
const token = 'what-it-knows-us-by'

type Call = {
  readonly method: string
  readonly path: string
  readonly key: string
  /** Earlier requests with this key. */
  readonly isRepeated: boolean
}

/** How a server is broken: it gives other answers, forgets keys, accepts any token, or signs with another secret. */
type Break = {
  /** The sample insurer that it is; one that binds at once unless stated otherwise. */
  readonly carrier?: string
  readonly answers?: (answer: Answer, call: Call) => Answer
  readonly forgetsKeys?: string
  readonly letsIn?: true
  readonly signsWith?: string
}

const changeBody =
  (path: RegExp, change: (body: Record<string, unknown>) => object): NonNullable<Break['answers']> =>
  (answer, call) =>
    path.test(`${call.method} ${call.path}`) && answer.status < 300 && isRecord(answer.body)
      ? { ...answer, body: { ...answer.body, ...change(answer.body) } }
      : answer

const accepts =
  (status: number, path: string): NonNullable<Break['answers']> =>
  (answer, call) =>
    answer.status === status && call.path.startsWith(path) ? { status: 200, body: {} } : answer

const breaks: Readonly<Record<string, Break>> = {
  token: { letsIn: true },
  malformed: { answers: accepts(400, '/quotes') },
  quote: { answers: changeBody(/^POST \/quotes$/, () => ({ premium: 'forty dollars' })) },
  'quote read': { answers: changeBody(/^GET \/quotes\/[^/]+$/, () => ({ highlights: [] })) },
  'quote unknown': { answers: accepts(404, '/quotes') },
  repeat: { forgetsKeys: '/quotes' },
  'repeat conflict': { answers: accepts(409, '/quotes') },
  decline: { answers: changeBody(/^POST \/quotes$/, ({ status }) => (status === 'declined' ? { reasons: [] } : {})) },
  referral: {
    answers: changeBody(/^POST \/quotes$/, ({ status }) => (status === 'referred' ? { next_step: undefined } : {})),
  },
  'late answer': { answers: changeBody(/^GET \/quotes\/[^/]+$/, () => ({ revision: 0 })) },
  event: { signsWith: otherSecret },
  'bind requirements': { answers: changeBody(/bind-requirements$/, () => ({ mode: 'perhaps' })) },
  'bind unknown': { answers: accepts(404, '/binds') },
  bind: {
    answers: changeBody(/^POST \/binds$/, () => ({ status: 'refused', reasons: [{ code: 'no', text: 'No.' }] })),
  },
  'bind follow-up': {
    carrier: 'liberty',
    answers: changeBody(/^POST \/binds$/, () => ({
      status: 'needs_requirements',
      requirements: [{ kind: 'loss_runs' }],
    })),
  },
  'bind repeat': { forgetsKeys: '/binds' },
  'bind conflict': { answers: accepts(409, '/binds') },
  'bind read': { answers: changeBody(/^GET \/binds/, () => ({ bind_id: 'another' })) },
}

/** A sample insurer behind a proxy that checks a token, and breaks the configured calls. Its underwriter decides at once. */
async function startInsurer({ answers = (answer) => answer, forgetsKeys, letsIn, signsWith = secret, ...of }: Break) {
  const { carrier = 'hartford' } = of
  const events = await listenForEvents(0, secret)
  const clock = () => new Date(`${today}T15:00:00Z`)
  const app = await createSampleCarriers({ clock, events: { url: events.url, secret: signsWith } })
  const calls = new Set<string>()
  const door = createServer(async (request, reply) => {
    const body = Buffer.concat(await request.toArray()).toString()
    const { method = 'GET', url: path = '/' } = request
    const key = String(request.headers['idempotency-key'] ?? '')
    const call = { method, path, key, isRepeated: calls.has(key) }
    calls.add(key)
    const answer =
      letsIn || request.headers.authorization === `Bearer ${token}`
        ? await pass(call, body)
        : { status: 401, body: { type: 'about:blank', title: 'The token is wrong.', status: 401, code: 'token.wrong' } }
    const sampleAnswer = answers(answer, call)
    reply.writeHead(sampleAnswer.status, { 'content-type': 'application/json' }).end(JSON.stringify(sampleAnswer.body))
  })

  async function pass({ method, path, key, isRepeated }: Call, body: string): Promise<Answer> {
    const isForgotten = isRepeated && forgetsKeys !== undefined && path.startsWith(forgetsKeys)
    const { statusCode, ...sent } = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: `/carriers/${carrier}/v1${path}`,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(key ? { 'idempotency-key': isForgotten ? `${key}-again-${calls.size}` : key } : {}),
      },
      ...(body ? { payload: body } : {}),
    })
    const reply: unknown = sent.json()
    if (isRecord(reply) && reply.status === 'referred' && method === 'POST') {
      const payload = { carrier, quote_id: String(reply.quote_id), decision: 'quote' }
      await app.inject({ method: 'POST', url: '/underwriter', payload })
    }
    return { status: statusCode, body: reply }
  }

  door.listen(0, '127.0.0.1')
  await once(door, 'listening')
  const { port } = door.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    events,
    stop: async () => {
      door.close()
      events.close()
      await app.close()
    },
  }
}

async function outcomes(ruleOutcomes: Break) {
  const { url, events, stop } = await startInsurer(ruleOutcomes)
  try {
    return await walkContract({
      calls: createInsurerCalls(url, token, 1),
      examples: examplesOf('gl', today),
      hasToken: true,
      ...{ today, pollMs: 1, waitMs: 20_000, events },
    })
  } finally {
    await stop()
  }
}

it('a sample insurer keeps every rule of the carrier contract (Q6)', async () => {
  const allOutcomes = await outcomes({})
  expect(allOutcomes.filter(({ outcome }) => outcome !== 'passed')).toMatchObject([
    { rule: 'bind follow-up', outcome: 'not tried' },
  ])
  expect(allOutcomes.map(({ rule }) => rule)).toEqual(Object.keys(breaks))
  // One that asks for loss runs before it binds.
  const asking = (await outcomes({ carrier: 'liberty' })).filter(({ rule }) => rule.startsWith('bind'))
  expect(asking.filter(({ outcome }) => outcome !== 'passed')).toEqual([])
})

it('an insurer that refuses to bind is told in its own words what it answered (Q6)', async () => {
  const bind = (await outcomes(breaks.bind ?? {})).find(({ rule }) => rule === 'bind')
  expect(bind).toMatchObject({ outcome: 'failed', found: 'it was refused: No.' })
})

it('what was given to bind is not asked for again (Q6)', async () => {
  const asks = () => ({
    status: 'needs_requirements',
    requirements: [{ kind: 'no_known_losses' }, { kind: 'signature' }],
  })
  const bind = (await outcomes({ answers: changeBody(/^POST \/binds$/, asks) })).find(({ rule }) => rule === 'bind')
  expect(bind).toMatchObject({ found: 'it asks again for no_known_losses and signature, which the request contained' })
})

it.each(contractRules.map(({ id }) => [id] as const))(
  'a server that breaks the rule “%s” is reported (Q6)',
  async (id) => {
    const allOutcomes = await outcomes(breaks[id] ?? {})
    const result = allOutcomes.find(({ rule }) => rule === id)
    expect(result).toMatchObject({ outcome: 'failed', found: expect.any(String), mend: expect.any(String) })
  },
)

it('the command prints a line for each rule, and its exit code tells the outcome (Q6)', async () => {
  const { url, stop } = await startInsurer({})
  const good = await runCommand(['carrier', 'test', url, '--token', token])
  expect(good).toMatchObject({ exitCode: 0, err: '' })
  expect(good.out).toMatch(/^passed +quote +A business that you insure gets a price\.$/m)
  expect(good.out).toMatch(/^not tried +event /m)
  expect(good.out).toMatch(/^\d+ passed, 0 failed, \d+ not tried\.$/m)
  const json = await runCommand(['carrier', 'test', url, '--token', token, '--json'])
  expect(json.json()).toMatchObject({ ok: true })
  const listenOptions = ['--listen', new URL(url).port, '--secret', secret]
  expect(await runCommand(['carrier', 'test', url, ...listenOptions])).toMatchObject({
    exitCode: 1,
    err: `Port ${new URL(url).port} of --listen is in use: stop the program that uses it, or choose another port and send events there.\n`,
  })
  await stop()
  const result = await runCommand(['carrier', 'test', url])
  expect(result).toMatchObject({ exitCode: 1 })
  expect(result.out).toMatch(/^failed +quote +.*\n +Found: POST \/quotes got no answer: .*\n +To mend: Answer POST/m)
  expect(await runCommand(['carrier', 'test', 'acme'])).toMatchObject({
    exitCode: 1,
    err: '"acme" is not an address such as https://adapter.example.com/acme.\n',
  })
})
