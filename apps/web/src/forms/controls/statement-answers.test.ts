import { expect, it } from 'vitest'
import { type StatementAnswers, ticksOf, withNone, withoutOpen, withTick, withUnsure } from './statement-answers.ts'

const open: StatementAnswers = { a: undefined, b: undefined, c: undefined }
const values = (answers: StatementAnswers) => Object.values(answers)

it('one press on "None of these" answers No to every statement, and another clears the answers', () => {
  const none = withNone(open, true)
  expect(values(none)).toEqual(['No', 'No', 'No'])
  expect(ticksOf(none)).toMatchObject({ none: true, unsure: false })
  expect(values(withNone(none, false))).toEqual([null, null, null])
})

it('a tick answers Yes, and No to the rest; "None of these" and a tick exclude each other', () => {
  const tickedAnswers = withTick(withNone(open, true), 'b', true)
  expect(values(tickedAnswers)).toEqual(['No', 'Yes', 'No'])
  expect(ticksOf(tickedAnswers).none).toBe(false)
  expect(values(withTick(tickedAnswers, 'c', true))).toEqual(['No', 'Yes', 'Yes'])
  expect(values(withNone(tickedAnswers, true))).toEqual(['No', 'No', 'No'])
})

it('a list whose last tick is cleared is unanswered: nothing is assumed', () => {
  expect(values(withTick(withTick(open, 'a', true), 'a', false))).toEqual([null, null, null])
})

it('"Not sure" stands for every statement without a tick', () => {
  const unsure = withUnsure(withTick(open, 'a', true), true)
  expect(values(unsure)).toEqual(['Yes', 'Not sure', 'Not sure'])
  expect(values(withTick(unsure, 'b', true))).toEqual(['Yes', 'Yes', 'Not sure'])
  expect(values(withUnsure(unsure, false))).toEqual(['Yes', 'No', 'No'])
  expect(values(withUnsure(withUnsure(open, true), false))).toEqual([null, null, null])
})

it('an unanswered list has no tick', () => {
  expect(ticksOf(open)).toMatchObject({ none: false, unsure: false })
})

it('a tick changes no answer that was given before, such as a No beside a Not sure', () => {
  const answers = { a: 'No', b: 'Not sure', c: null }
  expect(values(withTick(answers, 'c', true))).toEqual(['No', 'Not sure', 'Yes'])
})

it('statements without an answer beside answered ones stay open, and are answered individually', () => {
  const late = { a: 'Yes', b: 'No', c: null }
  expect(ticksOf(late).open).toEqual(['c'])
  expect(values(withoutOpen(late))).toEqual(['Yes', 'No', 'No'])
  expect(ticksOf(withoutOpen(late)).open).toEqual([])
  expect(ticksOf(open).open).toEqual([])
  expect(values(withTick(late, 'b', true))).toEqual(['Yes', 'Yes', null])
})
