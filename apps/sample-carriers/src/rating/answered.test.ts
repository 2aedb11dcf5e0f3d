import { expect, test } from 'vitest'
import { requestFor, today } from '../testing/requests.ts'
import { holds, readAnswers } from './answered.ts'
import type { RatedQuestion } from './rated-question.ts'

test.for([
  [{ is: ['Yes'] }, 'yes', true],
  [{ is: ['Yes'] }, 'Not sure', false],
  [{ is: ['fryer', 'grill'] }, ['oven', 'grill'], true],
  [{ is: ['fryer'] }, ['oven'], false],
  [{ more_than: 3 }, 4, true],
  [{ more_than: 3 }, 3, false],
  [{ more_than: 3 }, '4', false],
  [{ more_than: 3, less_than: 10 }, 12, false],
  [{ less_than: 1990 }, 1985, true],
  [{ more_than: 1 }, ['a', 'b'], true],
  [{ less_than: 5 }, undefined, false],
  [{ is: ['Yes'] }, '', false],
] as const)('%o by the answer %o holds: %s (Q6)', ([when, answer, expected]) => {
  expect(holds(when, answer)).toBe(expected)
})

const questions: readonly RatedQuestion[] = [
  {
    question: { id: 'fries', type: 'yes_no_not_sure', topic: 'Kitchen', label: 'Do you fry?' },
    effects: [{ when: { is: ['Yes'] }, outcome: 'rate', factor: 1.1, reason: 'Frying adds to the price.' }],
  },
  {
    question: {
      id: 'hood',
      type: 'yes_no',
      topic: 'Kitchen',
      label: 'Is there a hood?',
      conditions: [{ holder: 'question', subject: 'fries', or: ['Yes'] }],
    },
    effects: [{ when: { is: ['No'] }, outcome: 'knockout', reason: 'We do not insure frying without a hood.' }],
  },
  {
    question: {
      id: 'wiring',
      type: 'year',
      topic: 'Building',
      label: 'When was the wiring renewed?',
      conditions: [{ holder: 'quote', subject: 'primary_location.year_built', or: ['1995'], test: 'less_than' }],
    },
  },
  {
    question: {
      id: 'rented_tools',
      type: 'money',
      topic: 'Tools',
      label: 'What are the tools you rent out worth?',
      conditions: [{ holder: 'gl.liberty', subject: 'rents_out', or: ['Yes'] }],
    },
    effects: [{ when: { more_than: 20_000 }, outcome: 'refer', reason: 'An underwriter reviews rented tools.' }],
  },
  { question: { id: 'note', type: 'text', topic: 'Kitchen', label: 'Anything else?', optional: true } },
]

const read = (uw_questions: { id: string; answer: string | number }[], year_built = 2010) =>
  readAnswers(questions, requestFor({ uw_questions, coverage: { year_built } }), today)

test('the answer of a hidden question counts for nothing (Q2)', () => {
  const { effects, unanswered } = read([
    { id: 'fries', answer: 'No' },
    { id: 'hood', answer: 'No' },
  ])
  expect(effects).toEqual([])
  expect(unanswered).toEqual([])
})

test('a visible follow-up counts, and "Not sure" is neither Yes nor No (Q2)', () => {
  const yes = read([
    { id: 'fries', answer: 'Yes' },
    { id: 'hood', answer: 'No' },
  ])
  expect(yes.effects.map(({ effect }) => effect.outcome)).toEqual(['rate', 'knockout'])
  const unsure = read([{ id: 'fries', answer: 'Not sure' }])
  expect(unsure).toMatchObject({ effects: [], unsure: [{ label: 'Do you fry?' }] })
})

test('a question opened by the quote is missed when it is not answered (Q2)', () => {
  const fries = { id: 'fries', answer: 'No' }
  expect(read([fries], 1970).unanswered).toMatchObject([{ label: 'When was the wiring renewed?' }])
  expect(read([fries], 2010).unanswered).toEqual([])
})

test('a question opened by another set is visible when it was answered (Q2)', () => {
  const fries = { id: 'fries', answer: 'No' }
  expect(read([fries]).unanswered).toEqual([])
  expect(read([fries, { id: 'rented_tools', answer: 30_000 }]).effects).toMatchObject([{ question: 'rented_tools' }])
})
