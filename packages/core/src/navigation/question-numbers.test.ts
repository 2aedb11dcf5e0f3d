import { expect, test } from 'vitest'
import { compileFlow } from '../evaluation/compile-flow.ts'
import { evaluateFlow } from '../evaluation/evaluate-flow.ts'
import type { Question } from '../model/question.ts'
import { withQuestionNumbers } from './question-numbers.ts'

const yesNo = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  type: 'yes_no',
  topic: 'The work you do',
  label: `${id}?`,
  ...more,
})

const questions = [
  yesNo('hidden', { conditions: [{ holder: 'quote', subject: 'state', or: ['NY'] }] }),
  yesNo('first'),
  yesNo('detail', { conditions: [{ holder: 'question', subject: 'first', or: ['Yes'] }] }),
  yesNo('second'),
  yesNo('third'),
  yesNo('fourth'),
  yesNo('fifth'),
  ...['sixth', 'seventh', 'eighth', 'ninth', 'tenth'].map((id) => yesNo(id)),
  ...['eleventh', 'twelfth', 'thirteenth', 'fourteenth', 'fifteenth'].map((id) => yesNo(id)),
]

const flow = compileFlow({
  id: 'numbers',
  aliases: [],
  baseFacts: ['state'],
  nodes: [
    {
      kind: 'group',
      id: 'gl',
      label: 'GL',
      children: [
        { kind: 'paged', id: 'gl-l', label: 'l', base: '/gl/l/edit', source: { set: 'gl.liberty', basis: [] } },
      ],
    },
  ],
})

const numbersFor = (state: string) => {
  const flowState = evaluateFlow(flow, {
    answers: { gl: { liberty: { uw_questions: [{ id: 'first', answer: 'Yes' }] } } },
    facts: { state },
    sets: { 'gl.liberty': { revision: '1', basis: '[]', questions } },
    switches: {},
    today: '2026-11-20',
  })
  return flowState.pages.map((entry) => withQuestionNumbers(flowState, entry).map(({ number }) => number))
}

test('visible questions are numbered through their set; hidden ones and follow-ups have none (Q1)', () => {
  expect(numbersFor('IL')).toEqual([
    [1, undefined, 2, 3, 4, 5, 6, 7, 8],
    [9, 10, 11, 12, 13, 14, 15],
  ])
})

test('a question that becomes visible takes its number (Q1)', () => {
  expect(numbersFor('NY').flat().filter(Boolean)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1))
})

test('the statements of one list have one number (Q1)', () => {
  const statement = { list: 'Which of these do you do?', words: 'We do' }
  const flowState = evaluateFlow(flow, {
    answers: {},
    facts: { state: 'IL' },
    sets: {
      'gl.liberty': {
        revision: '1',
        basis: '[]',
        questions: [yesNo('a', { statement }), yesNo('x'), yesNo('b', { statement }), yesNo('y')],
      },
    },
    switches: {},
    today: '2026-11-20',
  })
  expect(
    flowState.pages.map((entry) =>
      withQuestionNumbers(flowState, entry).map(({ path, number }) => [path.at(-2), number]),
    ),
  ).toEqual([
    [
      ['a', 1],
      ['b', 1],
      ['x', 2],
      ['y', 3],
    ],
  ])
})
