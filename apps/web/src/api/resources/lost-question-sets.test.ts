import type { QuoteReply } from '@coverwright/contract/quotes'
import { expect, it } from 'vitest'
import { lostQuestionSets } from './lost-question-sets.ts'
import { hasArrivedLate, questionSetsOf } from './question-sets.ts'

const set = (basis: string) => ({ revision: '1', basis, questions: [{ id: 'a', type: 'yes_no', label: 'A?' }] })
const quote = (id: string, basis: string) =>
  ({ _id: id, question_sets: { 'gl.liberty': set(basis) } }) as unknown as QuoteReply

it.each([
  ['for these answers', 'now'],
  ['for earlier answers', 'before'],
])('questions that were lost %s arrive late, and are asked (Q5)', (which, basis) => {
  const late = quote(which, 'now')
  expect(hasArrivedLate(late, 'gl.liberty')).toBe(false)
  lostQuestionSets.add(late._id, 'gl.liberty', basis)
  lostQuestionSets.arrived(late._id, 'gl.liberty', 'now')
  expect(hasArrivedLate(late, 'gl.liberty')).toBe(true)
  expect(questionSetsOf(late)['gl.liberty']?.questions).toHaveLength(1)
})
