import { expect, it } from 'vitest'
import type { Question } from '../model/question.ts'
import type { View } from '../rules/rule.ts'
import { conditionRule, questionField } from './question-field.ts'

const holding = (answer: unknown): View => ({ get: () => answer, isOn: () => false, today: '2026-11-20' })
const rule = (test: 'more_than' | 'less_than') => conditionRule({ holder: 'quote', subject: 'people', or: ['1'], test })

it.each([
  [2, true, false],
  [1, false, false],
  [0, false, true],
  [['a', 'b'], true, false],
  [['a'], false, false],
  [[], false, true],
  ['2', false, false],
  [undefined, false, false],
])('counts %j: more than one %s, less than one %s; a list by its entries (Q2)', (answer, more, less) => {
  expect(rule('more_than').test(holding(answer))).toBe(more)
  expect(rule('less_than').test(holding(answer))).toBe(less)
})

it('a question becomes a field: its id in the path of its answer, its type and its options (Q2, seed 3)', () => {
  const question: Question = {
    id: 'roof',
    type: 'select',
    topic: 'Building',
    label: 'What is the roof made of?',
    options: [{ value: 'tile', label: 'Tile' }],
  }
  expect(questionField('bop.cna', question)).toMatchObject({
    path: 'bop.cna.uw_questions[roof]',
    type: 'select',
    label: { words: 'What is the roof made of?' },
    options: [{ value: 'tile', label: { words: 'Tile' } }],
  })
})

it.each([
  ['question', 'gl.liberty.uw_questions[ladders]'],
  ['quote', 'ladders'],
  ['bop.cna', 'bop.cna.uw_questions[ladders]'],
])('of the holder %s, a condition reads %s, and holds for any answer it lists (Q2, seed 3)', (holder, path) => {
  const conditions = [{ holder, subject: 'ladders', or: ['Yes', 'Not sure'] }]
  const question: Question = { id: 'height', type: 'number', topic: 'Work', label: 'How high?', conditions }
  const { visible } = questionField('gl.liberty', question)
  const holds = (answer: unknown) =>
    visible?.test({ ...holding(undefined), get: (at) => (at === path ? answer : 'Yes') })
  expect(['Yes', 'yes', 'Not sure', 'No', undefined].map(holds)).toEqual([true, true, true, false, false])
})
