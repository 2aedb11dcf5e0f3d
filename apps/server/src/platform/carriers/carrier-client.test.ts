import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createSampleCarriers } from '../../../../sample-carriers/src/app.ts'
import { clothingStore } from '../../commands/carrier/examples.ts'
import type { CarrierClientOptions } from './carrier-client.ts'
import { createCarrierClient } from './carrier-client.ts'

const service = await createSampleCarriers({ controls: true })
let baseUrl = ''

beforeAll(async () => {
  baseUrl = await service.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => service.close())
afterEach(async () => {
  vi.useRealTimers()
  await service.inject({ method: 'DELETE', url: '/control' })
})

/** Makes the service misbehave; see apps/sample-carriers/src/http/controls.ts. */
const disturb = (control: object) => service.inject({ method: 'POST', url: '/control', payload: control })

const quick = { retry: { attempts: 3, initialDelayMs: 1, maxDelayMs: 5 }, pollMs: 1 }
const client = (options: Partial<CarrierClientOptions> = {}) => createCarrierClient({ baseUrl, ...quick, ...options })

const store = clothingStore('bop', new Date().toISOString().slice(0, 10))
const request: QuoteRequest = { ...store, coverage: { ...store.coverage, contents_value: 100_000 } }
const about = { line: 'bop', class: store.class, state: 'TX' }

test('questions and appetite arrive checked (Q5, Q6, Q7)', async () => {
  const carriers = client()
  const questions = await carriers.questions('chubb_sci', about)
  expect(questions).toMatchObject({ ok: true, reply: { sample: true } })
  expect(questions.ok && questions.reply.questions.length).toBeGreaterThan(5)
  expect(await carriers.appetite('chubb_sci', about)).toMatchObject({ ok: true, reply: { outcome: 'in' } })
})

test.for([
  ['slow', { delay_ms: 60_000 }],
  ['silent', { fail: 'hang' }],
] as const)('a %s insurer holds nobody longer than the time-out (Q5)', async ([, control]) => {
  await disturb(control)
  const startedAt = performance.now()
  const answer = await client({ timeoutMs: { questions: 80 } }).questions('cna', about)
  expect(answer).toEqual({ ok: false, failure: { reason: 'timeout' } })
  expect(performance.now() - startedAt).toBeLessThan(3000)
})

test.for([
  ['errors', { fail: 'status', status: 503 }],
  ['dropped connections', { fail: 'drop' }],
] as const)('two %s are forgiven by trying again (Q6)', async ([, control]) => {
  await disturb({ ...control, times: 2 })
  expect((await client().questions('liberty', about)).ok).toBe(true)
})

test('after three tries the call fails with the insurer’s own message (Q6)', async () => {
  await disturb({ fail: 'status', status: 500, times: 3 })
  const carriers = client()
  expect(await carriers.questions('liberty', about)).toEqual({
    ok: false,
    failure: { reason: 'failed', status: 500, code: 'test.failure' },
  })
  expect((await carriers.questions('liberty', about)).ok).toBe(true)
})

test('an insurer that cannot be reached is a failure, not an exception (Q5)', async () => {
  const nowhere = client({ addresses: { cna: { url: 'http://127.0.0.1:1' } } })
  expect(await nowhere.questions('cna', about)).toEqual({ ok: false, failure: { reason: 'unreachable' } })
})

test('a reply against the contract is a failure and is not requested again (Q6)', async () => {
  await disturb({ fail: 'malformed', times: 2 })
  const carriers = client()
  const malformation = { ok: false, failure: { reason: 'malformed', status: 200 } }
  expect(await carriers.questions('liberty', about)).toMatchObject(malformation)
  expect(await carriers.appetite('liberty', about)).toMatchObject(malformation)
  expect((await carriers.appetite('liberty', about)).ok).toBe(true)
})

test('an offer against the contract is a failure (Q6)', async () => {
  await disturb({ fail: 'malformed', times: 1 })
  const offer = await client().quote('chubb_sci', request, 'client-key-5')
  expect(offer).toMatchObject({ ok: false, failure: { reason: 'malformed', status: 200 } })
})

test('a reply that is too large is not read to the end (Q6)', async () => {
  const answer = await client({ maxReplyBytes: 500 }).questions('liberty', about)
  expect(answer).toEqual({ ok: false, failure: { reason: 'too_large', status: 200 } })
})

test('a refused request is not tried again and does not open the circuit (Q6)', async () => {
  const carriers = client({ breaker: { failures: 1, halfOpenAfterMs: 30_000 } })
  expect(await carriers.questions('liberty', { ...about, line: 'nothing' })).toEqual({
    ok: false,
    failure: { reason: 'refused', status: 404, code: 'line.not_offered' },
  })
  expect(carriers.isDown('liberty')).toBe(false)
})

test('an insurer that keeps failing is left alone for a while (Q6)', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const carriers = client({ breaker: { failures: 3, halfOpenAfterMs: 30_000 } })
  await disturb({ carrier: 'liberty', fail: 'status' })
  expect(await carriers.questions('liberty', about)).toMatchObject({ failure: { reason: 'failed' } })
  await service.inject({ method: 'DELETE', url: '/control' })

  expect(await carriers.questions('liberty', about)).toEqual({ ok: false, failure: { reason: 'circuit_open' } })
  expect([carriers.isDown('liberty'), carriers.isDown('chubb_sci')]).toEqual([true, false])
  expect((await carriers.questions('chubb_sci', about)).ok).toBe(true)

  vi.setSystemTime(Date.now() + 30_001)
  expect((await carriers.questions('liberty', about)).ok).toBe(true)
  expect(carriers.isDown('liberty')).toBe(false)
})

test('an insurer that was left alone is called again even if the clock was set back (Q6, fault 6)', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  const carriers = client({ breaker: { failures: 3, halfOpenAfterMs: 30_000 } })
  await disturb({ carrier: 'liberty', fail: 'status' })
  await carriers.questions('liberty', about)
  await service.inject({ method: 'DELETE', url: '/control' })
  vi.setSystemTime(Date.now() - 3_600_000)
  expect(await carriers.questions('liberty', about)).toEqual({ ok: false, failure: { reason: 'circuit_open' } })
  vi.advanceTimersByTime(60_001)
  expect((await carriers.questions('liberty', about)).ok).toBe(true)
})

test('time-outs count for the circuit too (Q5, Q6)', async () => {
  const carriers = client({ timeoutMs: { questions: 40 }, breaker: { failures: 2, halfOpenAfterMs: 30_000 } })
  await disturb({ fail: 'hang' })
  await carriers.questions('cna', about)
  await carriers.questions('cna', about)
  await vi.waitFor(() => expect(carriers.isDown('cna')).toBe(true), { timeout: 60_000 })
})

test('the same key returns the same offer, and another body under it is refused (Q6)', async () => {
  const carriers = client()
  const offer = await carriers.quote('chubb_sci', request, 'client-key-1')
  expect(offer.ok).toBe(true)
  expect(await carriers.quote('chubb_sci', request, 'client-key-1')).toEqual(offer)
  const changeReply = await carriers.quote('chubb_sci', { ...request, request_id: 'request-2' }, 'client-key-1')
  expect(changeReply).toMatchObject({ failure: { reason: 'refused', status: 409, code: 'idempotency.conflict' } })
})

test('waits for an offer that takes the insurer a while (Q6)', async () => {
  const offer = await client().quote('cna', request, 'client-key-2')
  expect(offer.ok && offer.reply.sample).toBe(true)
  expect(offer.ok && ['quoted', 'referred', 'declined'].includes(offer.reply.status)).toBe(true)
})

test('stops waiting for an offer that never comes (Q6)', async () => {
  await disturb({ operation: 'quote', fail: 'hang' })
  const offer = await client({ timeoutMs: { quote: 150 } }).quote('cna', request, 'client-key-3')
  expect(offer).toEqual({ ok: false, failure: { reason: 'timeout' } })
})

test('the log names the insurer and the failure, never the business or the key (Q6)', async () => {
  const lines: string[] = []
  const log = { warn: (fields: object, message: string) => lines.push(JSON.stringify([fields, message])) }
  await disturb({ fail: 'status' })
  await client({ log }).quote('chubb_sci', request, 'client-key-4')
  expect(lines.join()).toMatch(/chubb_sci.*failed.*503/)
  expect(lines.join()).not.toMatch(/Tidewell|78701|client-key-4/)
})
