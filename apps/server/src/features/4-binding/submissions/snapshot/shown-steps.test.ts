import { unitedStates } from '@coverwright/catalogue/countries/us/country'
import { enUs } from '@coverwright/catalogue/messages/en-us'
import { siteFlow } from '@coverwright/catalogue/sites/site-flow'
import type { Answers } from '@coverwright/core/answers/answers'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import { translator } from '@coverwright/core/text/text'
import { expect, it } from 'vitest'
import site from '../../../../../../../sites/default.json' with { type: 'json' }
import { shownSteps } from './shown-steps.ts'

const { flow } = siteFlow(site, unitedStates)
const general = { uuid: '5b0c6f1e-7a52-4c8e-9d3b-000000000001' }

/** The question at a path as a business with general liability was shown it. */
const shownAt = (path: string, facts: Answers) =>
  shownSteps(
    evaluateFlow(flow, {
      answers: { insurance_types: [general] },
      facts: { state: 'OH', ...facts },
      sets: {},
      switches: {},
      today: '2026-11-20',
    }),
    translator(enUs, 'en-US'),
  )
    .flatMap(({ questions }) => questions)
    .find((question) => question.path === path)

it('a statement is kept in the words that were ticked, with the question of its list (Q1)', () => {
  expect(shownAt('claims.any', {})?.statement).toEqual({
    list: enUs['list.happened.statements'],
    words: enUs['field.claims.any.statement'],
  })
  // Alone on its page, it was asked as a question.
  expect(shownAt('claims.any', { state: 'MO' })?.statement).toBeUndefined()
})

it('a suggestion is kept with all that its page said of it (F14)', () => {
  const suggestion = { recommended_coverages: [{ line: 'cl', reason: 'trade' }] }
  expect(shownAt('recommendation_choices.cl', suggestion)?.beside).toEqual(
    ['title', 'covers.1', 'covers.2', 'covers.3'].map((name) => enUs[`recommendation.cl.${name}`]),
  )
})
