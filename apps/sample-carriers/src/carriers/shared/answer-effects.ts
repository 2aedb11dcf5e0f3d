import type { RequestPath } from '../../rating/amounts.ts'
import type { Effect, EffectTest } from '../../rating/rated-question.ts'
import type { AnswerRule } from '../../rating/sample-carrier.ts'

/** The answers an effect is for: any of these values, or those that pass the test. */
type Answers = readonly string[] | EffectTest

const isList = (answers: Answers): answers is readonly string[] => Array.isArray(answers)
const test = (answers: Answers): EffectTest => (isList(answers) ? { is: answers } : answers)

/** The effects of answers, one call each. `reason` is shown to the applicant. */
export const declines = (answers: Answers, reason: string): Effect => ({
  when: test(answers),
  outcome: 'knockout',
  reason,
})
export const refers = (answers: Answers, reason: string): Effect => ({ when: test(answers), outcome: 'refer', reason })
export const rates = (answers: Answers, factor: number, reason: string): Effect => ({
  when: test(answers),
  outcome: 'rate',
  factor,
  reason,
})

/** “Not sure” never counts as Yes: an underwriter checks it before the price is firm. */
export const unsure = (subject: string): Effect =>
  refers(
    ['Not sure'],
    `You were not sure about ${subject}. An underwriter checks it with you before the price is firm.`,
  )

/** The effects of the answer at `answer`. */
export const answerRule = (code: string, answer: RequestPath, ...effects: readonly Effect[]): AnswerRule => ({
  code,
  answer,
  effects,
})
