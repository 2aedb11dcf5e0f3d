import type { Effect } from '../rating/rated-question.ts'

/** The effects of answers, one line each. `reason` is shown to the applicant. */
export const declines = (is: readonly string[], reason: string): Effect => ({
  when: { is },
  outcome: 'knockout',
  reason,
})
export const refers = (is: readonly string[], reason: string): Effect => ({ when: { is }, outcome: 'refer', reason })
export const rates = (is: readonly string[], factor: number, reason: string): Effect => ({
  when: { is },
  outcome: 'rate',
  factor,
  reason,
})

/** “Not sure” is never read as Yes: a person checks it before the price is firm. */
export const unsure = (what: string): Effect =>
  refers(['Not sure'], `You were not sure about ${what}. An underwriter checks it with you before the price is firm.`)
