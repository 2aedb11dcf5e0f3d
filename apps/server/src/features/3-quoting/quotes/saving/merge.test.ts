import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answersBefore, merge } from './merge.ts'

test.for([
  ['only I changed', { given: 2, base: 1, stored: 1 }, { given: 2 }],
  ['only they changed', { given: 1, base: 1, stored: 3 }, { given: 3 }],
  ['both said the same', { given: 3, base: 1, stored: 3 }, { given: 3 }],
  ['both differ', { given: 2, base: 1, stored: 3 }, { given: 2, conflict: { field: 'a', yours: 2, theirs: 3 } }],
  ['they took it away', { given: 1, base: 1, stored: undefined }, { given: null }],
  [
    'I took away what they changed',
    { given: null, base: 1, stored: 3 },
    { given: null, conflict: { field: 'a', yours: null, theirs: 3 } },
  ],
  ['I say nothing of it', { given: undefined, base: 1, stored: 3 }, { given: undefined }],
] as const)('%s (A3)', ([, { given, base, stored }, expected]) => {
  const result = merge({ incomingAnswers: { a: given }, base: { a: base }, stored: { a: stored } }, ['a'])
  expect(result.incomingAnswers.a).toBe(expected.given)
  expect(result.conflicts).toEqual('conflict' in expected ? [expected.conflict] : [])
})

test('nothing of theirs is ever overwritten without a conflict (A3)', () => {
  const answer = fc.option(fc.constantFrom(1, 2, 'x'), { nil: undefined })
  const answers = fc.record({ a: answer, b: answer })
  fc.assert(
    fc.property(answers, answers, answers, (sent, base, stored) => {
      const { incomingAnswers: mergedAnswers, conflicts } = merge({ incomingAnswers: sent, base, stored }, ['a', 'b'])
      for (const path of ['a', 'b'] as const) {
        const theyChanged = stored[path] !== base[path]
        const overwrites = mergedAnswers[path] !== undefined && (mergedAnswers[path] ?? undefined) !== stored[path]
        const isConflict = conflicts.some(({ field }) => field === path)
        expect(theyChanged && overwrites).toBe(isConflict)
      }
    }),
  )
})

test('rewinding changes restores the earlier answers (A3)', () => {
  const now = { a: 3, c: { d: 'new' }, gl: { liberty: { uw_questions: [{ id: 'x', answer: 'Yes' }] } } }
  const changes = [
    { path: 'a', before: 1, after: 2 },
    { path: 'a', before: 2, after: 3 },
    { path: 'c.d', after: 'new' },
    { path: 'gl.liberty.uw_questions[x]', before: 'No', after: 'Yes' },
  ]

  expect(answersBefore(now, changes)).toEqual({ a: 1, gl: { liberty: { uw_questions: [{ id: 'x', answer: 'No' }] } } })
})

test('an answer whose keys the database merely reordered is the same answer (A3)', () => {
  const own = [{ uuid: '1', name: 'General Liability' }]
  const storedTypes = [{ name: 'General Liability', uuid: '1' }]
  expect(
    merge({ incomingAnswers: { a: own }, base: { a: [{ uuid: '2' }] }, stored: { a: storedTypes } }, ['a']).conflicts,
  ).toEqual([])
})
