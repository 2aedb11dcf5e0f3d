import { expect, test } from 'vitest'
import { allClosures, indexedClosures, questionnaireOf } from './questionnaire.ts'

test('85 of 100 questions hang from answers to earlier ones, up to four deep (speed)', () => {
  const { questions } = questionnaireOf(1000)
  const conditional = questions.filter(({ when }) => when.length > 0)
  expect(conditional.length).toBe(850)
  expect(Math.max(...questions.map(({ when }) => when.length))).toBe(4)
  questions.forEach(({ when }, at) => {
    for (const { subject } of when) expect(subject).toBeLessThan(at)
  })
})

test('a follow-up needs what its parent needs, so hidden answers steer nothing (speed)', () => {
  const { questions } = questionnaireOf(200)
  for (const { when } of questions) {
    const parent = questions[when.at(-1)?.subject ?? -1]
    expect(when.slice(0, -1)).toEqual(parent?.when ?? [])
  }
})

test('the limit counts the same questions as every condition evaluated anew (speed)', () => {
  const questionnaire = questionnaireOf(300)
  const [all, indexedEngine] = [allClosures(questionnaire), indexedClosures(questionnaire)]
  const counts = questionnaire.changes.map(({ question, answer }) => [
    indexedEngine(question, answer),
    all(question, answer),
  ])
  for (const [quick, full] of counts) expect(quick).toBe(full)
  expect(new Set(counts.map(([quick]) => quick)).size).toBeGreaterThan(20)
})
