import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Type from 'typebox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { deadLetterJobs, dropJobs, retryJobs } from '../jobs/dead-letter-jobs.ts'
import { addJob, createJobs, handleJob } from '../jobs/jobs.ts'
import { createLog } from '../log/log.ts'
import { comingFrom } from '../request-origin.ts'
import { exportTraces } from './export-traces.ts'
import { createMetrics } from './metrics.ts'
import { serveMetrics } from './metrics-server.ts'
import { inSpan } from './traces.ts'

const { app, pool, db } = await createTestApp()
const collectedTexts: string[] = []
const collector = createServer((request, reply) => {
  let text = ''
  request.on('data', (chunk) => {
    text += chunk
  })
  request.on('end', () => {
    collectedTexts.push(text)
    reply.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})

beforeAll(async () => {
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
})
afterAll(() => collector.close())

const failing = { name: 'test.failing', payload: Type.Object({ number: Type.Number() }) } as const

it('serves metrics on a port of its own and nothing else there (operations)', async () => {
  const metrics = createMetrics({
    pool,
    queue: async () => ({ waiting: 3, deadLetter: 2 }),
    build: { version: '1.2.3', build: 'abc' },
  })
  metrics.request('PATCH', '/api/quote/:id', 200, 12)
  const metricsServer = await serveMetrics({ registry: metrics.registry, host: '127.0.0.1', port: 0 })
  const text = await (await fetch(`http://127.0.0.1:${metricsServer.port}/metrics`)).text()
  expect(text).toContain('coverwright_http_request_seconds_count{method="PATCH",route="/api/quote/:id",status="200"} 1')
  expect(text).toContain('coverwright_queue_jobs{state="given_up"} 2')
  expect(text).toContain('coverwright_build_info{version="1.2.3",build="abc"} 1')
  expect((await fetch(`http://127.0.0.1:${metricsServer.port}/`)).status).toBe(404)
  await metricsServer.stop()
  expect((await app.inject('/metrics')).statusCode).toBe(404)
})

it('traces a request to a collector, and a job as following from its request (operations)', async () => {
  const { port } = collector.address() as AddressInfo
  const end = await exportTraces(new URL(`http://127.0.0.1:${port}/v1/traces`))
  await inSpan('outer', {}, async () => {
    await comingFrom({ requestId: 'request-of-test', address: '203.0.113.9' }, () => addJob(db, failing, { number: 1 }))
  })
  const headers: (string | undefined)[] = []
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const handler = handleJob(failing, async () => {
    headers.push(lines.length.toString())
    log.info('inside')
  })
  const jobs = await createJobs({ pool, log, handlers: [handler] })
  await expect.poll(() => headers.length).toBe(1)
  await jobs.stop()
  await end()
  expect(lines.find((line) => line.includes('inside'))).toContain('"requestId":"request-of-test"')
  const spans = collectedTexts.join()
  expect(spans).toContain('test.failing')
  expect(spans).not.toContain('203.0.113.9')
  const ids = [...spans.matchAll(/"traceId":"(\w+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size, 'the job is in the trace of what queued it').toBe(1)
})

it('lists a dead-letter job, and retries or drops it (operations)', async () => {
  await addJob(db, failing, { number: 2 }, { maxAttempts: 1 })
  let runs = 0
  const handler = handleJob(failing, async () => {
    runs += 1
    throw new Error('The mail server refuses')
  })
  const jobs = await createJobs({ pool, log: createLog('silent'), handlers: [handler] })
  await expect.poll(() => deadLetterJobs(db)).toHaveLength(1)
  const [job] = await deadLetterJobs(db)
  expect(job).toMatchObject({ job: 'test.failing', attempts: 1, reason: expect.stringContaining('mail server') })
  expect(await retryJobs(db, [job?.id ?? ''])).toBe(1)
  await expect.poll(() => runs).toBe(2)
  await jobs.stop()
  await expect.poll(async () => (await deadLetterJobs(db)).length).toBeGreaterThanOrEqual(0)
  const remaining = (await deadLetterJobs(db)).map(({ id }) => id)
  expect(await dropJobs(db, ['0', ...remaining])).toBe(remaining.length)
  expect(await deadLetterJobs(db)).toEqual([])
})
