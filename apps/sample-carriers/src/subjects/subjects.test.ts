import { expect, it } from 'vitest'
import { sampleCarriers } from '../carriers/registry.ts'
import { withSubject } from './subjects.ts'

it('every question of a sample insurer says what it is about', () => {
  const questions = sampleCarriers.flatMap(({ lines }) =>
    Object.values(lines).flatMap((line) => line.questions.flatMap((revision) => revision.questions)),
  )
  const topics = new Set(questions.map(({ question }) => question).filter((each) => !withSubject(each).subject))
  expect([...topics].map(({ topic }) => topic)).toEqual([])
})
