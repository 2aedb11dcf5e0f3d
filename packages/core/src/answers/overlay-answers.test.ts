import { expect, test } from 'vitest'
import { overlayAnswers } from './overlay-answers.ts'

test('merges groups, replaces lists and single answers, and changes neither side', () => {
  const answers = { name: 'Lark', pl: { limit: '1m', entries: [1, 2], deeper: { a: 1, b: 2 } }, claims: 'No' }
  const before = structuredClone(answers)
  const over = { claims: { any: 'Yes' }, pl: { entries: [3], deeper: { b: 3 } } }
  expect(overlayAnswers(answers, over)).toEqual({
    name: 'Lark',
    pl: { limit: '1m', entries: [3], deeper: { a: 1, b: 3 } },
    claims: { any: 'Yes' },
  })
  expect(answers).toEqual(before)
})
