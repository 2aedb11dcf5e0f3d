import { expect, it } from 'vitest'

import { withIdempotencyKey } from './idempotency-key.ts'
import { ApiProblem } from './problem.ts'

const sentKeys: string[] = []
const send =
  (outcome: number) =>
  async ({ 'idempotency-key': key }: { readonly 'idempotency-key': string }): Promise<number> => {
    sentKeys.push(key)
    if (outcome !== 201) throw new ApiProblem(outcome, {})
    return outcome
  }
const times = async (content: object, ...outcomes: readonly number[]): Promise<number> => {
  sentKeys.length = 0
  for (const outcome of outcomes) await withIdempotencyKey('link', content, send(outcome)).catch(() => undefined)
  return new Set(sentKeys).size
}

it('keeps its key until there is a definite answer (A3, case D1)', async () => {
  expect(await times({ to: 'a' }, 0, 503, 429, 201)).toBe(1)
})

it('has another key for another request, and after an answer (A3, case D2)', async () => {
  expect(await times({ to: 'a' }, 201, 201)).toBe(2)
  expect(await times({ to: 'a' }, 422, 201)).toBe(2)
  await times({ to: 'a' }, 0)
  const [first] = sentKeys
  await times({ to: 'b' }, 0)
  expect(sentKeys[0]).not.toBe(first)
})
