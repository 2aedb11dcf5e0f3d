import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TrackedEvent } from '@coverwright/contract/visit/tracking'
import { afterEach, expect, it } from 'vitest'
import { createLog } from '../../../platform/log/log.ts'
import { createHttpSink } from './http-sink.ts'

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A sink server that gives the configured answer. */
async function serve(answer: Answer): Promise<URL> {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => answer(request, response, body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return new URL(`http://127.0.0.1:${port}/collect`)
}

const lines: string[] = []
const log = createLog('info', { write: (line) => void lines.push(line) })
const event = (number: number): TrackedEvent => ({
  visit: `0192f0de-6f0d-7e1e-bb6f-${String(number).padStart(12, '0')}`,
  site: 'default',
  at: '2026-11-21T18:00:00.000Z',
  event: { name: 'page_viewed', path: '/' },
})
const quick = { log, timeoutMs: 200, pausesMs: [1, 1], gatherMs: 1 }

it('sends collected events as one batch, with the name and password of the address (C5)', async () => {
  const requests: { body: unknown; auth: string | undefined; url: string | undefined }[] = []
  const url = await serve((request, response, body) => {
    requests.push({ body: JSON.parse(body), auth: request.headers.authorization, url: request.url })
    response.writeHead(202).end()
  })
  url.username = 'us'
  url.password = 'se:cret'
  const sink = createHttpSink({ ...quick, url })
  sink.send([event(1)])
  sink.send([event(2), event(3)])
  await sink.stop()
  const auth = `Basic ${Buffer.from('us:se:cret').toString('base64')}`
  expect(requests).toEqual([{ body: { events: [event(1), event(2), event(3)] }, auth, url: '/collect' }])
})

it('retries failures, and not refusals (C5)', async () => {
  const answers = [503, 429, 200, 400]
  let calls = 0
  const url = await serve((_request, response) => {
    response.writeHead(answers[calls] ?? 200).end()
    calls += 1
  })
  lines.length = 0
  const sink = createHttpSink({ ...quick, url, mostInBatch: 1 })
  sink.send([event(1), event(2)])
  await expect.poll(() => calls).toBe(4)
  await sink.stop()
  expect([calls, lines]).toEqual([4, []])
})

it('gives up on a sink that never answers, drops the excess, and logs it once (C5)', async () => {
  let calls = 0
  const url = await serve(() => {
    calls += 1
  })
  lines.length = 0
  const sink = createHttpSink({ ...quick, url, timeoutMs: 20, mostInBatch: 10, mostWaiting: 20 })
  sink.send(Array.from({ length: 50 }, (_, number) => event(number)))
  await expect.poll(() => lines.length).toBe(1)
  expect(calls).toBe(6)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, nonActionable: true, dropped: 50 })
  await sink.stop()
})

it('does not wait for a dead sink when the server stops (C5)', async () => {
  lines.length = 0
  let calls = 0
  const url = await serve(() => {
    calls += 1
  })
  const sink = createHttpSink({ log, url, timeoutMs: 20, pausesMs: [60_000], gatherMs: 60_000, mostInBatch: 1 })
  sink.send(Array.from({ length: 50 }, (_, number) => event(number)))
  await sink.stop()
  expect([calls, JSON.parse(lines[0] ?? '').dropped]).toEqual([1, 50])
})
