import { expect, it } from 'vitest'
import { isNotMoreThanAnswer } from './is-not-more-than-answer.ts'

const holding = (answers: Readonly<Record<string, unknown>>) => ({
  get: (path: string) => answers[path],
  today: '2026-11-20',
})
const check = { rule: 'isNotMoreThanAnswer', of: 'assets' }

it.each([
  [5, 10, undefined],
  [10, 10, undefined],
  [11, 10, { key: 'validationError.isNotMoreThanAnswer', params: { limit: 10 } }],
  [11, undefined, undefined],
  [undefined, 10, undefined],
  ['11', 10, undefined],
  ['250000', '100000', { key: 'validationError.isNotMoreThanChoice', params: { limit: 100_000 } }],
  ['100000', '100000', undefined],
  ['50000', '1000000', undefined],
  ['none', '100000', undefined],
  ['250000', 'full', undefined],
])('%j as a part of %j gives %j (V1)', (part, total, refusal) => {
  expect(isNotMoreThanAnswer(part, check, holding({ assets: total }))).toEqual(refusal)
})
