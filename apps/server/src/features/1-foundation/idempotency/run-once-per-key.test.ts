import { expect, it } from 'vitest'
import { AppError } from '../../../platform/errors/app-error.ts'
import { createTestDatabase } from '../../../platform/testing/test-database.ts'
import { type KeyedRequest, runOncePerKey } from './run-once-per-key.ts'

const { db } = await createTestDatabase()
const now = new Date('2026-07-01T12:00:00Z')
const rosa = { actor: { sessionId: 'rosa' } }

let works = 0
const work = async (id: string): Promise<string> => {
  works += 1
  return id
}
const ask = async (more: Partial<KeyedRequest> = {}): Promise<string> => {
  const request = { by: rosa, call: 'makeThing', key: crypto.randomUUID(), request: [1], now, ...more }
  const outcome = await db.transaction().execute((trx) => runOncePerKey(trx, request, work))
  return 'earlierId' in outcome ? outcome.earlierId : outcome.created
}

it('does its work once, however many ask at the same moment (A3, case D1)', async () => {
  works = 0
  const key = crypto.randomUUID()
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => ask({ key })))
  expect([new Set(outcomes).size, works]).toEqual([1, 1])
})

it('refuses a key that was used for another request, and does nothing (A3, case D2)', async () => {
  const key = crypto.randomUUID()
  await ask({ key })
  works = 0
  const refusal = await ask({ key, request: [2] }).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(AppError)
  expect(refusal).toMatchObject({ statusCode: 422, code: 'idempotency.other_request' })
  expect(works).toBe(0)
})

it('another actor, another call and no key at all are other requests (A3, case D2)', async () => {
  const key = crypto.randomUUID()
  const outcomes = [
    await ask({ key }),
    await ask({ key, by: { actor: { sessionId: 'noel' } } }),
    await ask({ key, by: { site: 'default' } }),
    await ask({ key, call: 'makeAnother' }),
    await ask({ key: undefined }),
    await ask({ key: undefined }),
  ]
  expect(new Set(outcomes).size).toBe(outcomes.length)
})

it('leaves nothing behind when the work fails, and forgets the key after a day (A3, case D3)', async () => {
  const key = crypto.randomUUID()
  const request = { by: rosa, call: 'makeThing', key, request: [1], now }
  const failing = db.transaction().execute((trx) =>
    runOncePerKey(trx, request, () => {
      throw new Error('refused')
    }),
  )
  await expect(failing).rejects.toThrow('refused')
  const first = await ask({ key })
  const nextDay = new Date(now.getTime() + 25 * 60 * 60 * 1000)
  expect(await ask({ key })).toBe(first)
  expect(await ask({ key, now: nextDay })).not.toBe(first)
})
