import { expect, it } from 'vitest'
import type { Question } from '../model/question.ts'
import { questionForm } from './question-form.ts'

const questions: readonly Question[] = [
  { id: 'alarm', type: 'yes_no', topic: 'Alarm', label: 'Is there an alarm?' },
  {
    id: 'alarm_year',
    type: 'number',
    topic: 'Alarm',
    label: 'Since when?',
    conditions: [{ holder: 'question', subject: 'alarm', or: ['Yes'] }],
  },
]
const shownAndWrong = (answers: object) => {
  const { visible, problems } = questionForm(questions, { ...answers }, '2026-11-20')
  return [visible.map(({ path }) => path), problems.map(({ path }) => path)]
}

it.each([
  [{}, ['alarm'], ['alarm']],
  [{ alarm: 'No', alarm_year: 'x' }, ['alarm'], []],
  [{ alarm: 'Yes' }, ['alarm', 'alarm_year'], ['alarm_year']],
  [{ alarm: 'Yes', alarm_year: 2010 }, ['alarm', 'alarm_year'], []],
])('answers %j show %j, of which %j are wrong (Q2)', (answers, visible, wrong) => {
  expect(shownAndWrong(answers)).toEqual([visible, wrong])
})
